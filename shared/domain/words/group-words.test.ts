import { describe, expect, it } from 'vitest';
import { groupSentences, groupWords } from './group-words.ts';
import type { TimedWord } from '../transcript/recognition/recognised.ts';
import { seededRandom } from '../test-data/seeded-random.ts';
import { evenWords } from '../test-data/transcript-data.ts';
import { joinWords } from './word-tokens.ts';
import { wrapCaption } from './wrap-caption.ts';

const spoken = (text: string, speaker: number | null = 0, startMs = 0, stepMs = 300): TimedWord[] =>
  evenWords(text, startMs, stepMs).map((word) => ({ ...word, speaker }));
const textsOf = (words: TimedWord[]) => groupWords(words).map((line) => line.text);

describe('grouping words into lines', () => {
  it('begins a line after each sentence, but not after abbreviations, initials and dots inside a sentence', () => {
    const text =
      'Dr. Smith met J. R. Jones at 5.30 p.m. in St. Mary. "Why?" he asked. Well... maybe! No. 5 is alive. No. I refuse.';
    expect(textsOf(spoken(text, 0, 0, 100))).toEqual([
      'Dr. Smith met J. R. Jones at 5.30 p.m. in St. Mary.',
      '"Why?" he asked.',
      'Well... maybe!',
      'No. 5 is alive.',
      'No.',
      'I refuse.',
    ]);
  });

  it('begins a line when the speaker changes and after a long pause', () => {
    const words = [...spoken('yes I think', 0), ...spoken('no you do not', 1, 900), ...spoken('really', 1, 3000)];
    expect(groupWords(words).map((line) => [line.speaker, line.startMs, line.endMs, line.text])).toEqual([
      [0, 0, 870, 'yes I think'],
      [1, 900, 2070, 'no you do not'],
      [1, 3000, 3270, 'really'],
    ]);
  });

  it('begins a line where doubt about the language begins or ends, and marks only that line', () => {
    const doubtful = spoken('the moon cost', 0, 900).map((word) => ({ ...word, languageDoubtful: true }));
    const lines = groupWords([...spoken('he said this', 0), ...doubtful, ...spoken('and that was all', 0, 1800)]);
    expect(lines.map((line) => [line.text, line.languageDoubtful ?? false])).toEqual([
      ['he said this', false],
      ['the moon cost', true],
      ['and that was all', false],
    ]);
  });

  it('breaks a long line behind a clause', () => {
    const text =
      'when the rain had stopped and the streets were dry again, they walked along the river to the old mill at its end';
    expect(textsOf(spoken(text, 0, 0, 100))).toEqual([
      'when the rain had stopped and the streets were dry again,',
      'they walked along the river to the old mill at its end',
    ]);
  });

  it('breaks a line of more than seven seconds at its widest pause when it has no clause', () => {
    const words = [...spoken('a b c d e f g h i j', 0, 0, 400), ...spoken('k l m n o p q r s t', 0, 4500, 400)];
    expect(textsOf(words)).toEqual(['a b c d e f g h i j', 'k l m n o p q r s t']);
  });

  it('joins Chinese words without blanks, attaches loose punctuation and breaks at full-width stops', () => {
    const words = ['你', '好', '，', '世', '界', '。', '再', '见', '！'].map((text, index) => ({
      text,
      startMs: index * 200,
      endMs: index * 200 + 180,
      speaker: null,
    }));
    expect(groupWords(words).map((line) => [line.text, line.words?.map((word) => word.text)])).toEqual([
      ['你好，世界。', ['你', '好，', '世', '界。']],
      ['再见！', ['再', '见！']],
    ]);
  });

  it('loses no word and makes lines that fit two caption lines', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = seededRandom(seed);
      let endMs = 0;
      const words = Array.from({ length: 120 }, (): TimedWord => {
        const startMs = endMs + Math.floor(random() * 200);
        endMs = startMs + 80 + Math.floor(random() * 500);
        const text = 'abcdefghijkl'.slice(0, 1 + Math.floor(random() * 12)) + (random() < 0.06 ? '.' : '');
        return { text, startMs, endMs, speaker: random() < 0.02 ? 1 : 0 };
      });
      const lines = groupWords(words);
      expect(lines.flatMap((line) => line.words)).toEqual(
        words.map(({ text, startMs, endMs }) => ({ text, startMs, endMs })),
      );
      for (const line of lines) {
        expect(line.text).toBe(joinWords(line.words ?? []));
        expect(wrapCaption(line.text).length).toBeLessThanOrEqual(2);
        expect(line.endMs - line.startMs).toBeLessThanOrEqual(7007);
      }
    }
  });
});

describe('grouping sentences without word times', () => {
  it('splits merged sentences and shares the time by length', () => {
    const lines = groupSentences([{ text: 'Good morning. How are you?', startMs: 1000, endMs: 3000, speaker: 2 }]);
    expect(lines).toEqual([
      { startMs: 1000, endMs: 2100, speaker: 2, text: 'Good morning.', words: null },
      { startMs: 2100, endMs: 3000, speaker: 2, text: 'How are you?', words: null },
    ]);
  });
});
