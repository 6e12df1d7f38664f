import { expect, it } from 'vitest';
import { recognisedWords } from './recognised-words.ts';

const span = { startMs: 1000, endMs: 9000 };
const unit = (text: string, startMs: number, endMs: number) => ({ text, startMs, endMs, speaker: '' });

it('keeps measured words on the time line of the recording', () => {
  const { words, areMeasured } = recognisedWords(
    { text: '', units: [unit('Good', 0, 300), unit('day.', 300, 700)] },
    span,
  );
  expect(areMeasured).toBe(true);
  expect(words.map(({ text, startMs, endMs }) => [text, startMs, endMs])).toEqual([
    ['Good', 1000, 1300],
    ['day.', 1300, 1700],
  ]);
});

it('keeps all other times when a recogniser gives some words as one', () => {
  const units = [unit('I', 0, 100), unit('said', 100, 400), unit('\u4f60\u597d', 400, 800), unit('twice.', 800, 1200)];
  const { words, areMeasured } = recognisedWords({ text: '', units }, span);
  expect(areMeasured).toBe(true);
  expect(words.map((word) => word.text)).toEqual(['I', 'said', '\u4f60', '\u597d', 'twice.']);
  expect(words.map((word) => word.startMs)).toEqual([1000, 1100, 1400, 1600, 1800]);
});

it('shares the times of sentences out among their words and says so', () => {
  const units = [unit('One two three four.', 0, 2000), unit('Yes.', 2500, 3000)];
  const { words, areMeasured } = recognisedWords({ text: '', units }, span);
  expect(areMeasured).toBe(false);
  expect(words).toHaveLength(5);
});
