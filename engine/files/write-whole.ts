import { open, rename } from 'node:fs/promises';

/** Writes a file so that a crash leaves either the old or the new content, never half of one. One writer at a time. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(`${file}.new`, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}
