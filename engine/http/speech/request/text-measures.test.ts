import { describe, expect, it } from 'vitest';
import { measureText } from './text-measures.ts';

describe('measureText', () => {
  it('counts characters and words, not pause markers', () => {
    expect(measureText("It's 5 o'clock. <#0.5#> Well-known 🎙!")).toMatchObject({ characters: 37, words: 4 });
  });

  it('does not mind line breaks, tabs and joined emoji', () => {
    expect(measureText('a\r\n\tb 👩‍👩‍👧').invisibleRatio).toBe(0);
  });

  it.each([
    ['zero width characters', '\u200B'],
    ['control characters', '\u0007'],
    ['private characters', '\uE000'],
    ['lone surrogates', '\uD800'],
    ['replacement characters', '\uFFFD'],
  ])('refuses more than a tenth of %s with code 1042', (_name, character) => {
    expect(measureText(`nine good${character}`).invisibleRatio).toBe(0.1);
    expect(() => measureText(`nine goo${character}${character}`)).toThrow(
      expect.objectContaining({ code: 1042, status: 400 }),
    );
  });
});
