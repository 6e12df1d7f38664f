import { expect, it } from 'vitest';
import { doubtfulWords } from './doubtful-words.ts';

type Said = { score: number; seconds?: number; voice?: number };

/** Words of half a second without a pause, from a time on. */
function wordsOf({ score, seconds = 10 }: Said, fromMs: number) {
  return Array.from({ length: Math.ceil(seconds * 2) }, (_, index) => {
    const startMs = fromMs + index * 500;
    return { startMs, endMs: startMs + 500, language: { score, seconds: 0.5 } };
  });
}

/** Whether each part of it is doubted, all of it or none: with a pause in between. */
function doubts(...parts: (number | Said)[]): (boolean | 'some')[] {
  const said = parts.map((part) => (typeof part === 'number' ? { score: part } : part));
  let atMs = 0;
  const words = said.map((part) => {
    const own = wordsOf(part, atMs);
    atMs = own.at(-1)!.endMs + 500;
    return own;
  });
  const hasVoices = said.some(({ voice }) => voice !== undefined);
  const voices = words.flatMap((own, index) => own.map(() => said[index]!.voice ?? 0));
  const marks = doubtfulWords(words.flat(), hasVoices ? voices : null);
  return words.map((own) => {
    const found = new Set(marks.splice(0, own.length));
    return found.size === 1 ? found.has(true) : 'some';
  });
}

it('doubts everything in a foreign recording that is not clearly English', () => {
  expect(doubts(8, 5, { score: -2, seconds: 2 }, -10)).toEqual([true, true, true, false]);
});

it('doubts foreign speech in an English recording', () => {
  expect(doubts(-9, -8, 8, -10, -7)).toEqual([false, false, true, false, false]);
});

it('leaves English alone however long it is, also where one sentence is unsure', () => {
  const hour = Array.from({ length: 360 }, (_, index) => (index % 40 === 0 ? 1.5 : -9));
  expect(doubts(...hour)).not.toContain(true);
});

it('judges no recording by a word or two', () => {
  expect(doubts({ score: 9, seconds: 2 })).toEqual([false]);
  expect(doubts({ score: -2, seconds: 6 })).toEqual([false]);
  expect(doubts({ score: 8, seconds: 6 })).toEqual([true]);
});

it('asks for less of a long recording, whose mean is surer', () => {
  expect(doubts({ score: 2, seconds: 5 })).toEqual([false]);
  expect(doubts(2, 2, 2)).toEqual([true, true, true]);
});

it('tells the voice that speaks another language from the one that speaks English', () => {
  const said = (score: number, voice: number): Said => ({ score, seconds: 4, voice });
  expect(doubts(said(-9, 0), said(5, 1), said(-8, 0), said(-1, 1), said(-9, 0), said(4, 1))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

it('leaves out what a voice of another language says in English', () => {
  const said = (score: number): Said => ({ score, seconds: 6, voice: 1 });
  expect(doubts(said(6), said(-9), said(6), { score: -9, voice: 0 })).toEqual([true, false, true, false]);
});

it('judges a voice that says little by the whole recording', () => {
  expect(doubts(6, { score: 0.5, seconds: 1, voice: 1 }, 6)).toEqual([true, true, true]);
  expect(doubts(-9, { score: 0.5, seconds: 1, voice: 1 }, -9)).toEqual([false, false, false]);
});

it('finds a sentence of another language in speech without a pause', () => {
  const words = wordsOf({ score: -8, seconds: 20 }, 0).map((word, index) =>
    index >= 10 && index < 20 ? { ...word, language: { score: 8, seconds: 0.5 } } : word,
  );
  const marks = doubtfulWords(
    words,
    words.map((_, index) => (index >= 10 && index < 20 ? 1 : 0)),
  );
  expect(marks.slice(10, 20)).toEqual(Array.from({ length: 10 }, () => true));
  expect(marks.filter(Boolean)).toHaveLength(10);
});

it('takes no long word of another language for more than a word', () => {
  const [long] = wordsOf({ score: 9, seconds: 0.5 }, 0);
  const lost = { ...long!, endMs: 9000, language: { score: 9, seconds: 9 } };
  const words = [...wordsOf({ score: -9 }, 9500), lost, ...wordsOf({ score: -9 }, 30_000)];
  expect(doubtfulWords(words, null).filter(Boolean)).toHaveLength(0);
});

it('has nothing to doubt where nothing was said', () => {
  expect(doubtfulWords([], null)).toEqual([]);
});
