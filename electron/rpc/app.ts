import { procedures } from './procedures.ts';

const { app } = procedures;

/** Handlers about the program itself. */
export const appHandlers = {
  info: app.info.handler(({ context }) => context.core.app.info()),
  takeCrashReport: app.takeCrashReport.handler(({ context }) => context.core.app.takeCrashReport()),
  diagnostics: app.diagnostics.handler(({ context }) => context.core.app.diagnostics()),
  supportBundle: app.supportBundle.handler(({ context }) => context.core.app.supportBundle()),
  reveal: app.reveal.handler(({ context, input }) => context.core.app.reveal(input)),
  moveLibrary: app.moveLibrary.handler(({ context, input }) => context.core.app.moveLibrary(input)),
  locateLibrary: app.locateLibrary.handler(({ context }) => context.core.app.locateLibrary()),
  createEmptyLibrary: app.createEmptyLibrary.handler(({ context }) => context.core.app.createEmptyLibrary()),
  libraryMoves: app.libraryMoves.handler(({ context }) => context.core.app.libraryMoves()),
  discardMove: app.discardMove.handler(({ context }) => context.core.app.discardMove()),
  removeFormerLibrary: app.removeFormerLibrary.handler(({ context, input }) =>
    context.core.app.removeFormerLibrary(input),
  ),
  keepFormerLibrary: app.keepFormerLibrary.handler(({ context, input }) => context.core.app.keepFormerLibrary(input)),
  miniWindow: app.miniWindow.handler(({ context }) => context.core.app.miniWindow()),
  ping: app.ping.handler(({ context }) => context.core.app.ping()),
};
