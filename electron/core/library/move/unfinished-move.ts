import fs from 'node:fs';
import path from 'node:path';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { Log } from '../../host-ports.ts';
import { LIBRARY_FOLDERS, type LibraryFolder } from '../library-folder.ts';

/**
 * Ends a move that a crash broke off, before anything else uses the library. What one that had not switched has copied so far stays
 * for the user to go on with or to discard; of one that had, only its mark is left to go. On a disk that is not there it waits.
 */
export function finishMove(folder: LibraryFolder, log: Log): void {
  const move = folder.notedMove();
  if (move === null) return;
  const { to } = move;
  try {
    if (folder.root() === to) fs.rmSync(movingMark(to), { force: true });
    else if (!fs.existsSync(path.dirname(to)) || fs.existsSync(movingMark(to))) return;
    else removeEmpty(to);
    folder.noteMove(null);
  } catch (error) {
    log.warn('What a move of the library left behind could not be removed.', { code: failureRecord(error).code });
  }
}

/** Where a move that was broken off has copies of the library that it can go on with; null where there is none. */
export function unfinishedMove(folder: LibraryFolder): { from: string; to: string } | null {
  const move = folder.notedMove();
  return move !== null && move.from === folder.root() && fs.existsSync(movingMark(move.to)) ? move : null;
}

/** Removes what a move that was broken off has copied. Throws what the disk says. */
export function discardMove(folder: LibraryFolder): void {
  const move = folder.notedMove();
  if (move === null || folder.root() === move.to) return;
  takeBack(move.to);
  folder.noteMove(null);
}

/** In a folder that a move is still filling: without it nothing there is removed, whatever a restored index says of it. */
export const movingMark = (to: string): string => path.join(to, '.moving');

/** Removes what a move has put into its folder before it switched; the mark last, so that it goes on after a crash. */
export function takeBack(to: string): void {
  if (fs.existsSync(movingMark(to))) {
    for (const folder of LIBRARY_FOLDERS) fs.rmSync(path.join(to, folder), { recursive: true, force: true });
    fs.rmSync(movingMark(to));
  }
  removeEmpty(to);
}

function removeEmpty(folder: string): void {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
