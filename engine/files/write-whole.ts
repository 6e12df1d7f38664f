import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../shared/disk/sync-folder.ts';

/**
 * Writes a file so that a crash or a power cut leaves either the old or the new content, never half of one, and the new one
 * once this has resolved. One writer at a time.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(`${file}.new`, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
  await syncFolder(path.dirname(file));
}
