import { describe, expect, it } from 'vitest';
import { realignWords } from './realign-words.ts';
import { evenWords } from '../test-data/transcript-data.ts';

const span = { startMs: 0, endMs: 2000 };
const words = evenWords('the quick brown fox', 0);
const timesOf = (text: string) => realignWords(words, text, span)?.map((w) => [w.text, w.startMs, w.endMs]);

describe('realigning words', () => {
  it('keeps null when no word times are known', () => {
    expect(realignWords(null, 'any text', span)).toBeNull();
  });

  it('gives a corrected word the time of the word it replaces', () => {
    expect(timesOf('the quack brown fox')?.[1]).toEqual(['quack', 500, 950]);
  });

  it('ignores punctuation and case when it looks for words that stayed', () => {
    expect(timesOf('The fox.')).toEqual([
      ['The', 0, 450],
      ['fox.', 1500, 1950],
    ]);
  });

  it('follows words that moved to another position', () => {
    expect(timesOf('quick brown fox jumps')).toEqual([
      ['quick', 500, 950],
      ['brown', 1000, 1450],
      ['fox', 1500, 1688],
      ['jumps', 1688, 2000],
    ]);
  });

  it('shares the time of a neighbour with a word typed where no time is free', () => {
    expect(timesOf('the very quick brown fox')?.slice(0, 3)).toEqual([
      ['the', 0, 214],
      ['very', 214, 500],
      ['quick', 500, 950],
    ]);
    expect(timesOf('Oh the quick brown fox')?.slice(0, 2)).toEqual([
      ['Oh', 0, 225],
      ['the', 225, 450],
    ]);
  });

  it('gives an emptied line no words and a text typed into it the whole span', () => {
    expect(realignWords(words, '', span)).toEqual([]);
    expect(realignWords([], 'ab cd', span)?.map((word) => word.endMs)).toEqual([1000, 2000]);
  });

  it('times Chinese text character by character with punctuation attached', () => {
    const result = realignWords([], '你好，「世界」OK吗？', { startMs: 0, endMs: 600 });
    expect(result?.map((word) => word.text)).toEqual(['你', '好，', '「世', '界」', 'OK', '吗？']);
  });
});
