import type { OpenRange } from './library-filter.ts';
import { writtenRange } from './written-range.ts';

const NAMED = /^(today|yesterday|week|month|year)$/;
const WRITTEN = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** Midnight, in the time zone of this computer, of a day that is counted as Date counts it. */
const midnight = (year: number, month: number, day: number): number => new Date(year, month, day).getTime();

/**
 * The time that a date stands for, in the time zone of this computer: `2026`, `2026-03`, `2026-03-09`, `today`, `yesterday`,
 * and `week`, `month`, `year` for the last 7, 30 and 365 days with today. Null for anything else, also for days that there are not.
 */
export function dateRange(text: string, nowMs: number): { from: number; before: number } | null {
  const now = new Date(nowMs);
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  if (NAMED.test(text)) {
    const tomorrow = midnight(year, month, day + 1);
    const days = { today: 1, yesterday: 2, week: 7, month: 30, year: 365 }[text] ?? 1;
    const from = midnight(year, month, day + 1 - days);
    return { from, before: text === 'yesterday' ? midnight(year, month, day) : tomorrow };
  }
  const [, ofYear, ofMonth, ofDay] = WRITTEN.exec(text) ?? [];
  if (ofYear === undefined) return null;
  const years = Number(ofYear);
  if (years < 1000) return null;
  if (ofMonth === undefined) return { from: midnight(years, 0, 1), before: midnight(years + 1, 0, 1) };
  const months = Number(ofMonth) - 1;
  if (months < 0 || months > 11) return null;
  if (ofDay === undefined) return { from: midnight(years, months, 1), before: midnight(years, months + 1, 1) };
  const days = Number(ofDay);
  if (new Date(years, months, days).getDate() !== days) return null;
  return { from: midnight(years, months, days), before: midnight(years, months, days + 1) };
}

const LENGTH = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?:in)?)?(?:(\d+(?:\.\d+)?)s?)?$/;
const CLOCK = /^(?:(\d+):)?(\d+):([0-5]\d)$/;

/** Milliseconds of a length: `90`, `90s`, `1m30s`, `1.5h`, `1:30`, `1:00:00`. Null for anything else. */
export function lengthMs(text: string): number | null {
  const [clock, clockHours = '0', clockMinutes = '0', clockSeconds = '0'] = CLOCK.exec(text) ?? [];
  if (clock !== undefined) return (Number(clockHours) * 3600 + Number(clockMinutes) * 60 + Number(clockSeconds)) * 1000;
  const [whole, hours = '0', minutes = '0', seconds = '0'] = LENGTH.exec(text) ?? [];
  if (whole === undefined || whole === '') return null;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}

/** A range of lengths: `>10m`, `>=10m`, `<30s`, `<=30s`, `1m..5m`; a length alone is that long or longer. Null for anything else. */
export const lengthRange = (text: string): OpenRange | null => writtenRange(text, lengthMs);
