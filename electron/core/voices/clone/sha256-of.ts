import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileFailure } from '../../library/file-failure.ts';

/** SHA-256 of a file's bytes, hex. Throws FILE_MISSING. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash).catch((error: unknown) => {
    throw fileFailure(error, path.basename(file));
  });
  return hash.digest('hex');
}
