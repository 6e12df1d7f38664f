import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ipcMain } from 'electron';
import { holdsRecording } from '../../core/files/paths/media-names.ts';
import type { AdmittedFile } from '../../../shared/contract/host/host-bridge.ts';
import { isFromOurPage } from '../security/sender.ts';
import type { FileTickets } from './file-tickets.ts';

const MAX_FILES = 2000;

/** Tickets for files and folders; null for what has no path. What is not there is refused by its name when it is taken. */
export async function admitFiles(tickets: FileTickets, files: readonly string[]): Promise<(AdmittedFile | null)[]> {
  return Promise.all(files.slice(0, MAX_FILES).map((file) => admit(tickets, file)));
}

async function admit(tickets: FileTickets, file: string): Promise<AdmittedFile | null> {
  if (!path.isAbsolute(file)) return null;
  const facts = await stat(file).catch(unreadable);
  const sizeBytes = facts?.isFile() ? facts.size : 0;
  // What of a folder cannot be read is said when it is taken.
  const isWithoutRecordings = facts?.isDirectory() && (await holdsRecording(file).catch(unreadable)) === false;
  const admitted = { ticket: tickets.issue(file), fileName: path.basename(file), sizeBytes };
  return isWithoutRecordings ? { ...admitted, isWithoutRecordings } : admitted;
}

/** What cannot be looked at has no size yet; an error that is none of the system's is a fault of ours. */
function unreadable(error: NodeJS.ErrnoException): null {
  if (error.code === undefined) throw error;
  return null;
}

/** Answers the preload script, which alone can turn a dropped File into a path. */
export function answerAdmissions(tickets: FileTickets): void {
  ipcMain.handle('files:admit', async (event, files: unknown) => {
    if (!isFromOurPage(event) || !Array.isArray(files)) return [];
    return admitFiles(tickets, files.map(String));
  });
}
