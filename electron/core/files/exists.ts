import { access } from 'node:fs/promises';

/** Whether something is there, whatever it is. */
export async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
