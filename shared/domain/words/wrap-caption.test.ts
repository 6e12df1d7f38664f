import { describe, expect, it } from 'vitest';
import { wrapCaption } from './wrap-caption.ts';

describe('wrapping captions', () => {
  it('leaves a short text on one line', () => {
    expect(wrapCaption('exactly forty-two characters fit in a line')).toHaveLength(1);
  });

  it('makes even lines instead of a full and an empty one', () => {
    expect(wrapCaption('we walked along the river until it was dark out')).toEqual([
      'we walked along the river',
      'until it was dark out',
    ]);
  });

  it('rather breaks behind punctuation', () => {
    expect(wrapCaption('when we came home, all the lights were still burning')).toEqual([
      'when we came home,',
      'all the lights were still burning',
    ]);
  });

  it('breaks Chinese text at sixteen characters without tearing a foreign word', () => {
    const lines = wrapCaption('今天我们一起去看了一场很好看的电影，名字叫做Titanic非常感人');
    expect(lines.every((line) => Array.from(line).length <= 16)).toBe(true);
    expect(lines.join('')).toBe('今天我们一起去看了一场很好看的电影，名字叫做Titanic非常感人');
    expect(lines.join('|')).toContain('Titanic');
  });

  it('keeps line ends of the author and gives a word longer than a line a line to itself', () => {
    const address = `https://example.com/${'a'.repeat(60)}`;
    expect(wrapCaption(`first\nsecond ${address} third`)).toEqual(['first', 'second', address, 'third']);
  });
});
