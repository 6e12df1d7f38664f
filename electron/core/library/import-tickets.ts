import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../shared/domain/failure.ts';
import type { FileTicket } from '../../../shared/domain/ids.ts';
import type { ImportResult } from '../../../shared/domain/library-page.ts';
import type { HostShell } from '../host-ports.ts';
import type { Library } from './library.ts';
import { mediaFilesIn } from './media-names.ts';

/** Imports the file behind a ticket, or the media files of a folder; a failure is the result of its file alone. */
export async function importTicket(
  ticket: FileTicket,
  shell: HostShell,
  importFile: Library['importFile'],
): Promise<ImportResult[]> {
  const source = shell.redeemTicket(ticket);
  if (source === null) {
    const failure = new Failure('FILE_MISSING', 'This file was already taken or is no longer known. Drop it again.');
    return [{ ticket, fileName: '', item: null, failure: failureRecord(failure) }];
  }
  const results: ImportResult[] = [];
  const attempt = async (file: string) => {
    const fileName = path.basename(file);
    try {
      results.push({ ticket, fileName, item: await importFile({ file, fileName }), failure: null });
    } catch (error) {
      results.push({ ticket, fileName, item: null, failure: failureRecord(error) });
    }
  };
  const isFolder = await stat(source).then(
    (facts) => facts.isDirectory(),
    // A file that is not there is refused with all the others, below.
    () => false,
  );
  if (!isFolder) {
    await attempt(source);
    return results;
  }
  const files = await mediaFilesIn(source);
  for (const file of files) await attempt(file);
  if (files.length > 0) return results;
  const name = path.basename(source);
  const failure = new Failure('INVALID_INPUT', `The folder ${name} holds no audio or video files.`, { fileName: name });
  return [{ ticket, fileName: name, item: null, failure: failureRecord(failure) }];
}
