import type { Core } from '../../core/create-core.ts';
import { procedures } from '../procedures.ts';

const { library } = procedures;

/** An answer of the finder, once what its query asks for is prepared. */
async function found<Answer>({ library: { prepare } }: Core, input: { query: string }, answer: () => Answer) {
  await prepare(input);
  return answer();
}

/** Handlers of the library. */
export const libraryHandlers = {
  page: library.page.handler(({ context, input }) => context.core.library.page(input)),
  hasPictures: library.hasPictures.handler(({ context, input }) => context.core.library.hasPictures(input)),
  get: library.get.handler(({ context, input }) => context.core.library.get(input)),
  chooseFiles: library.chooseFiles.handler(({ context }) => context.core.library.chooseFiles()),
  import: library.import.handler(({ context, input }) => context.core.library.import(input)),
  lookAtFile: library.lookAtFile.handler(({ context, input }) => context.core.library.lookAtFile(input)),
  isFileMissing: library.isFileMissing.handler(({ context, input }) => context.core.library.isFileMissing(input)),
  downloadableUntil: library.downloadableUntil.handler(({ context, input }) =>
    context.core.keptResults.downloadableUntil(input),
  ),
  downloadAgain: library.downloadAgain.handler(({ context, input, signal }) =>
    context.core.keptResults.downloadAgain({ ...input, signal }),
  ),
  relink: library.relink.handler(({ context, input }) => context.core.library.relinkTicket(input)),
  acceptChange: library.acceptChange.handler(({ context, input }) =>
    context.core.library.relink({ ...input, replaces: true }),
  ),
  relinkInFolder: library.relinkInFolder.handler(({ context, input, signal }) =>
    context.core.library.chooseRelinkFolder({ ...input, signal }),
  ),
  readTrack: library.readTrack.handler(({ context, input }) => context.core.library.readTrack(input)),
  readAnyway: library.readAnyway.handler(({ context, input }) => context.core.library.readAnyway(input)),
  rename: library.rename.handler(({ context, input }) => context.core.library.rename(input)),
  markSeen: library.markSeen.handler(({ context, input }) => context.core.library.markSeen(input)),
  markAllSeen: library.markAllSeen.handler(({ context, input }) => context.core.library.markAllSeen(input)),
  list: library.list.handler(({ context: { core }, input }) => found(core, input, () => core.library.list(input))),
  rows: library.rows.handler(({ context, input }) => context.core.library.rows(input)),
  ids: library.ids.handler(({ context: { core }, input }) => found(core, input, () => core.library.ids(input))),
  count: library.count.handler(({ context: { core }, input }) => found(core, input, () => core.library.count(input))),
  summary: library.summary.handler(({ context: { core }, input }) =>
    found(core, input, () => core.library.summary(input)),
  ),
  moments: library.moments.handler(({ context: { core }, input }) =>
    found(core, input, () => core.library.moments(input)),
  ),
  lines: library.lines.handler(({ context, input }) => context.core.library.lines(input)),
  speakers: library.speakers.handler(({ context }) => context.core.library.speakers()),
  generatedWith: library.generatedWith.handler(({ context }) => context.core.library.generatedWith()),
  chooseTop: library.chooseTop.handler(({ context, input }) => context.core.library.chooseTop(input)),
  overview: library.overview.handler(({ context }) => context.core.library.overview()),
  lineage: library.lineage.handler(({ context, input }) => context.core.lineage(input)),
  storage: library.storage.handler(({ context }) => context.core.library.storage()),
  places: library.places.handler(({ context }) => context.core.library.places()),
  renames: library.renames.handler(({ context, input, signal }) => context.core.library.renames({ ...input, signal })),
  movedFiles: library.movedFiles.handler(({ context, signal }) => context.core.library.movedFiles({ signal })),
  adoptMovedFiles: library.adoptMovedFiles.handler(({ context, signal }) =>
    context.core.library.adoptMovedFiles({ signal }),
  ),
  moveToPlaces: library.moveToPlaces.handler(({ context, input }) => context.core.library.moveToPlaces(input)),
  duplicates: library.duplicates.handler(({ context, signal }) => context.core.library.duplicates({ signal })),
  clearCache: library.clearCache.handler(({ context }) => context.core.library.clearCache()),
  details: library.details.handler(({ context, input }) => context.core.library.details(input)),
  export: library.export.handler(({ context, input, signal }) => context.core.itemFiles.export({ ...input, signal })),
  prepareDrag: library.prepareDrag.handler(({ context, input }) => context.core.itemFiles.prepareDrag(input)),
  openFile: library.openFile.handler(({ context, input }) => context.core.itemFiles.openFile(input)),
  reveal: library.reveal.handler(({ context, input }) => context.core.itemFiles.reveal(input)),
  copyFiles: library.copyFiles.handler(({ context, input }) => context.core.itemFiles.copyFiles(input)),
  copyPaths: library.copyPaths.handler(({ context, input }) => context.core.itemFiles.copyPaths(input)),
  deleteForGood: library.deleteForGood.handler(({ context, input }) => context.core.library.deleteForGood(input)),
};
