import { beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { GalleryCell } from './image-cells.ts';
import { selectedIds, selectNothing, useImages } from './images-store.ts';
import { leaveImages, moveToCell, selectAllCells, selectCell, showImage, toggleCell } from './select-cells.ts';

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };
const place = { generation: null, result: null, number: 1, total: 1 };
const image = (id: string): GalleryCell => ({ ...place, kind: 'item', key: id, id: id as ItemId, row: null });
const coming: GalleryCell = { ...place, kind: 'pending', key: 'p', isRunning: true, sinceMs: null, startsAtMs: null };
const cells = [image('a'), coming, image('b'), image('c')];

beforeEach(() => useImages.setState(useImages.getInitialState(), true));

it('selects one, adds and takes out with Ctrl, and all between with Shift', () => {
  selectCell(cells, 0, PLAIN);
  expect(selectedIds()).toEqual(['a']);
  selectCell(cells, 3, { ...PLAIN, ctrlKey: true });
  expect(selectedIds()).toEqual(['a', 'c']);
  selectCell(cells, 0, { ...PLAIN, metaKey: true });
  expect(selectedIds()).toEqual(['c']);
  selectCell(cells, 0, PLAIN);
  selectCell(cells, 3, { ...PLAIN, shiftKey: true });
  expect(selectedIds()).toEqual(['a', 'b', 'c']);
});

it('goes to a place without an image and keeps what is selected', () => {
  selectCell(cells, 0, PLAIN);
  moveToCell(cells, 1, { shiftKey: false });
  expect([selectedIds(), useImages.getState().at]).toEqual([['a'], 1]);
  selectCell(cells, 1, PLAIN);
  expect(selectedIds()).toEqual(['a']);
  moveToCell(cells, 2, { shiftKey: true });
  expect(selectedIds()).toEqual(['a', 'b']);
});

it('takes single images in and out, and all', () => {
  toggleCell(cells, 2);
  toggleCell(cells, 1);
  expect(selectedIds()).toEqual(['b']);
  toggleCell(cells, 2);
  expect(selectedIds()).toEqual([]);
  selectAllCells(cells);
  expect(selectedIds()).toEqual(['a', 'b', 'c']);
  selectNothing();
  expect(selectedIds()).toEqual([]);
});

it('shows what an address means and says where there is none', () => {
  expect(showImage(cells, ({ key }) => key === 'c')).toBe(true);
  expect(useImages.getState()).toMatchObject({ at: 3, shownAt: 3 });
  expect(selectedIds()).toEqual(['c']);
  expect(showImage(cells, ({ key }) => key === 'z')).toBe(false);
});

it('goes on to the next image when the one that is looked at is binned, to the one before after the last', () => {
  const leave = (at: number, ...ids: string[]) => {
    useImages.setState({ at, dialog: 'look' });
    leaveImages(cells, ids as ItemId[]);
    return [selectedIds(), useImages.getState().at];
  };
  expect(leave(0, 'a')).toEqual([['b'], 1]);
  expect(leave(3, 'c')).toEqual([['b'], 2]);
  expect(leave(2, 'a', 'b')).toEqual([['c'], 1]);
  expect(leave(2, 'a', 'b', 'c')[0]).toEqual([]);
});

it('selects nothing after a bin that nobody looked at large, and goes on from its place', () => {
  selectCell(cells, 0, PLAIN);
  selectCell(cells, 2, { ...PLAIN, ctrlKey: true });
  leaveImages(cells, ['a', 'b'] as ItemId[]);
  expect([selectedIds(), useImages.getState().at]).toEqual([[], 1]);
});
