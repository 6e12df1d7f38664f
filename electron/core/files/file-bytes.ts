import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ByteSource } from '../../../shared/audio/byte-source.ts';
import { fileFailure } from './file-failure.ts';

/** Runs `work` on the bytes of a file, which is closed after. Throws FILE_MISSING and what `work` throws. */
export async function withFileBytes<Result>(
  file: string,
  work: (source: ByteSource) => Promise<Result>,
): Promise<Result> {
  const name = path.basename(file);
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw fileFailure(error, name);
  });
  try {
    const { size } = await handle.stat();
    return await work({
      size,
      read: async (offset, length) => {
        const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      },
    });
  } catch (error) {
    throw fileFailure(error, name);
  } finally {
    await handle.close();
  }
}
