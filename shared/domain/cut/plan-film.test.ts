import { describe, expect, it } from 'vitest';
import { type ClipFacts, planFilm, shownAt } from './plan-film.ts';

const FACTS: ClipFacts = { widthPx: 1366, heightPx: 768, durationMs: 6000, framesPerSecond: 25, hasAudio: false };
const clip = (id: string, change = {}) => ({ id, itemId: id, inMs: 0, outMs: null, dissolveMs: 0, ...change });

describe('laying clips out', () => {
  it('counts in whole frames of the first clip, whatever the others have', () => {
    const other = { ...FACTS, widthPx: 768, heightPx: 1366, framesPerSecond: 29.97 };
    const plan = planFilm([clip('a', { inMs: 1010, outMs: 3005 }), clip('b')], (id) => (id === 'a' ? FACTS : other));
    expect(plan).toMatchObject({ widthPx: 1366, heightPx: 768, framesPerSecond: 25, frames: 200, missing: [] });
    expect(plan.clips.map(({ startFrame, frames, isFitted }) => [startFrame, frames, isFitted])).toEqual([
      [0, 50, false],
      [50, 150, true],
    ]);
  });

  it('gives a dissolve at most half of either clip, and the first clip none', () => {
    const clips = [clip('a', { outMs: 1000, dissolveMs: 500 }), clip('b', { dissolveMs: 5000 })];
    const plan = planFilm(clips, () => FACTS);
    expect(plan.clips.map(({ startFrame, dissolveFrames }) => [startFrame, dissolveFrames])).toEqual([
      [0, 0],
      [13, 12],
    ]);
    expect(plan.frames).toBe(163);
  });

  it('names clips that are gone, and never uses nothing of one', () => {
    const clips = [clip('gone'), clip('a', { inMs: 9000, outMs: 100 })];
    const plan = planFilm(clips, (id) => (id === 'a' ? FACTS : null));
    expect([plan.missing, plan.clips.map(({ inMs, outMs, frames }) => [inMs, outMs, frames])]).toEqual([
      ['gone'],
      [[5920, 6000, 2]],
    ]);
  });

  it('keeps sides even and within what encoders take', () => {
    expect(planFilm([clip('a')], () => ({ ...FACTS, widthPx: 7681, heightPx: 4321 }))).toMatchObject({
      widthPx: 3840,
      heightPx: 2160,
    });
  });
});

it('says what is seen at a time: one clip, two within a dissolve, the last one at the end', () => {
  const plan = planFilm([clip('a', { inMs: 1000 }), clip('b', { dissolveMs: 1000 })], () => FACTS);
  const seen = (timeMs: number) => shownAt(plan, timeMs).map(({ index, sourceMs, share }) => [index, sourceMs, share]);
  expect(seen(2000)).toEqual([[0, 3000, 1]]);
  expect(seen(4500)).toEqual([
    [0, 5500, 1],
    [1, 500, 0.5],
  ]);
  expect(seen(20_000)).toEqual([[1, 6000, 1]]);
});
