import type { HostShell, Log } from '../host-ports.ts';

/** A log that keeps nothing. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A desktop on which nobody answers, but for the folder that is chosen. */
export const quietShell = (chosenFolder: () => string | null = () => null): HostShell => ({
  hasDialogs: true,
  reveal: () => undefined,
  openFile: async () => true,
  copyText: () => undefined,
  chooseFiles: async () => [],
  chooseFolder: async () => chosenFolder(),
  redeemTicket: () => null,
  issueTicket: () => 'unused' as never,
  enterKey: async () => undefined,
  confirmKeyUse: async () => false,
  printPdf: async () => null,
  drawDiagram: async () => null,
  openInWindow: () => false,
});
