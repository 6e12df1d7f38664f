import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeDomain } from '../../../shared/domain/change.ts';
import { waitForFolderLock } from '../../../shared/disk/folder-lock.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { LibraryFinding, LibraryRepair } from '../../../shared/domain/library/upkeep/library-finding.ts';
import type { LibraryRebuild } from '../../../shared/domain/library/upkeep/library-rebuild.ts';
import type { CoreContext } from '../core-context.ts';
import { arePlacesUnsure } from '../library/places/unsure-places.ts';
import { checkSidecars } from './check-sidecars.ts';
import { rebuildLibrary } from './rebuild/rebuild-library.ts';
import { repairSidecars } from './repair-sidecars.ts';
import { createSidecarRests, NO_RESTS } from './sidecar-rests.ts';
import { type WriteDeps, writeSidecars } from './write-sidecars.ts';

/** The sidecars beside the files of the library. Only the holder of one lock writes them, whatever programs there are. */
export interface Sidecars {
  /** Writes what is behind from now on, some time after each change. */
  start(): void;
  /** Writes what is behind now. Resolves with whether none is left; another program may be writing them for longer than we wait. */
  flush(): Promise<boolean>;
  /** Lets none be written, by any program, while `work` runs: the library's files move. */
  hold<Result>(work: () => Promise<Result>): Promise<Result>;
  /** In what sidecars and index do not agree; `isDeep` by hash, see checkSidecars. */
  check(options: { isDeep: boolean }): Promise<LibraryFinding[]>;
  /** Writes every sidecar that is missing or not as it should be again; `isDeep` looks at the files too. */
  repair(options: { isDeep: boolean }): Promise<LibraryRepair>;
  /** Writes what is behind and builds a new database from the files, as `file`, see rebuildLibrary. */
  rebuild(input: { file: string }): Promise<LibraryRebuild>;
  /** Writes what is behind, as far as a quitting program has time for, and ends. The next start writes the rest. */
  stop(): Promise<void>;
}

/** Waited for after a change, so that what is typed is written once. */
const QUIET_MS = 2000;
/** The longest that a sidecar stays behind while changes go on. */
const LONGEST_MS = 30_000;
/** Given to what is left when a program quits. */
const LAST_MS = 1500;
const LOCK_WAIT_MS = 10_000;

/** Domains whose facts are in sidecars. Watching too many costs a look, too few a delay. */
const WATCHED: ReadonlySet<ChangeDomain> = new Set([
  'library',
  'transcripts',
  'scripts',
  'takes',
  'voices',
  'pronunciations',
  'organisation',
  'conversations',
]);

type SidecarDeps = Pick<CoreContext, 'changes' | 'folders' | 'now'> & WriteDeps;

/** Times of the writing, for tests that cannot wait for it. */
export type SidecarTimes = { quietMs?: number; longestMs?: number };

/** Builds the writer of sidecars. Nothing is written before `start` or `flush`. */
export function createSidecars(deps: SidecarDeps, times: SidecarTimes = {}): Sidecars {
  const ending = new AbortController();
  const turns = createTurns();
  const lockFile = path.join(deps.folders.data, 'sidecars.lock');
  const locked = async <Result>(waitMs: number, work: () => Promise<Result>): Promise<Result | null> => {
    const lock = await waitForFolderLock(lockFile, { waitMs });
    if (!lock) return null;
    return await work().finally(() => lock.release());
  };
  const write = async (waitMs: number, isOver: () => boolean, rests = NO_RESTS): Promise<boolean> => {
    // Their places may be former ones.
    if (arePlacesUnsure(deps.db)) return false;
    try {
      return await turns.take(
        async () => (await locked(waitMs, () => writeSidecars(deps, { isOver, rests }))) ?? false,
      );
    } catch (error) {
      deps.log.warn('Sidecars could not be written.', { code: failureRecord(error).code });
      return false;
    }
  };
  const flush = () => write(LOCK_WAIT_MS, () => false);
  const rests = createSidecarRests(() => performance.now());
  const writeMeanwhile = () => write(0, () => ending.signal.aborted, rests);
  let isHeld = false;
  let watching: Promise<void> | null = null;
  return {
    start: () => void (watching ??= watch(deps, { ...times, signal: ending.signal }, writeMeanwhile)),
    flush,
    check: ({ isDeep }) => checkSidecars(deps, { readsSidecars: isDeep, readsFiles: isDeep }),
    repair: ({ isDeep }) => repairSidecars(deps, { readsFiles: isDeep, flush }),
    rebuild: async ({ file }) => {
      await flush();
      return await rebuildLibrary(deps, file);
    },
    hold: (work) =>
      turns.take(async () => {
        isHeld = true;
        return await holdLock(lockFile, work).finally(() => (isHeld = false));
      }),
    stop: async () => {
      if (ending.signal.aborted) return;
      ending.abort();
      // Nobody who quits waits for a library that is being copied.
      if (isHeld) return;
      await watching;
      const untilMs = deps.now() + LAST_MS;
      await write(0, () => deps.now() >= untilMs);
    },
  };
}

/** Without the lock nothing else goes wrong than a sidecar that is written once more: it is behind until it is noted. */
async function holdLock<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await waitForFolderLock(lockFile, { waitMs: LOCK_WAIT_MS });
  try {
    return await work();
  } finally {
    lock?.release();
  }
}

/** One after another, whatever became of the one before. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take<Result>(work: () => Promise<Result>): Promise<Result> {
      const mine = last.then(work, work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** Calls `write` at once and after changes, until `signal` aborts. */
async function watch(
  { changes }: Pick<SidecarDeps, 'changes'>,
  { quietMs = QUIET_MS, longestMs = LONGEST_MS, signal }: SidecarTimes & { signal: AbortSignal },
  write: () => Promise<boolean>,
): Promise<void> {
  const waits = createQuietWait({ quietMs, longestMs, signal }, write);
  waits.note();
  for await (const batch of changes.subscribe({ signal })) {
    if (batch.some(({ domain }) => WATCHED.has(domain))) waits.note();
  }
  await waits.done();
}

/** Calls `write` once it has been quiet for a while, or has not been for long; again later where it left something. */
function createQuietWait(
  { quietMs, longestMs, signal }: Required<SidecarTimes> & { signal: AbortSignal },
  write: () => Promise<boolean>,
) {
  let [firstMs, lastMs] = [0, 0];
  let running: Promise<void> | null = null;
  const run = async () => {
    while (firstMs > 0 && !signal.aborted) {
      const dueMs = Math.min(lastMs + quietMs, firstMs + longestMs) - performance.now();
      if (dueMs > 0) {
        await sleep(dueMs, undefined, { signal, ref: false }).catch(() => undefined);
        continue;
      }
      firstMs = 0;
      // Another program may be writing, or the disk may be full.
      if (!(await write()) && firstMs === 0) firstMs = lastMs = performance.now() + longestMs;
    }
    running = null;
  };
  return {
    note: () => {
      lastMs = performance.now();
      if (firstMs === 0) firstMs = lastMs;
      running ??= run();
    },
    done: async () => await running,
  };
}
