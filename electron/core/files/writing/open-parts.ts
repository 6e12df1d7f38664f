import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const SUFFIX = '.part';

type PartListener = (file: string, isOpen: boolean) => void;

let listener: PartListener | null = null;
let writeListener: (() => void) | null = null;

/** Name of a file that is being written, hidden where a leading dot hides. */
export const partName = (): string => `.${randomUUID()}${SUFFIX}`;

/** Tells `onPart` of every file that this thread begins to write and of every one that is done or gone. */
export function onPart(onPartChange: PartListener): void {
  listener = onPartChange;
}

/** Tells `listen` of every write of this thread, so that its work is seen to go on. */
export function onWritten(listen: () => void): void {
  writeListener = listen;
}

/** Something was written. */
export const noteWritten = (): void => writeListener?.();
/** A file that is being written from now on. */
export const rememberPart = (file: string): void => listener?.(file, true);
/** A file that is complete under its own name, or gone. */
export const forgetPart = (file: string): void => listener?.(file, false);

/** Removes what earlier runs left half-written in a folder, which may be missing. Only for the owner of the folder, before it writes there. */
export function sweepParts(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.') && name.endsWith(SUFFIX)) rmSync(path.join(folder, name), { force: true });
  }
}
