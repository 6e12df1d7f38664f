import { describe, expect, it } from 'vitest';
import { readStyle } from '../prompt/read-style.ts';
import { readProgression } from '../theory/chords.ts';
import { GENRES } from './genres.ts';

const ROLES = ['bass', 'comp', 'second', 'arp', 'pad', 'counter', 'lead'];

it('have several families for what goes by one name that styles ask for, as “punk” or “trap”', () => {
  const ask = (word: string) => new Set([1, 2, 3].map((seed) => readStyle(word, seed).groove.name)).size;
  for (const word of ['punk', 'disco', 'ska', 'dub', 'bebop', 'swing', 'reel', 'trap', 'bossa nova'])
    expect([word, ask(word)]).toEqual([word, 3]);
});

describe.each(GENRES.map((genre) => [genre.id, genre] as const))('%s', (_id, genre) => {
  it('has six grooves with names of their own', () => {
    expect(new Set(genre.grooves.map(({ name }) => name)).size).toBeGreaterThanOrEqual(6);
  });

  it('can be asked for each of its grooves by name', () => {
    const word = genre.words.find((each) => genre.grooves.every(({ name }) => name !== each))!;
    for (const { name, beats } of genre.grooves) {
      const read = readStyle(`${word}, ${name}`, 1);
      // Some names are words of another genre, and three beats can only be asked for as such.
      if (beats !== 3 && read.genre === genre) expect([read.groove.name, ...(read.groove.words ?? [])]).toContain(name);
    }
  });

  it('has patterns that fit into bars and say what they may', () => {
    for (const { beats = 4, drums, bass, comp, second, pad, arp, melody } of genre.grooves) {
      const steps = beats * 4;
      for (const pattern of [...Object.values(drums.quiet), ...Object.values(drums.full)]) {
        expect(pattern).toMatch(/^[Xxog.]+$/);
        expect(pattern.length % steps, pattern).toBe(0);
      }
      for (const pattern of bass.filter((line) => line !== 'walk' && line !== 'half')) {
        expect(pattern).toMatch(/^[Rr3578a.-]+$/);
        expect(pattern.length % steps, pattern).toBe(0);
      }
      for (const pattern of [...comp, ...(second ?? []), ...(pad ?? []), ...(arp ?? [])]) {
        expect(pattern).toMatch(/^[XxogDU0-9.-]+$/);
        expect(pattern.length % steps, pattern).toBe(0);
      }
      for (const pattern of melody) {
        expect(pattern).toMatch(/^[Xx.-]+$/);
        expect(pattern, pattern).toHaveLength(steps);
      }
    }
  });

  it('has chords that can be read in its modes', () => {
    for (const mode of genre.modes) {
      for (const set of Object.values(genre.progressions)) {
        for (const text of [...set.verse, ...set.chorus, ...(set.bridge ?? [])]) {
          expect(readProgression(text, { tonic: 0, mode }).length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('lets parts play that it has', () => {
    for (const line of Object.values(genre.layers)) {
      for (const word of line.split(' ')) {
        const role = word.replace('+', '');
        expect(['drums', ...ROLES]).toContain(role);
        if (role !== 'drums') expect(Object.keys(genre.parts)).toContain(role);
      }
    }
  });
});
