import { procedures } from './procedures.ts';

const { app } = procedures;

/** Handlers about the program itself. */
export const appHandlers = {
  info: app.info.handler(({ context }) => context.core.app.info()),
  takeCrashReport: app.takeCrashReport.handler(({ context }) => context.core.app.takeCrashReport()),
  diagnostics: app.diagnostics.handler(({ context }) => context.core.app.diagnostics()),
  supportBundle: app.supportBundle.handler(({ context }) => context.core.app.supportBundle()),
  reveal: app.reveal.handler(({ context, input }) => context.core.app.reveal(input)),
  moveLibrary: app.moveLibrary.handler(({ context }) => context.core.app.moveLibrary()),
  miniWindow: app.miniWindow.handler(({ context }) => context.core.app.miniWindow()),
  ping: app.ping.handler(({ context }) => context.core.app.ping()),
};
