import fs from 'node:fs';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import type { CoreContext } from '../core-context.ts';
import { createMadeFiles, type MadeFiles } from './add-made.ts';
import { checkLibrary } from './check-library.ts';
import { createClipPictures } from './clip-pictures.ts';
import { createImportWork } from './importing/import-work.ts';
import { createImports } from './importing/create-imports.ts';
import { submitReading } from './importing/settle-in.ts';
import { createItemChanges } from './items/item-changes.ts';
import { countOf, foundIds, listItems, prepareSearch, rowsOfIds, summarise } from './find/find-items.ts';
import { overview } from './find/library-overview.ts';
import { itemDetails } from './find/item-details.ts';
import { linesOf } from './find/list-rows.ts';
import { chooseTop } from './find/stacks.ts';
import { namedSpeakers } from './find/named-speakers.ts';
import { spokenMoments } from './find/spoken-moments.ts';
import { findDuplicates } from './storage/find-duplicates.ts';
import { clearCache, libraryStorage } from './storage/library-storage.ts';
import { itemPage } from './items/item-page.ts';
import { findItem, shownItem, type StoredItem, updateMedia } from './items/item-table.ts';
import type { LibraryDeps, LibraryNeighbours } from './library-deps.ts';
import type { Library, LibraryFinder, MediaFile, MediaVariant } from './library.ts';
import { createPlaceWork, libraryPlaces, orderPlaces } from './places/place-work.ts';
import { adoptMovedFiles } from './places/adopt-moved-files.ts';
import { findMovedFiles } from './places/find-moved-files.ts';
import { previewRenames } from './places/named-otherwise.ts';
import { removeFormerNames } from './places/remove-former-names.ts';
import { removeFormer } from './places/remove-former.ts';
import { arePlacesUnsure } from './places/unsure-places.ts';
import { createReferences } from './references/create-references.ts';
import type { ReferenceLooks } from './references/look-at-references.ts';
import { usableFile } from './references/usable-file.ts';
import { contentType } from '../files/media-names.ts';
import { whenLooked, whenRead } from './importing/when-read.ts';

/** The library, and the reading of made files that goes on beside jobs. */
export type OpenLibrary = {
  library: Library;
  made: Pick<MadeFiles, 'readLeft' | 'stop'>;
  /** Removes what items had in other places before the last start; `stop` ends that. */
  former: { whenRemoved: Promise<void>; stop(): Promise<void> };
};

/** Builds the library and registers the job of reading recordings. */
export function createLibrary(context: CoreContext, neighbours: LibraryNeighbours): OpenLibrary {
  const deps: LibraryDeps = { kinds: ITEM_KINDS, ...context, ...neighbours };
  const { db, folder, kinds } = deps;
  const listeners = new Set<() => void>();
  const onMedia = () => [...listeners].forEach((listener) => listener());
  const { looks, ...references } = createReferences(deps);
  deps.queue.register('import', createImportWork({ ...deps, looks, onMedia }));
  deps.queue.register('place-items', createPlaceWork(deps));
  // An index from a backup doesn't know where files are: they are looked for while the library is in use.
  if (deps.isClearing && arePlacesUnsure(db) && fs.existsSync(folder.root()))
    orderPlaces(deps, { title: MOVE_TITLE, moves: false, renames: false });
  const made = createMadeFiles(deps, onMedia);
  const former = removeFormerFiles(deps);
  const library: Library = {
    folder: () => folder.root(),
    check: () => checkLibrary({ ...deps, looks }),
    page: (query) => itemPage({ db, kinds }, query),
    get: ({ id }) => shownItem(findItem(db, id)),
    ...createImports(deps),
    addMade: made.addMade,
    addMadeTogether: made.addMadeTogether,
    checkFolder: () => void folder.incoming(),
    onRead: made.onRead,
    whenLooked: async (input) => await whenLooked(db, listeners, input),
    whenRead: async (input) => await whenRead(db, listeners, input),
    mediaFile: (input) => mediaFile({ ...deps, looks }, input),
    storage: () => libraryStorage(deps),
    places: () => libraryPlaces(db),
    whenSettled: () => former.whenRemoved,
    renames: (input) => previewRenames(deps, input),
    movedFiles: ({ signal }) => findMovedFiles(deps, signal),
    adoptMovedFiles: async ({ signal }) => {
      const adopted = await adoptMovedFiles(deps, signal);
      deps.changes.publish(
        'library',
        adopted.map(({ id }) => id),
      );
      return adopted;
    },
    moveToPlaces: ({ renames }) => {
      folder.incoming();
      return orderPlaces(deps, { title: MOVE_TITLE, moves: true, renames });
    },
    duplicates: ({ signal }) => findDuplicates(deps, signal),
    clearCache: () => clearCache(deps),
    ...createItemChanges(deps),
    ...createClipPictures(deps),
    ...createReadings(deps),
    ...createFinder(deps),
    ...references,
  };
  return { library, made, former };
}

/** As it is said in the list of tasks. */
const MOVE_TITLE = 'Library files';

function removeFormerFiles({ db, folder, log, isClearing }: LibraryDeps): OpenLibrary['former'] {
  const ending = new AbortController();
  const remove = async () => {
    await removeFormer({ db, folder }, ending.signal);
    await removeFormerNames({ db, folder, log }, { isStart: true, signal: ending.signal });
  };
  const work = isClearing ? remove() : Promise.resolve();
  const whenRemoved = work.catch((error: unknown) => {
    log.warn('Former files of items could not be removed.', { code: failureRecord(error).code });
  });
  return {
    whenRemoved,
    stop: async () => {
      ending.abort();
      await whenRemoved;
    },
  };
}

function createReadings(deps: LibraryDeps): Pick<Library, 'readAnyway' | 'readAgain' | 'readTrack'> {
  return {
    readAnyway: ({ id }) => readAnyway(deps, id),
    readAgain: ({ id }) => readAgain(deps, id),
    readTrack: (input) => readTrack(deps, input),
  };
}

function createFinder(find: LibraryDeps): LibraryFinder {
  return {
    prepare: ({ query }) => prepareSearch(find, query),
    list: (range) => listItems(find, range),
    rows: ({ ids }) => rowsOfIds(find, ids),
    ids: (range) => foundIds(find, range),
    count: ({ query }) => countOf(find, query),
    summary: (input) => summarise(find, input),
    moments: (input) => spokenMoments(find, input),
    lines: (range) => linesOf(find.db, { ...range, id: findItem(find.db, range.id).id }),
    speakers: () => namedSpeakers(find.db),
    chooseTop: (input) => chooseTop(find, input),
    overview: () => overview(find),
    details: ({ id, words }) => itemDetails(find, id, words),
  };
}

function readAnyway({ db, queue, changes }: LibraryDeps, id: ItemId): void {
  const { media, title } = findItem(db, id);
  if (media.state !== 'failed' || media.failure.code !== 'CONFIRMATION_NEEDED')
    throw reasonedFailure('CONFLICT', 'no_confirmation_needed', { id });
  db.write((tx) => {
    updateMedia(tx, id, { state: 'reading' });
    submitReading(queue, tx, { title, request: { itemId: id, acceptsSilence: true } });
  });
  changes.publish('library', [id]);
  queue.wake();
}

function readAgain({ db, jobs }: LibraryDeps, id: ItemId): void {
  const { media } = findItem(db, id);
  if (media.state !== 'failed') return;
  const { code } = media.failure;
  if (code.startsWith('AUDIO_') || code === 'CONFIRMATION_NEEDED') return;
  const sql = `SELECT id FROM jobs WHERE kind = 'import' AND item_id = :id AND state IN ('failed', 'cancelled')
    ORDER BY created_at_ms DESC LIMIT 1`;
  const job = db.get<{ id: JobId }>(sql, { id });
  if (!job) return;
  // At once: whoever waits for it must not see the old failure.
  db.write((tx) => updateMedia(tx, id, { state: 'reading' }));
  jobs.resume({ id: job.id });
}

function readTrack({ db, queue, changes }: LibraryDeps, { id, track }: { id: ItemId; track: number }): void {
  const { media, title } = findItem(db, id);
  if (media.state !== 'ready' && media.state !== 'failed') throw reasonedFailure('CONFLICT', 'still_preparing', { id });
  db.write((tx) => {
    updateMedia(tx, id, { state: 'reading' });
    submitReading(queue, tx, { title, request: { itemId: id, acceptsSilence: true, track } });
  });
  changes.publish('library', [id]);
  queue.wake();
}

/** Where a file outside is refused, a look notes and tells why, or that only its time is another. */
function noteRefusal({ looks, log }: Looking, id: ItemId): void {
  looks.look(id).catch((error: unknown) => {
    log.warn('A file outside of the library could not be looked at.', { item: id, code: failureRecord(error).code });
  });
}

type Looking = LibraryDeps & { looks: ReferenceLooks };

function originalFile(deps: Looking, item: StoredItem): string {
  try {
    return usableFile(deps, item);
  } catch (error) {
    noteRefusal(deps, item.id);
    throw error;
  }
}

function mediaFile(deps: Looking, input: { id: ItemId; variant: MediaVariant }): MediaFile {
  const { media } = deps;
  const item = findItem(deps.db, input.id);
  if (item.mediaFile === null) throw new Failure('NOT_FOUND', 'This item has no recording.', { id: item.id });
  const fileName = item.sourceName ?? item.title;
  const original = () => ({ file: originalFile(deps, item), contentType: contentType(item.mediaFile ?? '') });
  if (input.variant === 'original') return { ...original(), fileName };
  if (input.variant === 'playback') return { ...(media.playbackCopy(item.id) ?? original()), fileName };
  if (input.variant === 'sprite') return { ...spriteOf(media, item.id), fileName: `${fileName}.webp` };
  if (input.variant === 'thumbnail') return { ...thumbnailOf(media, item.id), fileName: `${fileName}.webp` };
  const peaks = media.peaks(item.id);
  if (!peaks) throw new Failure('NOT_FOUND', 'This recording is still being prepared.', { id: item.id });
  return { ...peaks, fileName: `${fileName}.peaks` };
}

function spriteOf(media: LibraryDeps['media'], id: ItemId) {
  const sprite = media.clipSprite(id);
  if (!sprite) throw new Failure('NOT_FOUND', 'This clip has no pictures yet.', { id });
  return sprite;
}

function thumbnailOf(media: LibraryDeps['media'], id: ItemId) {
  const thumbnail = media.imageThumbnail(id);
  if (!thumbnail) throw new Failure('NOT_FOUND', 'This image has no thumbnail yet.', { id });
  return thumbnail;
}
