import { expect, it } from 'vitest';
import { PlayedRanges } from './played-ranges.ts';

it('plays a range once and stops at its end; going on from there runs', () => {
  const ranges = new PlayedRanges();
  ranges.moved(100);
  ranges.playOnce({ startMs: 100, endMs: 300 });
  expect([ranges.hasOnce, ranges.turn(200, null), ranges.turn(310, null)]).toEqual([
    true,
    { kind: 'run' },
    { kind: 'stop', toMs: 300 },
  ]);
  ranges.endOnce();
  expect([ranges.hasOnce, ranges.turn(320, null)]).toEqual([false, { kind: 'run' }]);
});

it('forgets the range when the playhead is put elsewhere, and does not take the move for playing across a loop', () => {
  const ranges = new PlayedRanges();
  ranges.playOnce({ startMs: 0, endMs: 300 });
  ranges.moved(5000);
  const loop = { startMs: 1000, endMs: 2000 };
  expect([ranges.hasOnce, ranges.turn(5010, loop)]).toEqual([false, { kind: 'run' }]);
  ranges.moved(1990);
  expect([ranges.turn(2005, loop), ranges.turn(1010, loop)]).toEqual([{ kind: 'jump', toMs: 1000 }, { kind: 'run' }]);
});
