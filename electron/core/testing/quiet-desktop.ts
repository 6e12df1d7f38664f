import type { Log } from '../host-ports.ts';
import type { CoreShell } from '../settings/export-folders.ts';

/** A log that keeps nothing. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A desktop on which nobody answers, but for the folder that is chosen. */
export const quietShell = (chosenFolder: () => string | null = () => null): CoreShell => ({
  hasDialogs: true,
  reveal: () => undefined,
  openFile: async () => true,
  copyText: () => undefined,
  copyFiles: async () => false,
  chooseFiles: async () => [],
  chooseFolder: async () => chosenFolder(),
  chooseExportFolder: async () => chosenFolder(),
  redeemTicket: () => null,
  issueTicket: () => 'unused' as never,
  enterKey: async () => undefined,
  confirmKeyUse: async () => false,
  printPdf: async () => null,
  drawDiagram: async () => null,
  openInWindow: () => false,
});
