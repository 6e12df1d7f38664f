import { formatShortTime } from '../../../shared/domain/media/time-code.ts';

/** `12:19.06`: the running clock of the player, with hundredths. */
export function formatRunningClock(timeMs: number): string {
  const hundredths = Math.floor((Math.max(0, timeMs) % 1000) / 10);
  return `${formatShortTime(timeMs)}.${String(hundredths).padStart(2, '0')}`;
}

const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time of day of a Unix time in ms, as the user’s system writes them. */
export const formatDayAndTime = (ms: number): string => dayAndTime.format(ms);

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A Unix time as the local day. */
export const formatDay = (ms: number): string => day.format(ms);

const timeOfDay = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** The time of day of a Unix time in ms, as the user’s system writes it. */
export const formatTimeOfDay = (ms: number): string => timeOfDay.format(ms);

const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

/** The day of a Unix time without its year. */
export const formatShortDay = (ms: number): string => shortDay.format(ms);
