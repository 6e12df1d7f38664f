import type { ItemKind } from '../library/item-kinds.ts';

/**
 * What is known of a run of the app that ended without being closed: it crashed, was ended by the system, or the power went. Every
 * change is on the disk when it is made, so `lastSaved`, the newest of them, says how far the work was kept.
 */
export type CrashReport = {
  /** When that run began, Unix ms. */
  startedAtMs: number;
  /** Tasks that it was running: they resume, or wait for the user where they may have been billed. */
  unfinishedTasks: number;
  lastSaved: { title: string; kind: ItemKind; savedAtMs: number } | null;
};
