import { describe, expect, it } from 'vitest';
import { readStops } from '../prompt/read-stops.ts';
import { composeSong } from '../song/compose-song.ts';

const song = (prompt: string, lyrics = '') => composeSong({ prompt, lyrics, isInstrumental: false, seed: 2 }).score;
const LYRICS = '[Verse]\nThe morning comes slowly\nOver the harbour wall\n[Chorus]\nWe sing along';

describe('a stop', () => {
  it.each([
    ['a moment of silence before each chorus', true],
    ['a short pause before the drop', true],
    ['stop before the big final chorus', true],
    ['a silent night before christmas', false],
    ['no chorus, calm', false],
  ])('is read from “%s”: %s', (text, isAsked) => expect(readStops(text)).toBe(isAsked));

  it('silences every part right before each chorus, and nothing else', () => {
    const { stops, notes, hits, sections } = song('Rock, 120 bpm, a pause before each chorus');
    const choruses = sections.slice(1).filter(({ kind }) => kind === 'chorus');
    expect(stops.map(({ endSeconds }) => endSeconds)).toEqual(choruses.map(({ startSeconds }) => startSeconds));
    expect(stops.length).toBeGreaterThan(0);
    for (const { startSeconds, endSeconds } of stops) {
      const middle = (startSeconds + endSeconds) / 2;
      const sounding = notes.filter(
        (note) => note.startSeconds < middle && note.startSeconds + note.durationSeconds > middle,
      );
      expect(sounding).toEqual([]);
      expect(hits.filter((hit) => hit.startSeconds > startSeconds && hit.startSeconds < endSeconds - 0.03)).toEqual([]);
    }
    expect(song('Rock, 120 bpm').stops).toEqual([]);
  });

  it('takes no words away', () => {
    const words = (prompt: string) => song(prompt, LYRICS).notes.flatMap(({ syllable }) => syllable?.text ?? []);
    expect(words('Rock, 120 bpm, a pause before the chorus')).toEqual(words('Rock, 120 bpm'));
  });
});

it('a song is heard from its beginning, also where its groove begins with a rest', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { score } = composeSong({ prompt: 'Ambient', lyrics: '', isInstrumental: true, seed });
    expect(Math.min(...[...score.notes, ...score.hits].map(({ startSeconds }) => startSeconds))).toBeLessThan(0.15);
  }
});
