import { expect, it } from 'vitest';
import { pairSubtitles } from './pair-subtitles.ts';

const pair = (...names: string[]) => pairSubtitles(names, (name) => name);

it('pairs subtitles with the recording that is named like them, with or without a language', () => {
  expect(pair('talk.mp3', 'Talk.srt', 'walk.en.vtt', 'walk.mp4', 'other.wav')).toEqual({
    pairs: [
      { subtitles: 'Talk.srt', recording: 'talk.mp3' },
      { subtitles: 'walk.en.vtt', recording: 'walk.mp4' },
    ],
    others: ['other.wav'],
  });
});

it('pairs one of each whatever they are called, and leaves what is ambiguous open', () => {
  expect(pair('final.ass', 'recording.wav').pairs).toEqual([{ subtitles: 'final.ass', recording: 'recording.wav' }]);
  expect(pair('a.srt', 'x.wav', 'y.wav')).toEqual({
    pairs: [{ subtitles: 'a.srt', recording: null }],
    others: ['x.wav', 'y.wav'],
  });
});

it('shares a recording between subtitles in two languages', () => {
  expect(pair('talk.mp3', 'talk.en.srt', 'talk.de.srt').pairs.map(({ recording }) => recording)).toEqual([
    'talk.mp3',
    'talk.mp3',
  ]);
});
