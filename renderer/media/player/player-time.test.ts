import { expect, it } from 'vitest';
import { clampTime, formatRate, nextTurn, normalRange, steppedRate } from './player-time.ts';

it('holds a time inside the recording and takes an unknown length as open', () => {
  expect([clampTime(-5, 1000), clampTime(1500, 1000), clampTime(1500, 0), clampTime(Number.NaN, 1000)]).toEqual([
    0, 1000, 1500, 0,
  ]);
});

it('puts a range in order, cuts it to the recording and refuses one too short to hear', () => {
  expect(normalRange({ startMs: 900, endMs: 100 }, 500)).toEqual({ startMs: 100, endMs: 500 });
  expect(normalRange({ startMs: 100, endMs: 120 }, 500)).toBeNull();
});

it('jumps back when the playhead passes the end of the loop, and only then', () => {
  const ranges = { loop: { startMs: 1000, endMs: 2000 }, once: null };
  expect(nextTurn(2004, 1990, ranges)).toEqual({ kind: 'jump', toMs: 1000 });
  expect(nextTurn(1990, 1980, ranges)).toEqual({ kind: 'run' });
  // The user clicked behind the loop: playing goes on from there.
  expect(nextTurn(5020, 5000, ranges)).toEqual({ kind: 'run' });
});

it('stops a range that is played once at its end, before any loop', () => {
  const range = { startMs: 0, endMs: 500 };
  expect(nextTurn(510, 490, { loop: range, once: range })).toEqual({ kind: 'stop', toMs: 500 });
});

it('steps through the speeds and stays at the ends', () => {
  expect([steppedRate(1, 1), steppedRate(1, -1), steppedRate(2, 1), steppedRate(0.5, -1), steppedRate(1.3, 1)]).toEqual(
    [1.1, 0.9, 2, 0.5, 1.5],
  );
});

it('writes speeds with one decimal where that is enough', () => {
  expect([formatRate(1), formatRate(1.25), formatRate(0.5)]).toEqual(['1.0×', '1.25×', '0.5×']);
});
