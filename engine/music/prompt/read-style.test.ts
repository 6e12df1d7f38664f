import { describe, expect, it } from 'vitest';
import { readStyle } from './read-style.ts';

const played = (prompt: string) => {
  const { instruments, remarks } = readStyle(prompt, 7);
  return { instruments: Object.values(instruments), remarks };
};

describe('instruments that a style names', () => {
  it('are played, also where they are a word of the genre', () => {
    expect(played('calm lullaby, music box').instruments).toContain('music box');
    expect(played('slow folk with flute').instruments).toContain('flute');
  });

  it.each([
    ['country ballad, steel guitar', 'steel guitar'],
    ['indian ambient with sitar and tabla', 'sitar, tabla'],
    ['baroque, harpsichord', 'harpsichord'],
  ])('are named where they cannot be played: %s', (prompt, names) => {
    expect(played(prompt).remarks).toContain(`Not played here: ${names}.`);
  });

  it('are not named where nobody wants them or all are played', () => {
    expect(played('folk, no sitar, with flute').remarks).toEqual([]);
    expect(played('rock, loud electric guitar').remarks).toEqual([]);
  });
});
