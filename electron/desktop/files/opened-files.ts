import { app, ipcMain, type WebContents } from 'electron';
import { isFromOurPage } from '../security/sender.ts';
import { admitFiles } from './admitted-files.ts';
import { filesOfArguments } from './argument-files.ts';
import type { FileTickets } from './file-tickets.ts';

/** How many arguments stand before those of the user: the program, and in a checkout the folder that it runs. */
function programArguments(): number {
  return app.isPackaged ? 1 : 2;
}

/** Passes files that the system wants opened to the page; those that come before the page listens wait for it. */
export type OpenedFiles = { open(files: readonly string[]): void };

/**
 * Collects files from the command line, from second starts and from the system ("open with", drop on the dock) and sends
 * tickets for them to the page that `page` returns.
 */
export function collectOpenedFiles(tickets: FileTickets, page: () => WebContents | null): OpenedFiles {
  let waiting: string[] = filesOfArguments(process.argv, process.cwd(), programArguments());
  let isListening = false;
  const flush = async () => {
    const target = page();
    if (!isListening || !target || waiting.length === 0) return;
    const files = waiting;
    waiting = [];
    const admitted = (await admitFiles(tickets, files)).filter((file) => file !== null);
    if (admitted.length > 0) target.send('files:opened', admitted);
  };
  ipcMain.on('files:listening', (event) => {
    if (!isFromOurPage(event)) return;
    isListening = true;
    void flush();
  });
  const open = (files: readonly string[]) => {
    waiting.push(...files);
    void flush();
  };
  app.on('open-file', (event, file) => {
    event.preventDefault();
    open([file]);
  });
  app.on('second-instance', (_event, args, folder) => open(filesOfArguments(args, folder, programArguments())));
  return { open };
}
