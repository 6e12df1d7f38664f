import { randomUUID } from 'node:crypto';
import { link, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyVerified } from '../../../files/writing/copy-verified.ts';
import { placeFile } from '../../../files/paths/new-files.ts';
import type { LibraryFolder } from '../../library-folder.ts';
import { fileMark } from '../place-table.ts';

/** What says that a file system has no hard links. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);
/** What a file system says of names alone. */
const ABOUT_NAMES: ReadonlySet<string> = new Set(['ENAMETOOLONG', 'EINVAL', 'EILSEQ', 'ENOTDIR']);

/** Whether a file system refused a name, and nothing else. */
export const isAboutNames = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ABOUT_NAMES.has(String(error.code));

/**
 * Gives a file of the library a second name, or where the disk has no hard links a copy that was compared by hash, whose mark is
 * given to `onCopy` before it has the name. False where the name was taken just now. Throws what the file system says.
 */
export async function linkOrCopy(
  folder: Pick<LibraryFolder, 'incoming'>,
  { from, target }: { from: string; target: string },
  onCopy: (mark: string | null) => void,
): Promise<boolean> {
  try {
    await link(from, target);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') return false;
    if (!WITHOUT_LINKS.has(code)) throw error;
  }
  const copy = path.join(folder.incoming(), randomUUID());
  try {
    if (!(await copyVerified(from, copy, 'the library'))) throw new Error('A copied file doesn’t match the original.');
    onCopy(fileMark(copy));
    return await placeFile(copy, target);
  } finally {
    await rm(copy, { force: true });
  }
}
