import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { GeneratedResult, ShownGeneration } from '../../../../shared/domain/generation/shown-generation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import type { ColourLabel } from '../../../../shared/domain/organisation/organised.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';

/** A request of any kind. */
export type AnyGeneration = ShownGeneration<unknown, GeneratedResult>;

/** Which items are shown, besides those of a colour label. */
export const RESULT_FILTERS = ['all', 'new', 'favourites', 'rated'] as const;
/** A filter that a panel names in its own words. */
export type NamedFilter = (typeof RESULT_FILTERS)[number];
/** Which items are shown. */
export type ResultFilter = NamedFilter | ColourLabel;

/** One result of a request with its place in it; `generation` is null for an item that came from a file. */
type OfRequest<Generation extends AnyGeneration> = {
  generation: Generation | null;
  result: Generation['results'][number] | null;
  number: number;
  total: number;
};

/** A cell of the gallery: an item (its row null while it is being read), one that is coming, or one that is missing. */
export type GalleryCell<Generation extends AnyGeneration> = { key: string } & (
  | ({ kind: 'item'; id: ItemId; row: LibraryRow | null } & OfRequest<Generation>)
  | ({ kind: 'pending'; isRunning: boolean; sinceMs: number | null; startsAtMs: number | null } & OfRequest<Generation>)
  | ({ kind: 'missing'; failure: FailureRecord | null } & OfRequest<Generation>)
);

/** An item of the gallery. */
export type ItemCell<Generation extends AnyGeneration> = Extract<GalleryCell<Generation>, { kind: 'item' }>;

/** The results of one request, or the items of one day that came from files. */
export type GalleryGroup<Generation extends AnyGeneration> = {
  key: string;
  generation: Generation | null;
  createdAtMs: number;
  isActive: boolean;
  readyCount: number;
  missingCount: number;
  cells: GalleryCell<Generation>[];
};

/** What is read of the items. Where it is not whole, those without a row are still to come, else they are gone. */
export type KnownRows = { rows: ReadonlyMap<ItemId, LibraryRow>; isWhole: boolean };

/** What a gallery is made of. `added` are those items of the library that may have come from files. */
export type GalleryInput<Generation extends AnyGeneration> = {
  generations: readonly Generation[];
  rows: KnownRows;
  added: readonly LibraryRow[];
  jobs: readonly Job[];
  filter: ResultFilter;
  /** What is searched for was found in these, in their order; null where nothing is searched for. */
  found?: readonly LibraryRow[] | null;
  /** What is found stays in its requests, in their order. */
  keepsRequests?: boolean;
  /** Requests are in the order in which the first of their items was found. */
  isOrdered?: boolean;
};

/** Key of the one group of what is searched for. */
export const FOUND_GROUP = 'found';

/** All that the gallery shows, newest request first, and its cells in their order. */
export type Gallery<Generation extends AnyGeneration> = {
  groups: GalleryGroup<Generation>[];
  cells: GalleryCell<Generation>[];
  itemCount: number;
  totalCount: number;
};

/** See Gallery. What is in the bin, archived or deleted is left out, and a request of which nothing is left. */
export function galleryOf<Generation extends AnyGeneration>(input: GalleryInput<Generation>): Gallery<Generation> {
  const jobs = new Map(input.jobs.map((job) => [job.id, job]));
  const whole = [
    ...input.generations.map((generation) => requestGroup(generation, input.rows, jobs.get(generation.jobId))),
    ...addedGroups(input),
  ].toSorted((a, b) => b.createdAtMs - a.createdAtMs);
  const shown = foundGroups(input, whole);
  const groups = shown
    .map((group) => (input.filter === 'all' ? group : { ...group, cells: group.cells.filter(passes(input.filter)) }))
    .filter(({ cells }) => cells.length > 0);
  const cells = groups.flatMap((group) => group.cells);
  return { groups, cells, itemCount: countItems(cells), totalCount: countItems(whole.flatMap((g) => g.cells)) };
}

function foundGroups<Generation extends AnyGeneration>(
  { found, keepsRequests = false, isOrdered = false }: GalleryInput<Generation>,
  groups: readonly GalleryGroup<Generation>[],
): readonly GalleryGroup<Generation>[] {
  if (!found) return groups;
  if (!keepsRequests) return [foundGroup(found, groups)];
  const places = new Map(found.map(({ id }, at) => [id, at]));
  const placeOf = (cell: GalleryCell<Generation>) =>
    cell.kind === 'item' ? (places.get(cell.id) ?? Infinity) : Infinity;
  const kept = groups.map((group) => ({ ...group, cells: group.cells.filter((cell) => placeOf(cell) < Infinity) }));
  if (!isOrdered) return kept;
  const first = ({ cells }: GalleryGroup<Generation>) => Math.min(...cells.map(placeOf));
  return kept.filter(({ cells }) => cells.length > 0).toSorted((one, other) => first(one) - first(other));
}

/** What is found may be older than the requests that are read: its recipe is then read with its details. */
function foundGroup<Generation extends AnyGeneration>(
  found: readonly LibraryRow[],
  groups: readonly GalleryGroup<Generation>[],
): GalleryGroup<Generation> {
  const known = new Map<ItemId, ItemCell<Generation>>();
  for (const { cells } of groups) for (const cell of cells) if (cell.kind === 'item') known.set(cell.id, cell);
  const cells = found.map((row) => ({ ...(known.get(row.id) ?? fileCell<Generation>(row)), row }));
  return { ...fileGroup<Generation>(FOUND_GROUP, found), cells };
}

const OPERATORS: Readonly<Record<NamedFilter, string>> = {
  all: '',
  new: 'is:new',
  favourites: 'is:favourite',
  rated: 'rating:3',
};

/** A filter as an operator of the library's search; empty for everything. */
export const operatorOfFilter = (filter: ResultFilter): string =>
  isNamedFilter(filter) ? OPERATORS[filter] : writeOperator('label', filter);

/** Whether a panel names the filter; the others are colour labels. */
export const isNamedFilter = (filter: ResultFilter): filter is NamedFilter =>
  RESULT_FILTERS.some((each) => each === filter);

const countItems = (cells: readonly GalleryCell<AnyGeneration>[]): number =>
  cells.filter(({ kind }) => kind === 'item').length;

const passes = (filter: ResultFilter) => (cell: GalleryCell<AnyGeneration>) => {
  if (cell.kind !== 'item' || cell.row === null) return false;
  if (filter === 'new') return cell.row.isNew;
  const { isFavourite, rating, colourLabel } = cell.row.organised;
  if (filter === 'favourites') return isFavourite;
  return filter === 'rated' ? rating >= 3 : colourLabel === filter;
};

function requestGroup<Generation extends AnyGeneration>(
  generation: Generation,
  rows: KnownRows,
  job: Job | undefined,
): GalleryGroup<Generation> {
  const { id, createdAtMs, hasEnded, results } = generation;
  // The list of jobs is read beside the requests: a new job may not be in it yet, and an ended one may be before its results are.
  const isActive = !hasEnded || (job !== undefined && isActiveJob(job));
  const cells = results.flatMap((result, index): GalleryCell<Generation>[] => {
    const place = { key: `${id}/${result.position}`, generation, result, number: index + 1, total: results.length };
    if (result.state === 'ready') return itemCell(place, result.itemId, rows);
    if (!isActive) return [{ ...place, kind: 'missing', failure: result.failure ?? job?.failure ?? null }];
    const isRunning = job?.state === 'running';
    const sinceMs = isRunning ? job.runningSinceMs : null;
    return [{ ...place, kind: 'pending', isRunning, sinceMs, startsAtMs: job?.wait?.untilMs ?? null }];
  });
  const of = (kind: GalleryCell<Generation>['kind']) => cells.filter((cell) => cell.kind === kind).length;
  const readyCount = of('item');
  return { key: id, generation, createdAtMs, isActive, readyCount, missingCount: of('missing'), cells };
}

function itemCell<Generation extends AnyGeneration>(
  place: { key: string } & OfRequest<Generation>,
  id: ItemId | null,
  rows: KnownRows,
): GalleryCell<Generation>[] {
  if (id === null) return [];
  const row = rows.rows.get(id) ?? null;
  if (row === null ? rows.isWhole : row.organised.binnedAtMs !== null || row.isArchived) return [];
  return [{ ...place, kind: 'item', id, row }];
}

/** Items that came from files, by the day on which they came. */
function addedGroups<Generation extends AnyGeneration>({
  added,
  generations,
}: GalleryInput<Generation>): GalleryGroup<Generation>[] {
  const generated = new Set(generations.flatMap(({ results }) => results.map(({ itemId }) => itemId)));
  const days = new Map<string, LibraryRow[]>();
  for (const row of added) {
    if (generated.has(row.id)) continue;
    const day = new Date(row.createdAtMs).toDateString();
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, rows]) => fileGroup(day, rows));
}

const fileGroup = <Generation extends AnyGeneration>(
  key: string,
  rows: readonly LibraryRow[],
): GalleryGroup<Generation> => ({
  key,
  generation: null,
  createdAtMs: rows[0]?.createdAtMs ?? 0,
  isActive: false,
  readyCount: rows.length,
  missingCount: 0,
  cells: rows.map((row) => fileCell(row)),
});

const fileCell = <Generation extends AnyGeneration>(row: LibraryRow): ItemCell<Generation> => ({
  kind: 'item',
  key: row.id,
  id: row.id,
  row,
  generation: null,
  result: null,
  number: 1,
  total: 1,
});
