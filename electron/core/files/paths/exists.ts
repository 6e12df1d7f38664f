import { access, lstat } from 'node:fs/promises';

/** Whether something is there, whatever it is. */
export async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}

/** Whether a name is taken, also by a link that leads nowhere, at which nothing can be put. */
export async function isNameTaken(file: string): Promise<boolean> {
  return await lstat(file).then(
    () => true,
    () => false,
  );
}
