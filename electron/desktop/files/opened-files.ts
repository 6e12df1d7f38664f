import { app, ipcMain, type WebContents } from 'electron';
import { isFromOurPage } from '../security/sender.ts';
import { admitFiles } from './admitted-files.ts';
import { filesOfArguments } from './argument-files.ts';
import type { FileTickets } from './file-tickets.ts';

/** Files that this start was given. In a checkout the folder of the app is among the arguments, and switches before it. */
function filesOfThisStart(): string[] {
  return filesOfArguments(process.argv, process.cwd()).filter((file) => file !== app.getAppPath());
}

/**
 * Takes the lock of the single instance and hands our files to whoever holds it. They go beside the arguments, since
 * Chromium sorts those: a switch and its value no longer stand together on the other side.
 */
export function takeSingleInstanceLock(): boolean {
  return app.requestSingleInstanceLock({ files: filesOfThisStart() });
}

function filesOfOtherStart(given: unknown): string[] {
  const files = typeof given === 'object' && given !== null && 'files' in given ? given.files : [];
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/** Passes files that the system wants opened to the page; those that come before the page listens wait for it. */
export type OpenedFiles = { open(files: readonly string[]): void };

/**
 * Collects files from the command line, from second starts and from the system ("open with", drop on the dock) and sends
 * tickets for them to the page that `page` returns.
 */
export function collectOpenedFiles(tickets: FileTickets, page: () => WebContents | null): OpenedFiles {
  let waiting: string[] = filesOfThisStart();
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
  app.on('second-instance', (...[, , , given]) => open(filesOfOtherStart(given)));
  return { open };
}
