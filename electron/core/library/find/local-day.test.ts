import { afterEach, expect, it, vi } from 'vitest';
import { openTestContext } from '../../testing/test-context.ts';
import { dayText, localDaySql } from './local-day.ts';

const HOUR_MS = 60 * 60 * 1000;

afterEach(() => vi.unstubAllEnvs());

const localDay = (atMs: number): string => {
  const date = new Date(atMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

it.each([
  ['UTC', 0],
  ['Europe/Berlin', -120],
  ['America/St_Johns', 150],
  ['Asia/Kathmandu', -345],
  ['Pacific/Chatham', -765],
  ['Australia/Lord_Howe', -630],
])('gives the local day in %s, also round the hours at which clocks change', (zone, julyMinutes) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(Date.UTC(2023, 6, 1)).getTimezoneOffset()).toBe(julyMinutes);
  const context = openTestContext();
  const oldestMs = Date.UTC(2023, 0, 1);
  const times = Array.from({ length: 3 * 366 * 12 }, (_, index) => oldestMs + index * 2 * HOUR_MS);
  const range = { oldestMs, newestMs: times.at(-1) ?? oldestMs };
  const rows = context.db.all<{ day: number }>(
    `SELECT ${localDaySql('value', range)} AS day FROM json_each(:times) ORDER BY key`,
    { times: JSON.stringify(times) },
  );
  context.end();
  expect(rows.map(({ day }) => dayText(day))).toEqual(times.map(localDay));
});
