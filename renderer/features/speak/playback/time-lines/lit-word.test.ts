import '../../../../media/test-data/stand-in-audio.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { itemId, lineId } from '../../../../../shared/domain/test-data/script-data.ts';
import type { PlayerState } from '../../../../media/player/player-track.ts';
import { LitWordFollower } from './lit-word.ts';
import { placeLines } from './time-line.ts';
import { setTimeLine } from './time-lines.ts';

const word = (text: string, startMs: number, endMs: number, textBegin: number) => ({
  text,
  startMs,
  endMs,
  textBegin,
  textEnd: textBegin + text.length,
});
const takeId = itemId('take');
const line = { lineId: lineId('a'), takeId, startMs: 0, endMs: 1000 };

/** A player whose frames a test lets pass. */
function playerOf(trackId: string) {
  let frame: ((timeMs: number) => void) | null = null;
  return {
    getState: () => ({ track: { id: trackId } }) as PlayerState,
    onFrame: (listener: (timeMs: number) => void) => {
      frame = listener;
      return () => {
        frame = null;
      };
    },
    at: (timeMs: number) => frame?.(timeMs),
    isFollowed: () => frame !== null,
  };
}

beforeEach(() =>
  setTimeLine(
    'track',
    placeLines([line], () => [word('Fog', 0, 300, 0), word('now', 400, 700, 4)]),
  ),
);

it('tells of each word once, however many frames it sounds', () => {
  const player = playerOf('track');
  const lit = new LitWordFollower(player);
  const told = vi.fn<() => void>();
  lit.onChange(told);
  for (const timeMs of [10, 20, 30, 450, 460]) player.at(timeMs);
  expect(told).toHaveBeenCalledTimes(2);
  expect(lit.current()).toEqual({
    lineId: line.lineId,
    takeId,
    index: 1,
    textBegin: 4,
    textEnd: 7,
    isSounding: true,
  });
});

it('hears nothing behind the last line, nor in a track of another panel', () => {
  const player = playerOf('track');
  const lit = new LitWordFollower(player);
  lit.onChange(() => undefined);
  player.at(10);
  player.at(1200);
  expect(lit.current()).toBeNull();
  const other = playerOf('another');
  const elsewhere = new LitWordFollower(other);
  elsewhere.onChange(() => undefined);
  other.at(10);
  expect(elsewhere.current()).toBeNull();
});

it('follows frames only while somebody listens', () => {
  const player = playerOf('track');
  const lit = new LitWordFollower(player);
  const leaves = [lit.onChange(() => undefined), lit.onChange(() => undefined)];
  expect(player.isFollowed()).toBe(true);
  leaves[0]?.();
  expect(player.isFollowed()).toBe(true);
  leaves[1]?.();
  expect(player.isFollowed()).toBe(false);
});
