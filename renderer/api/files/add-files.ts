import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { client } from '../client.ts';
import { apiFailure } from '../connection/api-failure.ts';
import { hostBridge } from '../connection/host.ts';
import { uploadFile } from './upload-file.ts';

/** As many as core takes in one call. */
export const MOST_AT_ONCE = 500;

/** A file as an item of the library; `isKnown`: it was there already, and nothing was copied. */
export type AddedFile = { item: LibraryItem; isKnown: boolean };

/** What became of files: those that are in the library now, and why others are not. */
export type AddedFiles = { added: AddedFile[]; failures: FailureRecord[] };

/** The files as items of the library. What is there already is found instead of copied once more; a file without a path is sent. */
export async function addFiles(files: readonly File[]): Promise<AddedFiles> {
  const admitted = await hostBridge().admitFiles([...files]);
  const tickets = admitted.flatMap((file) => (file === null ? [] : [file.ticket]));
  const result: AddedFiles = { added: [], failures: [] };
  for (const [index, file] of files.entries()) {
    if (admitted[index] !== null) continue;
    try {
      result.added.push({ item: await uploadFile(file), isKnown: false });
    } catch (error) {
      result.failures.push(apiFailure(error));
    }
  }
  for (let at = 0; at < tickets.length; at += MOST_AT_ONCE) {
    const part = tickets.slice(at, at + MOST_AT_ONCE);
    for (const { item, isKnown, failure } of await client.library.import({ tickets: part, offersKnown: true })) {
      if (item) result.added.push({ item, isKnown });
      else if (failure) result.failures.push(failure);
    }
  }
  return result;
}
