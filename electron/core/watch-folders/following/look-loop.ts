import type { WatchFolderId } from '../../../../shared/domain/ids.ts';
import { createFolderEvents } from './folder-events.ts';
import { pauseAfterLook, SHORTEST_PAUSE_MS, WATCHED_PAUSE_MS } from './look-pause.ts';

/** Several events of one file lead to one look. */
const AFTER_EVENT_MS = 300;
/** Timers and clocks need not agree to the millisecond. */
const TOLERANCE_MS = 100;

/** Pauses between looks, for tests that cannot wait for them. */
export type LookTimes = { shortestMs?: number; watchedMs?: number };

/** What is known of a folder after a look. */
export type Looked = { fileCount: number; growingCount: number };

/** Decides when watch folders are looked at. */
export type LookLoop = {
  start(): void;
  /** Before a look: what happens from now on leads to another. Whether its events can be counted on. */
  begin(folder: { id: WatchFolderId; path: string }): Promise<void>;
  /** After it. */
  end(id: WatchFolderId, looked: Looked): void;
  /** Whether a folder is to be looked at in this turn. */
  isDue(id: WatchFolderId): boolean;
  /** Lets a folder be looked at in the next turn, since the user asked something of it. */
  hurry(id: WatchFolderId): void;
  keepOnly(ids: ReadonlySet<WatchFolderId>): void;
  stop(): void;
};

/**
 * Calls `look` again and again: soon after an event of the file system, and after a pause without one. A folder is never looked at
 * twice within the shortest pause, after which a file that is the same counts as whole. `now` gives ms.
 */
export function createLookLoop(
  look: () => Promise<void>,
  now: () => number,
  { shortestMs = SHORTEST_PAUSE_MS, watchedMs = WATCHED_PAUSE_MS }: LookTimes = {},
): LookLoop {
  const lookedAtMs = new Map<WatchFolderId, number>();
  const restsUntilMs = new Map<WatchFolderId, number>();
  const touched = new Set<WatchFolderId>();
  const reliable = new Set<WatchFolderId>();
  let timer: NodeJS.Timeout | undefined;
  let state: 'new' | 'waiting' | 'looking' | 'over' = 'new';
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(turn, ms);
    timer.unref();
  };
  function turn(): void {
    if (state === 'over' || state === 'looking') return;
    state = 'looking';
    void look().finally(() => {
      if (state === 'over') return;
      state = 'waiting';
      wait(shortestMs);
    });
  }
  const hasRested = (id: WatchFolderId) => now() - (lookedAtMs.get(id) ?? -Infinity) >= shortestMs - TOLERANCE_MS;
  const events = createFolderEvents((id) => {
    touched.add(id);
    // Else the turn that comes anyway is early enough.
    if (state === 'waiting' && hasRested(id)) wait(AFTER_EVENT_MS);
  });
  return {
    start: turn,
    begin: async ({ id, path }) => {
      touched.delete(id);
      if (state === 'new' || state === 'over') return;
      if (await events.follow(id, path)) reliable.add(id);
      else reliable.delete(id);
    },
    end: (id, { fileCount, growingCount }) => {
      lookedAtMs.set(id, now());
      const pauseMs = pauseAfterLook({ fileCount, growingCount, isFollowed: reliable.has(id), shortestMs, watchedMs });
      // The turn that comes a little before a pause as long as its own is over is it.
      restsUntilMs.set(id, now() + pauseMs - shortestMs);
    },
    isDue: (id) => hasRested(id) && (touched.has(id) || now() >= (restsUntilMs.get(id) ?? 0)),
    hurry: (id) => void restsUntilMs.delete(id),
    keepOnly: (ids) => {
      events.keepOnly(ids);
      for (const id of reliable) if (!ids.has(id)) reliable.delete(id);
    },
    stop: () => {
      state = 'over';
      clearTimeout(timer);
      events.stop();
    },
  };
}
