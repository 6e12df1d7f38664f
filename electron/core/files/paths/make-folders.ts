import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder with those above it; one that is there is fine. Node's own recursive way never ends on file systems that answer
 * “no such file” for what they don’t let anybody make (/proc). Throws the errors of the file system.
 */
export async function makeFolders(folder: string): Promise<void> {
  const missing: string[] = [];
  let above = path.resolve(folder);
  while (!(await isThere(above))) {
    missing.push(above);
    const parent = path.dirname(above);
    if (parent === above) break;
    above = parent;
  }
  for (const each of missing.toReversed()) {
    await mkdir(each).catch(async (error: unknown) => {
      // Somebody else made it at the same moment.
      if (!(await isFolder(each))) throw error;
    });
  }
  if (missing.length === 0 && !(await isFolder(above))) throw notAFolder(above);
}

const isThere = async (file: string): Promise<boolean> => {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
};

const isFolder = (file: string): Promise<boolean> =>
  stat(file).then(
    (facts) => facts.isDirectory(),
    () => false,
  );

const notAFolder = (file: string): Error => Object.assign(new Error(`${file} is not a folder`), { code: 'ENOTDIR' });
