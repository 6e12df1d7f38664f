import fs from 'node:fs';
import path from 'node:path';
import type { Log } from '../host-ports.ts';
import { LIBRARY_FOLDERS, type LibraryFolder } from './library-folder.ts';

/**
 * Ends a move that a crash broke off, before anything else uses the library: one that had not switched is taken back, of one that
 * had the former files go. On a disk that is not there it waits.
 */
export function finishMove(folder: LibraryFolder, log: Log): void {
  const move = folder.notedMove();
  if (move === null) return;
  const { from, to } = move;
  try {
    if (folder.root() === to) removeFormer(from, to);
    else if (!fs.existsSync(path.dirname(to))) return;
    else takeBack(to);
    folder.noteMove(null);
  } catch {
    log.warn('What a move of the library left behind could not be removed.');
  }
}

/** In a folder that a move is still filling: without it nothing there is removed, whatever a restored index says of it. */
export const movingMark = (to: string): string => path.join(to, '.moving');

/** Removes what a move has put into its folder before it switched; the mark last, so that the next start goes on after a crash. */
export function takeBack(to: string): void {
  if (fs.existsSync(movingMark(to))) {
    for (const folder of LIBRARY_FOLDERS) fs.rmSync(path.join(to, folder), { recursive: true, force: true });
    fs.rmSync(movingMark(to));
  }
  removeEmpty(to);
}

/** Removes what was copied and verified, and the folders that are empty then; all else stays. */
export function removeFormer(from: string, to: string): void {
  fs.rmSync(movingMark(to), { force: true });
  fs.rmSync(path.join(from, 'media', '.incoming'), { recursive: true, force: true });
  for (const folder of LIBRARY_FOLDERS) {
    const former = path.join(from, folder);
    if (fs.existsSync(former)) removeCopied(former, path.join(to, folder));
  }
  removeEmpty(from);
}

function removeCopied(former: string, present: string): void {
  for (const entry of fs.readdirSync(former, { withFileTypes: true })) {
    const [one, other] = [path.join(former, entry.name), path.join(present, entry.name)];
    if (entry.isDirectory()) removeCopied(one, other);
    else if (isCopied(one, other)) fs.rmSync(one);
  }
  removeEmpty(former);
}

/** Media files never change; a sidecar may have been written anew since. */
function isCopied(former: string, present: string): boolean {
  const copy = fs.statSync(present, { throwIfNoEntry: false });
  return copy !== undefined && (former.endsWith('.json') || copy.size === fs.lstatSync(former).size);
}

function removeEmpty(folder: string): void {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
