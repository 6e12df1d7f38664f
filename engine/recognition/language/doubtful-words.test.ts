import { expect, it } from 'vitest';
import { doubtfulWords } from './doubtful-words.ts';

type Said = { score: number; seconds?: number; voice?: number };

/** Whether each part of it is doubted: one word each, with a pause in between. */
function doubts(...parts: (number | Said)[]): boolean[] {
  let atMs = 0;
  const said = parts.map((part) => (typeof part === 'number' ? { score: part } : part));
  const words = said.map(({ score, seconds = 10 }) => {
    const startMs = atMs;
    atMs += seconds * 1000 + 500;
    return { startMs, endMs: startMs + seconds * 1000, language: { score, seconds } };
  });
  const hasVoices = said.some(({ voice }) => voice !== undefined);
  return doubtfulWords(words, hasVoices ? said.map(({ voice = 0 }) => voice) : null);
}

it('doubts everything in a foreign recording that is not clearly English', () => {
  expect(doubts(4, 0.4, -1, -3)).toEqual([true, true, true, false]);
});

it('doubts foreign speech in an English recording, with its neighbours that lean the same way', () => {
  expect(doubts(-3, -2, 0.5, 3, 0.1, -3, -4)).toEqual([false, false, true, true, false, false, false]);
});

it('leaves English alone however long it is, also where one sentence is unsure', () => {
  const hour = Array.from({ length: 360 }, (_, index) => (index % 40 === 0 ? 1.5 : -3));
  expect(doubts(...hour)).not.toContain(true);
});

it('judges no recording by a word or two', () => {
  expect(doubts({ score: 4, seconds: 2 })).toEqual([false]);
  expect(doubts({ score: 1.2, seconds: 6 })).toEqual([false]);
  expect(doubts({ score: 1.5, seconds: 6 })).toEqual([true]);
});

it('asks for less of a long recording, whose mean is surer', () => {
  expect(doubts(0.9, -0.6, 0.3)).toEqual([true, true, true]);
  expect(doubts(0.2)).toEqual([false]);
});

it('tells the voice that speaks another language from the one that speaks English', () => {
  const said = (score: number, voice: number): Said => ({ score, seconds: 4, voice });
  expect(doubts(said(-6, 0), said(1.5, 1), said(-5, 0), said(0.6, 1), said(-6, 0), said(1.2, 1), said(-5, 0))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

it('leaves out what a voice of another language says in English', () => {
  const said = (score: number): Said => ({ score, seconds: 6, voice: 1 });
  expect(doubts(said(3), said(-5), said(3), { score: -6, voice: 0 })).toEqual([true, false, true, false]);
});

it('judges a voice that says little by the whole recording', () => {
  expect(doubts(3, { score: 1, seconds: 3, voice: 1 }, 3)).toEqual([true, true, true]);
  expect(doubts(-6, { score: 1, seconds: 3, voice: 1 }, -6)).toEqual([false, false, false]);
});

it('finds a sentence of another language in speech without a pause', () => {
  const word = (index: number) => {
    const isForeign = index >= 10 && index < 20;
    return { startMs: index * 500, endMs: index * 500 + 500, language: { score: isForeign ? 4 : -6, seconds: 0.5 } };
  };
  const words = Array.from({ length: 40 }, (_, index) => word(index));
  const voices = words.map((_, index) => (index >= 10 && index < 20 ? 1 : 0));
  const marks = doubtfulWords(words, voices);
  expect(marks.slice(10, 20)).toEqual(Array.from({ length: 10 }, () => true));
  expect(marks.filter(Boolean)).toHaveLength(10);
});

it('has nothing to doubt where nothing was said', () => {
  expect(doubtfulWords([], null)).toEqual([]);
});
