import { formatShortDay, formatTimeOfDay } from '../../../ui/time/formats.ts';

/** A moment in few characters: of the last two days the time, before that the day. */
export function formatWhen(atMs: number, nowMs: number): string {
  const yesterday = new Date(nowMs);
  yesterday.setDate(yesterday.getDate() - 1);
  return atMs >= yesterday.setHours(0, 0, 0, 0) ? formatTimeOfDay(atMs) : formatShortDay(atMs);
}
