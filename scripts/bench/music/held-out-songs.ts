import type { SongCase } from './songs.ts';

const WINDOW = `[Verse]
A letter lies upon the chair
The paper smells of summer rain
[Chorus]
Write to me, write to me again
[Verse]
I read it on the kitchen stair
And put it in the drawer then
[Chorus]
Write to me, write to me again
[Outro]
Again`;

const HARBOUR = `[Intro]
[Verse]
We left before the gulls awoke
The engine coughed, the water shone
[Pre Chorus]
Hold the line, hold the line
[Chorus]
Every harbour has a light
Every light will bring us home
[Bridge]
Nothing lasts but what we share
[Chorus]
Every harbour has a light
Every light will bring us home`;

const major = (tonic: number) => ({ tonic, isMinor: false });
const minor = (tonic: number) => ({ tonic, isMinor: true });

/**
 * Songs that were written down when those of the earlier sets had been looked at, and that nothing was changed for: the figures that
 * count. Whoever tunes with one of them moves it to the tuned ones and writes another.
 */
export const HELD_OUT_SONGS: readonly SongCase[] = [
  { prompt: 'Warm acoustic folk, 96 bpm, D major', lyrics: WINDOW, tempoBpm: 96, key: major(2), genre: 'folk' },
  { prompt: 'Driving indie rock, 144 bpm, G major', lyrics: HARBOUR, tempoBpm: 144, key: major(7), genre: 'rock' },
  { prompt: 'Glossy pop song, 112 bpm, F minor', lyrics: WINDOW, tempoBpm: 112, key: minor(5), genre: 'synth pop' },
  {
    prompt: 'Reggae on the beach, 78 bpm, D major, 40 seconds',
    tempoBpm: 78,
    key: major(2),
    seconds: 40,
    genre: 'reggae',
  },
  {
    prompt: 'Swing jazz with saxophone, 138 bpm, C minor, 40 seconds',
    tempoBpm: 138,
    key: minor(0),
    seconds: 40,
    genre: 'jazz',
  },
  {
    prompt: 'Lo-fi beat for a night train, 82 bpm, A major, 45 seconds',
    tempoBpm: 82,
    key: major(9),
    seconds: 45,
    genre: 'lo-fi',
  },
  {
    prompt: 'Melodic techno, 126 bpm, D minor, 45 seconds',
    tempoBpm: 126,
    key: minor(2),
    seconds: 45,
    genre: 'house and techno',
  },
  { prompt: 'Heavy trap, 72 bpm, G minor, 40 seconds', tempoBpm: 72, key: minor(7), seconds: 40, genre: 'hip hop' },
  {
    prompt: 'Heroic cinematic trailer, 120 bpm, E minor, 45 seconds',
    tempoBpm: 120,
    key: minor(4),
    seconds: 45,
    genre: 'cinematic',
  },
  {
    prompt: 'Quiet solo piano in the morning, 72 bpm, G major, 45 seconds',
    tempoBpm: 72,
    key: major(7),
    seconds: 45,
    genre: 'solo piano',
  },
  {
    prompt: 'Slow ambient pads, 70 bpm, A minor, 45 seconds',
    tempoBpm: 70,
    key: minor(9),
    seconds: 45,
    genre: 'ambient',
  },
  {
    prompt: 'Slap bass funk, 100 bpm, D minor, 40 seconds',
    tempoBpm: 100,
    key: minor(2),
    seconds: 40,
    genre: 'funk',
  },
  {
    prompt: 'Irish reel, 124 bpm, A major, 40 seconds',
    tempoBpm: 124,
    key: major(9),
    seconds: 40,
    genre: 'celtic',
  },
  {
    prompt: 'Chiptune title screen, 132 bpm, C major, 30 seconds',
    tempoBpm: 132,
    key: major(0),
    seconds: 30,
    genre: 'chiptune',
  },
];
