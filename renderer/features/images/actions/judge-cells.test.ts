import { beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import type { GalleryCell } from '../results/image-cells.ts';
import { selectedIds, useImages } from '../results/images-store.ts';
import { selectAllCells, selectCell } from '../results/select-cells.ts';
import { judgeCells } from './judge-cells.ts';
import { standInWithoutCells } from '../../../ui/collection/test-data/without-cells.ts';

standInWithoutCells();

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };
const place = { generation: null, result: null, number: 1, total: 1 };
const image = (id: string): GalleryCell => ({ ...place, kind: 'item', key: id, id: id as ItemId, row: null });
const coming: GalleryCell = { ...place, kind: 'pending', key: 'p', isRunning: true, sinceMs: null, startsAtMs: null };
const cells = [image('a'), coming, image('b')];

beforeEach(() => useImages.setState(useImages.getInitialState(), true));

const begin = (update: () => { changedCount: number; undoId: string }) => standInCore({ organisation: { update } });
const done = () => ({ changedCount: 1, undoId: 'undo' });

it('goes on to the next image, past what is still coming, and stays at the last one', async () => {
  const core = begin(done);
  selectCell(cells, 0, PLAIN);
  await judgeCells(cells, 'picked');
  expect([selectedIds(), useImages.getState().at]).toEqual([['b'], 2]);
  await judgeCells(cells, 'rejected');
  expect(selectedIds()).toEqual(['b']);
  expect(core.asked.map(([, input]) => (input as { values: object }).values)).toEqual([
    { verdict: 'picked' },
    { verdict: 'rejected' },
  ]);
});

it('brings the next image into view where one is looked at large', async () => {
  begin(done);
  selectCell(cells, 0, PLAIN);
  useImages.setState({ dialog: 'look' });
  await judgeCells(cells, 'picked');
  expect(useImages.getState()).toMatchObject({ at: 2, shownAt: 2 });
});

it('stays where several are judged, where that is taken back, and where core refuses', async () => {
  begin(done);
  selectAllCells(cells);
  await judgeCells(cells, 'picked');
  expect(selectedIds()).toEqual(['a', 'b']);
  selectCell(cells, 0, PLAIN);
  await judgeCells(cells, null);
  expect(selectedIds()).toEqual(['a']);
  begin(() => {
    throw new Failure('DISK_FULL', 'The disk is full.');
  });
  await judgeCells(cells, 'picked');
  expect(selectedIds()).toEqual(['a']);
});
