import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { GeneratedImage, ImageGeneration } from '../../../../shared/domain/generation/image-generation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import type { ImageFilter } from './images-store.ts';

/** One image of a request with its place in it; `generation` is null for one that came from a file. */
type OfRequest = { generation: ImageGeneration | null; image: GeneratedImage | null; number: number; total: number };

/** A cell of the gallery: an image (its row null while it is being read), one that is coming, or one that is missing. */
export type GalleryCell = { key: string } & (
  | ({ kind: 'image'; id: ItemId; row: LibraryRow | null } & OfRequest)
  | ({ kind: 'pending'; isRunning: boolean; sinceMs: number | null } & OfRequest)
  | ({ kind: 'missing'; failure: FailureRecord | null } & OfRequest)
);

/** An image of the gallery. */
export type ImageCell = Extract<GalleryCell, { kind: 'image' }>;

/** The images of one request, or those of one day that came from files. */
export type GalleryGroup = {
  key: string;
  generation: ImageGeneration | null;
  createdAtMs: number;
  isActive: boolean;
  readyCount: number;
  missingCount: number;
  cells: GalleryCell[];
};

/** What is read of the items. Where it is not whole, those without a row are still to come, else they are gone. */
export type KnownRows = { rows: ReadonlyMap<ItemId, LibraryRow>; isWhole: boolean };

/** What a gallery is made of. `added` are those images of the library that may have come from files. */
export type GalleryInput = {
  generations: readonly ImageGeneration[];
  rows: KnownRows;
  added: readonly LibraryRow[];
  jobs: readonly Job[];
  filter: ImageFilter;
};

/** All that the gallery shows, newest request first, and its cells in their order. */
export type Gallery = { groups: GalleryGroup[]; cells: GalleryCell[]; imageCount: number; totalCount: number };

/** See Gallery. What is in the bin or deleted is left out, and a request of which nothing is left. */
export function galleryOf(input: GalleryInput): Gallery {
  const jobs = new Map(input.jobs.map((job) => [job.id, job]));
  const whole = [
    ...input.generations.map((generation) => requestGroup(generation, input.rows, jobs.get(generation.jobId))),
    ...addedGroups(input),
  ].toSorted((a, b) => b.createdAtMs - a.createdAtMs);
  const groups = whole
    .map((group) => (input.filter === 'all' ? group : { ...group, cells: group.cells.filter(passes(input.filter)) }))
    .filter(({ cells }) => cells.length > 0);
  const cells = groups.flatMap((group) => group.cells);
  return { groups, cells, imageCount: countImages(cells), totalCount: countImages(whole.flatMap((g) => g.cells)) };
}

const countImages = (cells: readonly GalleryCell[]): number => cells.filter(({ kind }) => kind === 'image').length;

const passes = (filter: ImageFilter) => (cell: GalleryCell) => {
  if (cell.kind !== 'image' || cell.row === null) return false;
  const { isFavourite, rating } = cell.row.organised;
  return filter === 'favourites' ? isFavourite : rating >= 3;
};

function requestGroup(generation: ImageGeneration, rows: GalleryInput['rows'], job: Job | undefined): GalleryGroup {
  const { id, createdAtMs, results } = generation;
  const isActive = job !== undefined && isActiveJob(job);
  const cells = results.flatMap((image, index): GalleryCell[] => {
    const place = { key: `${id}/${image.position}`, generation, image, number: index + 1, total: results.length };
    if (image.state === 'ready') return imageCell(place, image.itemId, rows);
    if (!isActive) return [{ ...place, kind: 'missing', failure: image.failure ?? job?.failure ?? null }];
    return [{ ...place, kind: 'pending', isRunning: job.state === 'running', sinceMs: job.runningSinceMs }];
  });
  const of = (kind: GalleryCell['kind']) => cells.filter((cell) => cell.kind === kind).length;
  const readyCount = of('image');
  return { key: id, generation, createdAtMs, isActive, readyCount, missingCount: of('missing'), cells };
}

function imageCell(place: { key: string } & OfRequest, id: ItemId | null, rows: GalleryInput['rows']): GalleryCell[] {
  if (id === null) return [];
  const row = rows.rows.get(id) ?? null;
  if (row === null ? rows.isWhole : row.organised.binnedAtMs !== null) return [];
  return [{ ...place, kind: 'image', id, row }];
}

/** Images that came from files, by the day on which they came. */
function addedGroups({ added, generations }: GalleryInput): GalleryGroup[] {
  const generated = new Set(generations.flatMap(({ results }) => results.map(({ itemId }) => itemId)));
  const days = new Map<string, LibraryRow[]>();
  for (const row of added) {
    if (generated.has(row.id)) continue;
    const day = new Date(row.createdAtMs).toDateString();
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, rows]) => ({
    key: day,
    generation: null,
    createdAtMs: rows[0]?.createdAtMs ?? 0,
    isActive: false,
    readyCount: rows.length,
    missingCount: 0,
    cells: rows.map((row) => ({
      kind: 'image' as const,
      key: row.id,
      id: row.id,
      row,
      generation: null,
      image: null,
      number: 1,
      total: 1,
    })),
  }));
}
