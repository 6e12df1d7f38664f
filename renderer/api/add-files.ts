import { Failure } from '../../shared/domain/failures/failure.ts';
import type { LibraryItem } from '../../shared/domain/library/library-item.ts';
import { client } from './client.ts';
import { hostBridge } from './connection/host.ts';
import { uploadFile } from './upload-file.ts';

/** The files as items of the library; a file without a path is sent. Throws the first failure where none could be added. */
export async function addFiles(files: readonly File[]): Promise<LibraryItem[]> {
  const admitted = await hostBridge().admitFiles([...files]);
  const tickets = admitted.flatMap((file) => (file === null ? [] : [file.ticket]));
  const items: LibraryItem[] = [];
  for (const [index, file] of files.entries()) if (admitted[index] === null) items.push(await uploadFile(file));
  if (tickets.length > 0) {
    const results = await client.library.import({ tickets });
    const failed = results.find(({ failure }) => failure !== null)?.failure;
    if (failed && results.length === 1) throw Failure.of(failed);
    items.push(...results.flatMap(({ item }) => item ?? []));
  }
  return items;
}
