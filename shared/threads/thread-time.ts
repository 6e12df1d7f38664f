import { readFileSync, readlinkSync } from 'node:fs';
import process from 'node:process';

/** Where in the memory that a watched thread shares its ID in the system stands; 0 where that is not known. */
const THREAD_ID = 2;
/** Numbers of the memory that a watched thread shares. */
export const WATCHED_COUNTS = 3;

/** What Linux counts processor time in, whatever its own clock. */
const TICK_MS = 10;
/** Fields of /proc/…/stat behind the name of the thread, which may hold blanks and brackets. */
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;

/** Called in a thread that is watched: writes its ID, so that others can see what processor time it takes. Linux only. */
export function noteThreadId(shared: Int32Array): void {
  if (process.platform !== 'linux') return;
  const id = Number(
    ofSystem(() => readlinkSync('/proc/thread-self'))
      ?.split('/')
      .at(-1),
  );
  if (Number.isInteger(id)) Atomics.store(shared, THREAD_ID, id);
}

/** Processor time of a thread of this process in ms, which needs no answer of the thread; null where it can't be read. */
export function threadProcessorMs(shared: Int32Array): number | null {
  const id = Atomics.load(shared, THREAD_ID);
  const stat = id === 0 ? null : ofSystem(() => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'));
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ms = (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) * TICK_MS;
  return Number.isFinite(ms) ? ms : null;
}

/** Null where the system has no such file: the thread has ended, or /proc is not there and an upper bound has to do. */
function ofSystem(read: () => string): string | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
