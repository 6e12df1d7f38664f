import { expect, it } from 'vitest';
import type { UsualTime } from '../../../../shared/domain/jobs/job-facts.ts';
import { jobData, progressData } from '../../../../shared/domain/test-data/job-data.ts';
import { timeLeftText } from './time-left.ts';

const perMs: UsualTime = { per: 'ms', lowMs: 0.1, highMs: 0.2 };
const running = (change: Parameters<typeof jobData>[0]) => jobData({ runningSinceMs: 0, ...change });
const heard = (done: number, total: number | null) => progressData({ unit: 'ms', done, total });

it('says about how long is left of what earlier runs tell the pace of', () => {
  const left = (done: number, total: number) =>
    timeLeftText(running({ usual: perMs, progress: heard(done, total) }), 60_000);
  expect(left(0, 1_200_000)).toBe('about 2–4 min left');
  expect(left(1_080_000, 1_200_000)).toBe('about 10–20 s left');
  expect(left(0, 36_000_000)).toBe('about 1–2 h left');
  expect(left(0, 300_000)).toBe('about 1 min left');
});

it('says nothing where there is no history, no amount, another unit, or nearly nothing left', () => {
  expect(timeLeftText(running({ progress: heard(0, 1_200_000) }), 0)).toBe('');
  expect(timeLeftText(running({ usual: perMs, progress: heard(0, null) }), 0)).toBe('');
  const characters = progressData({ unit: 'characters', total: 500 });
  expect(timeLeftText(running({ usual: perMs, progress: characters }), 0)).toBe('');
  expect(timeLeftText(running({ usual: perMs, progress: heard(1_190_000, 1_200_000) }), 0)).toBe('');
  expect(timeLeftText(jobData({ state: 'waiting', usual: perMs, progress: heard(0, 1_200_000) }), 0)).toBe('');
});

it('counts down what is known as a whole only, until it takes longer than others did', () => {
  const clone = running({ kind: 'clone-voice', usual: { per: 'job', lowMs: 40_000, highMs: 90_000 } });
  expect(timeLeftText(clone, 0)).toBe('about 1–2 min left');
  expect(timeLeftText(clone, 50_000)).toBe('about 10–40 s left');
  expect(timeLeftText(clone, 95_000)).toBe('');
});
