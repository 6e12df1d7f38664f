/** A song with what it must show. `key` as it is named; `tempoBpm` as it is asked for. */
export type SongCase = {
  prompt: string;
  lyrics?: string;
  tempoBpm: number;
  key: { tonic: number; isMinor: boolean };
  seconds?: number;
  genre: string;
  /** A moment of silence before each chorus or drop was asked for. */
  hasStops?: boolean;
};

const LYRICS = `[Intro]
[Verse]
The streets are loud, we chase the light
Above the roofs, along the way
The neon hums into the night
A taxi waits, another day
[Chorus]
We lift our heads, we carry on
The walls come down until the dawn
[Solo]
[Chorus]
We lift our heads, we carry on
The walls come down until the dawn
[Outro]`;

/** Songs that grooves, levels and instruments were changed for. */
export const TUNED_SONGS: readonly SongCase[] = [
  {
    prompt: 'Bright synth pop with a big chorus, 116 bpm, A minor, 40 seconds',
    tempoBpm: 116,
    key: { tonic: 9, isMinor: true },
    seconds: 40,
    genre: 'synth pop',
  },
  {
    prompt: 'Energetic rock anthem, 132 bpm, E minor, 40 seconds',
    tempoBpm: 132,
    key: { tonic: 4, isMinor: true },
    seconds: 40,
    genre: 'rock',
  },
  {
    prompt: 'Slow folk ballad with harmonica, 76 bpm, G major, 40 seconds',
    tempoBpm: 76,
    key: { tonic: 7, isMinor: false },
    seconds: 40,
    genre: 'folk',
  },
  {
    prompt: 'Lo-fi beats for rainy evenings, 78 bpm, D minor, 40 seconds',
    tempoBpm: 78,
    key: { tonic: 2, isMinor: true },
    seconds: 40,
    genre: 'lo-fi',
  },
  {
    prompt: 'Epic orchestral trailer, 96 bpm, D minor, 40 seconds',
    tempoBpm: 96,
    key: { tonic: 2, isMinor: true },
    seconds: 40,
    genre: 'cinematic',
  },
  {
    prompt: 'Sunny bossa nova with flute, 130 bpm, F major, 40 seconds',
    tempoBpm: 130,
    key: { tonic: 5, isMinor: false },
    seconds: 40,
    genre: 'bossa nova and latin',
  },
  {
    prompt: 'Warehouse techno, 130 bpm, A minor, 40 seconds',
    tempoBpm: 130,
    key: { tonic: 9, isMinor: true },
    seconds: 40,
    genre: 'house and techno',
  },
  {
    prompt: 'Emotional solo piano, 70 bpm, C minor, 40 seconds',
    tempoBpm: 70,
    key: { tonic: 0, isMinor: true },
    seconds: 40,
    genre: 'solo piano',
  },
  {
    prompt: 'Cheerful 8-bit chiptune, 150 bpm, C major, 30 seconds',
    tempoBpm: 150,
    key: { tonic: 0, isMinor: false },
    seconds: 30,
    genre: 'chiptune',
  },
  {
    prompt: 'Indie rock, 120 bpm, A minor',
    lyrics: LYRICS,
    tempoBpm: 120,
    key: { tonic: 9, isMinor: true },
    genre: 'rock',
  },
];

/** Held out of the first round of tuning; what they missed was mended in the second, so they count as tuned with since. */
export const FORMERLY_HELD_OUT_SONGS: readonly SongCase[] = [
  {
    prompt: 'Late night jazz trio in Bb major, 126 bpm, 40 seconds',
    tempoBpm: 126,
    key: { tonic: 10, isMinor: false },
    seconds: 40,
    genre: 'jazz',
  },
  {
    prompt: 'Tight funk groove with trumpet, 104 bpm, G major, 40 seconds',
    tempoBpm: 104,
    key: { tonic: 7, isMinor: false },
    seconds: 40,
    genre: 'funk',
  },
  {
    prompt: 'Laid-back reggae in A minor, 80 bpm, 40 seconds',
    tempoBpm: 80,
    key: { tonic: 9, isMinor: true },
    seconds: 40,
    genre: 'reggae',
  },
  {
    prompt: 'Gentle lullaby with music box, 84 bpm, C major, 40 seconds',
    tempoBpm: 84,
    key: { tonic: 0, isMinor: false },
    seconds: 40,
    genre: 'lullaby',
  },
  {
    prompt: 'Irish tune with fiddle, 116 bpm, D major, 40 seconds',
    tempoBpm: 116,
    key: { tonic: 2, isMinor: false },
    seconds: 40,
    genre: 'celtic',
  },
  {
    prompt: 'Calm ambient soundscape, 64 bpm, F major, 45 seconds',
    tempoBpm: 64,
    key: { tonic: 5, isMinor: false },
    seconds: 45,
    genre: 'ambient',
  },
  {
    prompt: 'Hard trap beat, 90 bpm, F# minor, 40 seconds',
    tempoBpm: 90,
    key: { tonic: 6, isMinor: true },
    seconds: 40,
    genre: 'hip hop',
  },
  {
    prompt: 'Deep house for a sunset, 122 bpm, G minor, 40 seconds',
    tempoBpm: 122,
    key: { tonic: 7, isMinor: true },
    seconds: 40,
    genre: 'house and techno',
  },
  {
    prompt: 'Country song with banjo, 108 bpm, E major',
    lyrics: LYRICS,
    tempoBpm: 108,
    key: { tonic: 4, isMinor: false },
    genre: 'folk',
  },
  {
    prompt: 'Sad pop ballad in Eb major, 88 bpm',
    lyrics: LYRICS,
    tempoBpm: 88,
    key: { tonic: 3, isMinor: false },
    genre: 'synth pop',
  },
];
