import { describe, expect, it } from 'vitest';
import { settleTurnBorders } from './turn-borders.ts';

/** Words of 300 ms without pauses; `|` stands for a pause of half a second. */
function spoken(text: string) {
  let atMs = 0;
  return text.split(' ').flatMap((word) => {
    if (word === '|') {
      atMs += 500;
      return [];
    }
    atMs += 300;
    return [{ text: word, startMs: atMs - 300, endMs: atMs }];
  });
}

describe('borders of turns', () => {
  it('give the last word of a sentence to whoever said the sentence', () => {
    const words = spoken('more respectable than he was. Unless to be');
    expect(settleTurnBorders(words, [0, 0, 0, 0, 1, 0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(settleTurnBorders(words, [0, 0, 0, 0, 1, 1, 1, 1])).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it('give the first words of a sentence to whoever goes on with it', () => {
    const words = spoken('That is so. And what then comes');
    expect(settleTurnBorders(words, [0, 0, 0, 0, 0, 1, 1])).toEqual([0, 0, 0, 1, 1, 1, 1]);
  });

  it('move to a pause, and stay at a border and far from any', () => {
    expect(settleTurnBorders(spoken('and then he | came along here'), [0, 0, 1, 1, 1, 1])).toEqual([0, 0, 0, 1, 1, 1]);
    expect(settleTurnBorders(spoken('Yes. No. Yes.'), [0, 1, 0])).toEqual([0, 1, 0]);
    const words = spoken('one two three four five six seven eight');
    expect(settleTurnBorders(words, [0, 0, 0, 0, 1, 1, 1, 1])).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });
});
