import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isFolderLockHeld } from './folder-lock.ts';

/** Exit code of an engine whose folder belongs to another living engine. */
export const FOLDER_TAKEN_EXIT_CODE = 75;

/** Where a running engine answers on the loopback interface and the random key of this run of it. */
export type EngineNote = { port: number; key: string };

/** What there is to know of an engine's folder. `held`: an engine has it that does not answer yet, or not any more. */
export type EngineFolderState = { state: 'free' } | { state: 'held' } | { state: 'running'; note: EngineNote };

const NOTE = 'running.json';

/** The lock that a running engine holds on its folder. */
export const engineLockFile = (folder: string): string => path.join(folder, 'engine.lock');

/**
 * Looks who has the folder. A note is believed only while its writer holds the lock, and whoever takes the lock removes the
 * old note first: so the port belongs to that engine and to no later program that was given the same number.
 */
export function engineFolderState(folder: string): EngineFolderState {
  const note = readNote(folder);
  if (!isFolderLockHeld(engineLockFile(folder))) return { state: 'free' };
  return note ? { state: 'running', note } : { state: 'held' };
}

/** Tells other programs of this user where the engine answers: only the user can read the file, and it appears whole. */
export function writeEngineNote(folder: string, note: EngineNote): void {
  const temporary = path.join(folder, `.${randomUUID()}.note`);
  fs.writeFileSync(temporary, JSON.stringify(note), { mode: 0o600, flag: 'wx' });
  fs.renameSync(temporary, path.join(folder, NOTE));
}

/** Takes the note away: at once when the engine begins to end, and before a new one begins. */
export function removeEngineNote(folder: string): void {
  fs.rmSync(path.join(folder, NOTE), { force: true });
}

function readNote(folder: string): EngineNote | null {
  let text: string;
  try {
    text = fs.readFileSync(path.join(folder, NOTE), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    const note: unknown = JSON.parse(text);
    if (typeof note !== 'object' || note === null || !('port' in note) || !('key' in note)) return null;
    const { port, key } = note;
    return Number.isInteger(port) && typeof key === 'string' ? { port: Number(port), key } : null;
  } catch {
    // A file that somebody damaged tells nothing; the folder counts as held without an address.
    return null;
  }
}
