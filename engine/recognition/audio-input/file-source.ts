import { open } from 'node:fs/promises';
import type { ByteSource } from '../../../shared/audio/byte-source.ts';

/** The bytes of a file on disk; `close` must be called. */
export type FileSource = ByteSource & { close(): Promise<void> };

/** Opens a file for reading at any position. */
export async function openFileSource(file: string): Promise<FileSource> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    return {
      size,
      async read(offset, length) {
        const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, offset);
        return bytes.subarray(0, bytesRead);
      },
      close: async () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
