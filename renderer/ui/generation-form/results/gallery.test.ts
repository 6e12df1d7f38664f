import { describe, expect, it } from 'vitest';
import type { GeneratedImage, ImageGeneration } from '../../../../shared/domain/generation/images/image-generation.ts';
import type { GenerationId, ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { NOT_ORGANISED } from '../../../../shared/domain/organisation/organised.ts';
import { DEFAULT_IMAGE_RECIPE } from '../../../../shared/domain/recipe/image-recipe.ts';
import { jobData } from '../../../../shared/domain/test-data/job-data.ts';
import { FOUND_GROUP, type GalleryInput, galleryOf, operatorOfFilter } from './gallery.ts';

const row = (id: string, values: Partial<LibraryRow> = {}): LibraryRow => ({
  id: id as ItemId,
  kind: 'image',
  title: id,
  sizeBytes: 1,
  createdAtMs: 0,
  mediaState: 'ready',
  durationMs: null,
  playable: null,
  lines: [],
  organised: NOT_ORGANISED,
  isArchived: false,
  isNew: false,
  found: null,
  stack: null,
  coverId: null,
  reference: null,
  ...values,
});

const ready = (position: number, id: string): GeneratedImage => ({
  position,
  state: 'ready',
  itemId: id as ItemId,
  seed: 7 + position,
  notDrawn: [],
  failure: null,
  madeAtMs: 1,
});
const open = (position: number, state: 'queued' | 'making' | 'failed' = 'queued'): GeneratedImage => ({
  ...ready(position, ''),
  state,
  itemId: null,
});

const request = (id: string, createdAtMs: number, results: GeneratedImage[], hasEnded = true): ImageGeneration => ({
  id: id as GenerationId,
  jobId: `job-${id}` as JobId,
  engine: 'local',
  recipe: { ...DEFAULT_IMAGE_RECIPE, prompt: id },
  createdAtMs,
  hasEnded,
  results,
});
const jobOf = (id: string, state: Job['state']) => ({ ...jobData({ state }), id: `job-${id}` as JobId });
const rowsOf = (...rows: LibraryRow[]) => ({ rows: new Map(rows.map((each) => [each.id, each])), isWhole: true });
const gallery = (input: Partial<GalleryInput<ImageGeneration>>) =>
  galleryOf({ generations: [], rows: rowsOf(), added: [], jobs: [], filter: 'all', ...input });

describe('the gallery', () => {
  it('shows the newest request first, with places for what is coming', () => {
    const generations = [
      request('new', 20, [ready(0, 'a'), open(1, 'making'), open(2)], false),
      request('old', 10, [ready(0, 'b')]),
    ];
    const { groups, itemCount } = gallery({
      generations,
      rows: rowsOf(row('a'), row('b')),
      jobs: [jobOf('new', 'running')],
    });
    expect(
      groups.map(({ key, isActive, readyCount, missingCount }) => [key, isActive, readyCount, missingCount]),
    ).toEqual([
      ['new', true, 1, 0],
      ['old', false, 1, 0],
    ]);
    expect(groups[0]?.cells.map(({ kind, number, total }) => [kind, number, total])).toEqual([
      ['item', 1, 3],
      ['pending', 2, 3],
      ['pending', 3, 3],
    ]);
    expect(itemCount).toBe(2);
  });

  it('counts as missing what did not come of a request that has ended', () => {
    const generations = [request('r', 1, [ready(0, 'a'), open(1), open(2, 'failed')])];
    for (const jobs of [[jobOf('r', 'done')], [jobOf('r', 'failed')], []]) {
      const [group] = gallery({ generations, rows: rowsOf(row('a')), jobs }).groups;
      expect([group?.readyCount, group?.missingCount]).toEqual([1, 2]);
    }
  });

  it('never shows as missing what is coming, whether jobs or requests were read first', () => {
    const kindsOf = (hasEnded: boolean, jobs: Job[]) =>
      gallery({ generations: [request('r', 1, [open(0)], hasEnded)], jobs }).cells.map(({ kind }) => kind);
    expect(kindsOf(false, [])).toEqual(['pending']);
    expect(kindsOf(false, [jobOf('r', 'done')])).toEqual(['pending']);
    expect(kindsOf(true, [jobOf('r', 'queued')])).toEqual(['pending']);
  });

  it('leaves out what is in the bin or gone, and a request of which nothing is left', () => {
    const binned = { ...NOT_ORGANISED, binnedAtMs: 5 };
    const generations = [request('r', 2, [ready(0, 'a'), ready(1, 'b')]), request('s', 1, [ready(0, 'c')])];
    const { cells, groups } = gallery({ generations, rows: rowsOf(row('a', { organised: binned }), row('b')) });
    expect(cells.map(({ key }) => key)).toEqual(['r/1']);
    expect(groups).toHaveLength(1);
  });

  it('leaves out what is archived, as every list does', () => {
    const generations = [request('r', 2, [ready(0, 'a'), ready(1, 'b')]), request('s', 1, [ready(0, 'c')])];
    const rows = rowsOf(row('a', { isArchived: true }), row('b'), row('c', { isArchived: true }));
    const { groups, itemCount } = gallery({ generations, rows });
    expect(groups.map(({ key, readyCount, missingCount }) => [key, readyCount, missingCount])).toEqual([['r', 1, 0]]);
    expect(itemCount).toBe(1);
  });

  it('keeps the place of an image whose row is still being read', () => {
    const generations = [request('r', 2, [ready(0, 'a')])];
    const { cells } = gallery({ generations, rows: { rows: new Map(), isWhole: false } });
    expect(cells.map((cell) => [cell.kind, cell.kind === 'item' && cell.row])).toEqual([['item', null]]);
  });

  it('shows images from files by their day, among the requests, and none twice', () => {
    const noon = new Date(2026, 10, 28, 12).getTime();
    const generations = [request('r', noon - 1000, [ready(0, 'a')])];
    const added = [
      row('f', { createdAtMs: noon + 5 }),
      row('g', { createdAtMs: noon }),
      row('a', { createdAtMs: noon }),
    ];
    const { groups } = gallery({ generations, rows: rowsOf(row('a')), added });
    expect(groups.map(({ cells }) => cells.map(({ key }) => key))).toEqual([['f', 'g'], ['r/0']]);
  });

  it('shows what a search found in its order, each in its request if that is known', () => {
    const generations = [request('r', 2, [ready(0, 'a'), ready(1, 'b'), open(2)])];
    const found = [
      row('old'),
      row('b', { title: 'named' }),
      row('star', { organised: { ...NOT_ORGANISED, rating: 3 } }),
    ];
    const rows = rowsOf(row('a'), row('b'));
    const shown = gallery({ generations, rows, found });
    expect(shown.groups.map(({ key }) => key)).toEqual([FOUND_GROUP]);
    expect(shown.cells.map((cell) => [cell.key, cell.generation?.id, cell.number])).toEqual([
      ['old', undefined, 1],
      ['r/1', 'r', 2],
      ['star', undefined, 1],
    ]);
    expect(shown.cells[1]).toMatchObject({ row: { title: 'named' } });
    expect(gallery({ generations, rows, found, filter: 'rated' }).cells.map(({ key }) => key)).toEqual(['star']);
    expect(
      gallery({ generations, rows, found, keepsRequests: true }).groups.map(({ key, cells }) => [
        key,
        cells.map((cell) => cell.key),
      ]),
    ).toEqual([['r', ['r/1']]]);
    const ordered = gallery({ generations, rows, found: found.toReversed(), keepsRequests: true, isOrdered: true });
    expect(ordered.groups.map(({ cells }) => cells[0]?.key)).toEqual(
      gallery({ generations, rows, found, keepsRequests: true, isOrdered: true })
        .groups.map(({ cells }) => cells[0]?.key)
        .toReversed(),
    );
    expect(gallery({ generations, rows, found: [] })).toMatchObject({ cells: [], itemCount: 0, totalCount: 2 });
  });

  it('narrows to favourites, good ones or a colour label, without what is coming or missing', () => {
    const generations = [request('r', 2, [ready(0, 'a'), ready(1, 'b'), open(2)]), request('s', 1, [open(0)])];
    const rows = rowsOf(
      row('a', { organised: { ...NOT_ORGANISED, isFavourite: true } }),
      row('b', { organised: { ...NOT_ORGANISED, rating: 3, colourLabel: 'red' } }),
    );
    const keys = (filter: GalleryInput<ImageGeneration>['filter']) =>
      gallery({ generations, rows, filter }).cells.map(({ key }) => key);
    expect([keys('favourites'), keys('rated'), keys('red'), keys('blue')]).toEqual([['r/0'], ['r/1'], ['r/1'], []]);
    expect(gallery({ generations, rows, filter: 'rated' })).toMatchObject({ itemCount: 1, totalCount: 2 });
  });
});

it('narrows by operators of the search where core narrows', () => {
  const filters = ['all', 'new', 'favourites', 'rated', 'purple'] as const;
  expect(filters.map(operatorOfFilter)).toEqual(['', 'is:new', 'is:favourite', 'rating:3', 'label:purple']);
});
