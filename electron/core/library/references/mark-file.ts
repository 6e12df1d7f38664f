import { realpath, stat } from 'node:fs/promises';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { checkedSource } from '../../files/writing/incoming-file.ts';
import { isWithin } from '../../files/paths/is-within.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import type { LibraryFolder } from '../library-folder.ts';
import type { FileMark } from './reference-table.ts';

/** A time as it is kept: systems tell parts of a ms that others lose. */
export const wholeMs = (ms: number): number => Math.trunc(ms);

/**
 * Reads a file of the user whole, to know it again; `path` is the real one. Throws FILE_MISSING, AUDIO_EMPTY, AUDIO_UNREADABLE,
 * FILE_CHANGED, and INVALID_INPUT for what is no file (`not_a_file`) or lies in the library (`reference_in_library`).
 */
export async function markFile(
  folder: Pick<LibraryFolder, 'root'>,
  { file, fileName }: { file: string; fileName: string },
): Promise<FileMark & { path: string }> {
  const before = await checkedSource(file, fileName);
  const place = await realpath(file).catch((error: unknown) => {
    throw fileFailure(error, fileName);
  });
  const library = await realpath(folder.root()).catch(() => folder.root());
  if (isWithin(place, library)) throw reasonedFailure('INVALID_INPUT', 'reference_in_library', { fileName });
  const sha256 = await sha256OfFile(place, fileName);
  const after = await stat(place).catch((error: unknown) => {
    throw fileFailure(error, fileName);
  });
  if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
    throw new Failure(
      'FILE_CHANGED',
      `${fileName} changed while it was read. Wait until it’s finished, then add it again.`,
      { fileName },
    );
  }
  return { path: place, sizeBytes: after.size, modifiedAtMs: wholeMs(after.mtimeMs), sha256 };
}
