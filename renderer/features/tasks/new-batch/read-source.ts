import type { BatchSeparator, BatchTable } from '../../../../shared/domain/batch/batch-table.ts';
import { MAX_SCRIPT_FILE_BYTES } from '../../../../shared/domain/script/parsing/script-file.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { base64Of } from '../../../api/files/file-base64.ts';

/** Reads a file as core sees fit. Throws what core says of it. */
export async function readFileTable(file: File): Promise<BatchTable> {
  const [admitted] = await hostBridge().admitFiles([file]);
  const source = admitted
    ? { ticket: admitted.ticket }
    : { fileName: file.name, base64: await base64Of(file, MAX_SCRIPT_FILE_BYTES + 1) };
  return await client.batches.read({ source });
}

/** Reads a text that was typed or pasted. */
export const readTextTable = (text: string): Promise<BatchTable> => client.batches.read({ source: { text } });

/** Reads the same once more, in another way. */
export const readAgain = (
  { id }: BatchTable,
  way: { encoding?: string; separator?: BatchSeparator },
): Promise<BatchTable> => client.batches.read({ source: { tableId: id }, ...way });
