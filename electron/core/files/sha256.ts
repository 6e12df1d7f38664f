import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileFailure } from './file-failure.ts';

/** SHA-256 of a text as UTF-8 or of bytes, hex. */
export const sha256Of = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** SHA-256 of a file's bytes, hex. Throws FILE_MISSING with `name` for people, and where the signal ends it. */
export async function sha256OfFile(file: string, name = path.basename(file), signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, signal ? { signal } : {}).catch((error: unknown) => {
    throw fileFailure(error, name);
  });
  return hash.digest('hex');
}
