import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type FolderLock, isFolderLockHeld, takeFolderLock } from '../../../shared/disk/folder-lock.ts';

const SUFFIX = '.lock';
const NAME = /^[\w-]{1,64}$/;
/** Longer than the start of any program takes on a busy machine; whoever waits in vain goes on, and clears nothing. */
const GATE_LIMIT_MS = 10_000;

/**
 * The programs that have a profile open at the moment: the app and runs of the command line. Each holds a lock on a file of
 * its own, which the system drops with the process. So a program that was killed is told from one that works, without
 * trusting numbers of processes, which are given again.
 */
export interface Programs {
  /** Names this run of core; what it works on carries the name. */
  readonly id: string;
  /** Whether no other program had the profile open when this one came; none comes in before `letIn`. */
  readonly isFirst: boolean;
  /** Whether the program of that name still runs; the own one does. */
  isLiving(id: string): boolean;
  /** Whether other programs have the profile open now. */
  hasCompany(): boolean;
  /** Lets others come in: what earlier runs left half-done has been cleared. */
  letIn(): void;
  /** Says that this program has left. Idempotent. */
  leave(): void;
}

/** Enters the profile whose folder of locks this is. Throws when the folder cannot be written to. */
export function openPrograms(folder: string): Programs {
  const gate = takeFolderLock(path.join(folder, `.gate${SUFFIX}`), { waitMs: GATE_LIMIT_MS });
  const id = randomUUID();
  let presence: FolderLock | null;
  try {
    presence = takeFolderLock(fileOf(folder, id));
  } catch (error) {
    gate?.release();
    throw error;
  }
  const others = () => idsIn(folder).filter((other) => other !== id);
  const isLiving = (other: string) => other === id || (NAME.test(other) && isFolderLockHeld(fileOf(folder, other)));
  const living = others().filter(isLiving);
  // Only behind the gate: nobody is just coming in under one of these names.
  if (gate) for (const left of others()) if (!living.includes(left)) fs.rmSync(fileOf(folder, left), { force: true });
  return {
    id,
    isFirst: gate !== null && living.length === 0,
    isLiving,
    hasCompany: () => others().some(isLiving),
    letIn: () => gate?.release(),
    leave: () => {
      gate?.release();
      presence?.release();
      presence = null;
      fs.rmSync(fileOf(folder, id), { force: true });
    },
  };
}

const fileOf = (folder: string, id: string) => path.join(folder, `${id}${SUFFIX}`);

function idsIn(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .filter((name) => NAME.test(name));
}
