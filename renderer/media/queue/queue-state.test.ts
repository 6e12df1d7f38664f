import { expect, it } from 'vitest';
import type { PlayerTrack } from '../player/player-track.ts';
import {
  jumped,
  type QueueState,
  shuffled,
  stepped,
  withComing,
  withAppended,
  withoutCurrent,
  withoutIndex,
  withReplaced,
} from './queue-state.ts';

const track = (id: string, title = id): PlayerTrack => ({
  id,
  url: `/media/${id}/playback`,
  title,
  subtitle: '',
  durationMs: 1000,
  peaksUrl: null,
});
const queue = (ids: string, index: number): QueueState => ({
  tracks: ids.split('').map((id) => track(id)),
  index,
  gapMs: 300,
});
const shown = (state: QueueState | null) => state && `${state.tracks.map(({ id }) => id).join('')}@${state.index}`;

it('steps to both sides and stops at the ends', () => {
  expect([stepped(queue('abc', 1), 1), stepped(queue('abc', 1), -1), stepped(queue('abc', 2), 1)].map(shown)).toEqual([
    'abc@2',
    'abc@0',
    null,
  ]);
  expect([stepped(queue('a', 0), -1), jumped(queue('abc', 0), 2), jumped(queue('', -1), 0)].map(shown)).toEqual([
    null,
    'abc@2',
    null,
  ]);
});

it('begins again after its end where it repeats', () => {
  const repeating = (index: number) => ({ ...queue('abc', index), isRepeating: true });
  expect([stepped(repeating(2), 1), stepped(repeating(0), -1), stepped(repeating(1), 1)].map(shown)).toEqual([
    'abc@0',
    'abc@2',
    'abc@2',
  ]);
  expect(stepped({ ...queue('', -1), isRepeating: true }, 1)).toBeNull();
});

it('shuffles what comes, and leaves what was heard and is loaded', () => {
  const state = withComing(queue('abcdef', 1), (coming) => shuffled(coming, () => 0));
  expect(state.tracks.map(({ id }) => id).join('')).toBe('abdefc');
  expect([...'cdef'].toSorted()).toEqual(
    state.tracks
      .slice(2)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(shown(withComing(queue('', -1), () => []))).toBe('@-1');
});

it('appends each track once', () => {
  const state = queue('ab', 0);
  expect(shown(withAppended(state, [track('b'), track('c')]))).toBe('abc@0');
  expect(withAppended(state, [track('a')])).toBe(state);
});

it('removes what was heard and what comes, never what is loaded', () => {
  expect([withoutIndex(queue('abc', 1), 0), withoutIndex(queue('abc', 1), 2)].map(shown)).toEqual(['bc@0', 'ab@1']);
  const state = queue('abc', 1);
  expect([withoutIndex(state, 1), withoutIndex(state, 7)]).toEqual([state, state]);
});

it('takes new facts about a track in its place', () => {
  expect(withReplaced(queue('abc', 1), track('b', 'Stored')).tracks.map(({ title }) => title)).toEqual([
    'a',
    'Stored',
    'c',
  ]);
});

it('puts the next track in the place of one that came to nothing, and is empty without one', () => {
  expect([withoutCurrent(queue('abc', 1)), withoutCurrent(queue('abc', 0))].map(shown)).toEqual(['ac@1', 'bc@0']);
  expect(withoutCurrent(queue('ab', 1))).toMatchObject({ tracks: [], index: -1, gapMs: 300 });
});
