import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { folderFailure } from '../../core/files/file-failure.ts';
import { numberedFileName } from '../../../shared/domain/files/file-name.ts';

const MOST_NUMBERS = 10_000;

/**
 * Writes a text or bytes into a folder without overwriting anything: a taken name gets " (2)". Returns the path. Two runs at a
 * time are safe, since only the creator of a file writes it. Throws FOLDER_READ_ONLY, FILE_MISSING (the folder), DISK_FULL,
 * INVALID_INPUT (a name that is too long there).
 */
export async function writeResultFile(folder: string, fileName: string, content: string | Uint8Array): Promise<string> {
  for (let number = 1; number <= MOST_NUMBERS; number += 1) {
    const file = path.join(folder, number === 1 ? fileName : numberedFileName(fileName, number));
    try {
      const handle = await open(file, 'wx');
      try {
        await handle.writeFile(content, 'utf8');
        await handle.sync();
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
      return file;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        throw folderFailure(error, folder, fileName);
    }
  }
  throw new Error(`${fileName} and its numbered names are all taken in ${folder}.`);
}
