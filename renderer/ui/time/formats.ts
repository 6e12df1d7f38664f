import { formatShortTime } from '../../../shared/domain/media/time-code.ts';

/** `12:19.06`: the running clock of the player, with hundredths. */
export function formatRunningClock(timeMs: number): string {
  const hundredths = Math.floor((Math.max(0, timeMs) % 1000) / 10);
  return `${formatShortTime(timeMs)}.${String(hundredths).padStart(2, '0')}`;
}
