import { expect, it } from 'vitest';
import type { ExpiringItem } from '../../../../shared/domain/jobs/expiry.ts';
import { AXIS, axisMarks, axisShare } from './expiry-axis.ts';

const HOUR_MS = 3_600_000;
const item = (name: string, leftHours: number, isSafe = true): ExpiringItem => ({
  id: name,
  kind: 'link',
  name,
  expiresAtMs: leftHours * HOUR_MS,
  lifeMs: 24 * HOUR_MS,
  isSafe,
  did: { what: 'asks' },
  action: null,
  jobId: null,
  shows: null,
});

it('puts every mark of the axis at its own place, and what lies between in between', () => {
  for (const { leftMs, share } of AXIS) expect(axisShare(leftMs)).toBeCloseTo(share);
  const shares = [0, 0.5, 1, 3, 6, 12, 24, 36, 48, 100, 168].map((hours) => axisShare(hours * HOUR_MS));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(new Set(shares).size).toBe(shares.length);
});

it('keeps what is over, or lives longer than the axis, within it', () => {
  expect([axisShare(-HOUR_MS), axisShare(999 * HOUR_MS)]).toEqual([0, 1]);
});

it('counts what ends together as one mark', () => {
  const marks = axisMarks([item('c', 100), item('a', 20), item('b', 20.5)], 0);
  expect(marks.map(({ items }) => items.map(({ name }) => name).join(''))).toEqual(['ab', 'c']);
});

it('gives what needs attention a mark of its own', () => {
  const marks = axisMarks([item('a', 20), item('lost', 20.1, false), item('b', 20.2), item('c', 20.3)], 0);
  expect(marks.map(({ items }) => items.map(({ name }) => name).join(''))).toEqual(['a', 'lost', 'bc']);
});
