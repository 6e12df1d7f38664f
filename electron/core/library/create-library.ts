import fs from 'node:fs';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import type { CoreContext } from '../core-context.ts';
import { createMadeFiles, type MadeFiles } from './add-made.ts';
import { checkLibrary } from './check-library.ts';
import { createClipPictures } from './media/clip-pictures.ts';
import { createImportWork } from './importing/import-work.ts';
import { createImports } from './importing/create-imports.ts';
import { createItemChanges } from './items/item-changes.ts';
import { countOf, foundIds, listItems, prepareSearch, rowsOfIds, summarise } from './find/find-items.ts';
import { overview } from './find/library-overview.ts';
import { itemDetails } from './find/item-details.ts';
import { linesOf } from './find/rows/list-rows.ts';
import { chooseTop } from './find/rows/stacks.ts';
import { generatedWith } from './find/generated-with.ts';
import { namedSpeakers } from './find/named-speakers.ts';
import { spokenMoments } from './find/spoken-moments.ts';
import { findDuplicates } from './storage/find-duplicates.ts';
import { clearCache, libraryStorage } from './storage/library-storage.ts';
import { createSeeing } from './items/see-results.ts';
import { itemPage } from './items/item-page.ts';
import { findItem, shownItem } from './items/item-table.ts';
import type { LibraryDeps, LibraryNeighbours } from './library-deps.ts';
import type { Library, LibraryFinder } from './library.ts';
import { createPlaceWork, libraryPlaces, orderPlaces } from './places/place-work.ts';
import { adoptMovedFiles } from './places/moved-files/adopt-moved-files.ts';
import { findMovedFiles } from './places/moved-files/find-moved-files.ts';
import { previewRenames } from './places/moving/named-otherwise.ts';
import { removeFormerNames } from './places/removal/remove-former-names.ts';
import { removeFormer } from './places/removal/remove-former.ts';
import { arePlacesUnsure } from './places/unsure-places.ts';
import { createReferences } from './references/create-references.ts';
import { whenLooked, whenRead } from './importing/when-read.ts';
import { readAnyway, readAgain, readTrack } from './media/read-again.ts';
import { mediaFile } from './media/media-file.ts';

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
    ...createSeeing(deps),
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
    generatedWith: () => generatedWith(find.db),
    chooseTop: (input) => chooseTop(find, input),
    overview: () => overview(find),
    details: ({ id, words }) => itemDetails(find, id, words),
  };
}
