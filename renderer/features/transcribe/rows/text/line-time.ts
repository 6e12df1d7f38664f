import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';

/** `12:04.1`: a time in the list, rounded down to tenths. */
export function lineTime(ms: number): string {
  return `${formatShortTime(ms)}.${Math.floor((ms % 1000) / 100)}`;
}

/** `12:16.180`: the time of a selected line. */
export function lineTimeExact(ms: number): string {
  const whole = Math.round(ms);
  return `${formatShortTime(whole)}.${String(whole % 1000).padStart(3, '0')}`;
}
