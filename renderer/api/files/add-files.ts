import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { client } from '../client.ts';
import { hostBridge } from '../connection/host.ts';
import { uploadFile } from './upload-file.ts';

/** A file as an item of the library; `isKnown`: it was there already, and nothing was copied. */
export type AddedFile = { item: LibraryItem; isKnown: boolean };

/** The files as items of the library; a file without a path is sent. Throws the first failure where none could be added. */
export async function addFiles(files: readonly File[]): Promise<LibraryItem[]> {
  return (await addOrFind(files, false)).map(({ item }) => item);
}

/** The same, but what is there already is found instead of copied once more. */
export const addOrFindFiles = (files: readonly File[]): Promise<AddedFile[]> => addOrFind(files, true);

async function addOrFind(files: readonly File[], offersKnown: boolean): Promise<AddedFile[]> {
  const admitted = await hostBridge().admitFiles([...files]);
  const tickets = admitted.flatMap((file) => (file === null ? [] : [file.ticket]));
  const added: AddedFile[] = [];
  for (const [index, file] of files.entries())
    if (admitted[index] === null) added.push({ item: await uploadFile(file), isKnown: false });
  if (tickets.length > 0) {
    const results = await client.library.import({ tickets, offersKnown });
    const failed = results.find(({ failure }) => failure !== null)?.failure;
    if (failed && results.length === 1) throw Failure.of(failed);
    added.push(...results.flatMap(({ item, isKnown }) => (item ? [{ item, isKnown }] : [])));
  }
  return added;
}
