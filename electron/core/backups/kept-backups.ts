import type { Backup } from '../../../shared/domain/library/upkeep/backup.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;
const WEEKS = 4;

/**
 * Backups that are no longer kept. Of the daily ones stays the newest of each of the last 7 days and of the last 4 weeks; of those
 * before a new version or a restore all of the last 4 weeks. What the user asked for stays until the user deletes it. Days and weeks
 * (from Monday) are those of this computer's time zone.
 */
export function outdatedBackups(backups: readonly Backup[], nowMs: number): Backup[] {
  const newestFirst = backups.toSorted((one, other) => other.createdAtMs - one.createdAtMs);
  const kept = new Set<number | string>();
  const today = dayOf(nowMs);
  return newestFirst.filter(({ reason, createdAtMs }) => {
    if (reason === 'manual') return false;
    const day = dayOf(createdAtMs);
    const age = today - day;
    if (reason !== 'daily') return age >= DAYS * WEEKS;
    const weekAge = weekOf(today) - weekOf(day);
    const isNewestOfDay = age < DAYS && !kept.has(day);
    const isNewestOfWeek = weekAge < WEEKS && !kept.has(`week ${weekOf(day)}`);
    kept.add(day).add(`week ${weekOf(day)}`);
    return !isNewestOfDay && !isNewestOfWeek;
  });
}

/** Whether a daily backup was made today. */
export function hasBackupOfToday(backups: readonly Backup[], nowMs: number): boolean {
  return backups.some(({ reason, createdAtMs }) => reason === 'daily' && dayOf(createdAtMs) === dayOf(nowMs));
}

/** Number of a local day; a change of the clock makes no day longer. */
function dayOf(timeMs: number): number {
  const date = new Date(timeMs);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** 1 January 1970 was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);
