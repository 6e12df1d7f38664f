import process from 'node:process';
import { Failure } from '../../shared/domain/failures/failure.ts';

/** All bytes of standard input. Throws FILE_TOO_LARGE beyond `maxBytes`; `name` is what it is called then. */
export async function readStandardInput({ maxBytes, name }: { maxBytes: number; name: string }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) {
      throw new Failure('FILE_TOO_LARGE', 'Standard input is too large.', { fileName: name, sizeBytes, maxBytes });
    }
  }
  return Buffer.concat(chunks);
}
