import { expect, it } from 'vitest';
import type { ItemId, LineId } from '../../../../../shared/domain/ids.ts';
import type { TakeWord } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { lineAt, lineFrom, placeIn, placeLines, steppedLine, wordAt } from './time-line.ts';

const word = (text: string, startMs: number, endMs: number): TakeWord => ({
  text,
  textBegin: 0,
  textEnd: text.length,
  startMs,
  endMs,
});
const mix = (id: string, startMs: number, endMs: number) => ({
  lineId: id as LineId,
  takeId: `t${id}` as ItemId,
  startMs,
  endMs,
});

it('moves the words of each take to where its line lies', () => {
  const placed = placeLines([mix('a', 0, 1000), mix('b', 1300, 2000)], () => [word('oh', 100, 200)]);
  expect(placed.map(({ words }) => words.map(({ startMs, endMs }) => [startMs, endMs]))).toEqual([
    [[100, 200]],
    [[1400, 1500]],
  ]);
});

it('finds the line that is heard, in the gap the one before it and in a cross-fade the later', () => {
  const lines = placeLines([mix('a', 100, 1000), mix('b', 1300, 2000), mix('c', 1900, 2500)], () => []);
  expect([50, 100, 1200, 1300, 1950, 9000].map((at) => lineAt(lines, at)?.lineId ?? null)).toEqual([
    null,
    'a',
    'a',
    'b',
    'c',
    'c',
  ]);
});

it('tells the word that was begun last and whether it still sounds', () => {
  const words = [word('a', 100, 200), word('b', 200, 300), word('c', 500, 600)];
  expect([0, 100, 199, 200, 400, 599, 600].map((at) => wordAt(words, at))).toEqual([
    { index: -1, isSounding: false },
    { index: 0, isSounding: true },
    { index: 0, isSounding: true },
    { index: 1, isSounding: true },
    { index: 1, isSounding: false },
    { index: 2, isSounding: true },
    { index: 2, isSounding: false },
  ]);
});

it('steps to the next line, to the beginning of the heard one, and from there to the one before', () => {
  const lines = placeLines([mix('a', 0, 4000), mix('b', 4300, 9000), mix('c', 9300, 12_000)], () => []);
  const id = (timeMs: number, direction: 1 | -1) => steppedLine(lines, timeMs, direction)?.lineId ?? null;
  expect([id(500, 1), id(4100, 1), id(9500, 1)]).toEqual(['b', 'b', null]);
  expect([id(8000, -1), id(4500, -1), id(4100, -1), id(500, -1)]).toEqual(['b', 'a', 'a', 'a']);
  expect(steppedLine([], 0, -1)).toBeNull();
});

it('begins with the asked line, else with the next one that was made, else with the first', () => {
  const made = placeLines([mix('b', 0, 1000), mix('d', 1300, 2000)], () => []);
  const places = new Map(['a', 'b', 'c', 'd', 'e'].map((id, index) => [id as LineId, index]));
  const from = (id: string | null) => lineFrom(made, places, id as LineId | null)?.lineId ?? null;
  expect([null, 'a', 'b', 'c', 'd', 'e', 'gone'].map(from)).toEqual(['b', 'b', 'b', 'd', 'd', 'b', 'b']);
  expect(lineFrom([], places, 'a' as LineId)).toBeNull();
});

it('goes on with another take where its line is heard, and from the beginning elsewhere or at the end of either', () => {
  const [, heard = null] = placeLines([mix('a', 0, 1000), mix('b', 1300, 4300)], () => []);
  const take = (lineId: string, durationMs: number) => ({ lineId: lineId as LineId, durationMs });
  expect(placeIn(take('b', 3500), heard, 2300)).toBe(1000);
  expect(placeIn(take('a', 3500), heard, 2300)).toBe(0);
  expect(placeIn(take('b', 3500), null, 2300)).toBe(0);
  expect([placeIn(take('b', 900), heard, 2300), placeIn(take('b', 9000), heard, 4290)]).toEqual([0, 0]);
  expect(placeIn(take('b', 3500), heard, 1000)).toBe(0);
});
