import { describe, expect, it } from 'vitest';
import { heardTailSeconds } from '../score/song-end.ts';
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

describe('the length that a style asks for', () => {
  it.each([
    ['lo-fi, half a minute', 30],
    ['synthwave, thirty seconds', 30],
    ['a song of a minute and a half', 90],
    ['rock, one and a half minutes', 90],
    ['trap with heavy 808s, 140 bpm, 30s', 30],
    ['jazz, 0:45', 45],
    ['80s synth pop', null],
    ['trap with 808s', null],
    ['music of the 1960s', null],
  ])('is read: %s', (prompt, seconds) => {
    expect(readStyle(prompt, 1).targetSeconds).toBe(seconds);
  });
});

describe('drums', () => {
  it.each([
    'ambient, no drums',
    'a drone with no rhythm',
    'calm folk without any percussion',
    'beatless techno',
    'acoustic guitar only',
  ])('are left out: %s', (prompt) => expect(readStyle(prompt, 1).hasDrums).toBe(false));

  it.each(['rock with no rhythm guitar', 'folk with a guitar solo', 'rock, piano only in the intro'])(
    'play: %s',
    (prompt) => expect(readStyle(prompt, 1).hasDrums).toBe(true),
  );
});

it('leaves one instrument alone where no other is wanted', () => {
  expect(new Set(played('gentle fingerpicking, acoustic guitar only').instruments)).toEqual(
    new Set(['acoustic guitar']),
  );
  expect(new Set(played('solo cello, sad').instruments)).toEqual(new Set(['cello']));
  expect(new Set(played('folk with a guitar solo').instruments).size).toBeGreaterThan(1);
});

it('knows a genre by the name of one of its grooves', () => {
  expect(readStyle('drum and bass, 174 bpm', 1)).toMatchObject({
    genre: { name: 'house and techno' },
    groove: { name: 'breakbeat' },
  });
  expect(readStyle('a waltz for strings', 1).genre.name).toBe('solo piano');
});

it('reads a tonic with nothing behind it', () => {
  expect(readStyle('blues in E, slow', 1).key.tonic).toBe(4);
  expect(readStyle('slow blues in Bb with harmonica', 1).key.tonic).toBe(10);
  expect(readStyle('song In A World of rain, key of D', 1).key.tonic).toBe(2);
});

it('leans a tempo that is open so that whole bars fill the length, and leaves one that is asked for', () => {
  const lengthsOff = ['folk', 'jazz', 'rock', 'synth pop', 'reggae'].flatMap((genre) =>
    [8, 12, 20, 30].filter((seconds) => {
      const style = readStyle(`${genre}, ${seconds} seconds`, 3);
      const bar = ((style.groove.beats ?? 4) * 60) / style.tempoBpm;
      const bars = (seconds - heardTailSeconds(style.genre)) / bar;
      return Math.abs(Math.round(bars) - bars) * bar > 0.05 * seconds;
    }),
  );
  expect(lengthsOff).toEqual([]);
  expect(readStyle('folk, 87 bpm, 12 seconds', 3).tempoBpm).toBe(87);
});
