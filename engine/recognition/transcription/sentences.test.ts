import { describe, expect, it } from 'vitest';
import { sentencesOfWords } from './sentences.ts';

/** Words of 200 ms each; a number stands for a pause in ms, `|` for a change of speaker. */
const sentencesOf = (...parts: (string | number)[]) => {
  let nowMs = 0;
  let speaker = 0;
  const words = parts.flatMap((part) => {
    if (typeof part === 'number') nowMs += part;
    else if (part === '|') speaker = 1 - speaker;
    else
      return [{ text: part, startMs: nowMs, endMs: (nowMs += 200), probability: 1, speaker, languageDoubtful: false }];
    return [];
  });
  return sentencesOfWords(words).map((sentence) => sentence.map((word) => word.text).join(' '));
};

describe('sentences', () => {
  it('end at full stops, question marks and after quotes, but not at abbreviations', () => {
    expect(sentencesOf('Mr.', 'Dashwood', 'left.', 'Why?', '"Go!"', 'he', 'said.')).toEqual([
      'Mr. Dashwood left.',
      'Why?',
      '"Go!"',
      'he said.',
    ]);
  });

  it('end at long pauses and never span two speakers', () => {
    expect(sentencesOf('one', 'two', 800, 'three', '|', 'four', 600, 'five')).toEqual([
      'one two',
      'three',
      'four five',
    ]);
  });

  it('are cut when nobody ever ends one', () => {
    const sentences = sentencesOf(...Array<string>(250).fill('on'));
    expect(sentences.length).toBe(3);
    expect(sentences.join(' ').split(' ')).toHaveLength(250);
  });
});
