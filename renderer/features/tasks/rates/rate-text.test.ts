import { expect, it } from 'vitest';
import type { RateUse } from '../../../../shared/domain/jobs/job-facts.ts';
import { freeRequests, rateName, rateText } from './rate-text.ts';

const rate = (change: Partial<RateUse> = {}): RateUse => ({
  operation: 'music',
  model: 'music-3.0-free',
  count: 3,
  windowMs: 60_000,
  used: 1,
  nextAtMs: null,
  ...change,
});

it('says how much of a documented rate is free, for each model', () => {
  expect([rateName(rate()), rateText(rate(), 0)]).toEqual(['Music, music-3.0-free', '2 of 3 a minute']);
  const status = rate({ operation: 'status', model: null, count: 10, windowMs: 1000, used: 3 });
  expect([rateName(status), rateText(status, 0)]).toEqual(['Status checks', '7 of 10 a second']);
});

it('counts down where nothing may be sent, whether the count is used up or the service has refused', () => {
  expect(rateText(rate({ used: 3, nextAtMs: 19_000 }), 1000)).toBe('Next in 0:18');
  const refused = rate({ operation: 'speech', model: null, count: null, windowMs: null, used: 0, nextAtMs: 28_000 });
  expect(rateText(refused, 1000)).toBe('Next in 0:27');
  expect(freeRequests(rate({ nextAtMs: 5000 }), 1000)).toBe(0);
  // The list is a second old: a wait that is over is none.
  expect(freeRequests(rate({ nextAtMs: 500 }), 1000)).toBe(2);
});

it('invents no figure where only the service knows its limit', () => {
  const unknown = rate({ operation: 'transcription', count: null, windowMs: null, nextAtMs: 500 });
  expect([freeRequests(unknown, 1000), rateText(unknown, 1000)]).toEqual([null, 'Available']);
  expect(rateName(rate({ operation: 'telepathy', model: null }))).toBe('Other requests');
});
