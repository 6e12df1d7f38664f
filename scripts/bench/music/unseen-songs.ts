import type { SongCase } from './songs.ts';

const DAWN = `[Intro]
[Verse]
The kettle sings, the window steams
A bus goes by with yellow lights
I tell the cat about my dreams
And count the hours of the night
[Pre Chorus]
Oh, wait for me, wait for me
[Chorus]
Good morning, little town of mine
The bakery is open wide
Good morning, everything is fine
I take the long way to your side
[Break]
[Chorus]
Good morning, little town of mine
The bakery is open wide
[Outro]`;

const ROAD = `[Verse]
Seven bridges, seven miles
Nothing but the open road
[Chorus]
Roll along, roll along home
[Verse]
Dusty boots and borrowed smiles
Carry half a heavy load
[Chorus]
Roll along, roll along home
[Bridge]
If the rain comes, let it come
[Chorus]
Roll along, roll along home`;

const major = (tonic: number) => ({ tonic, isMinor: false });
const minor = (tonic: number) => ({ tonic, isMinor: true });

/** Written down before the second round of tuning, at least one of each genre; what they missed was mended in it, so they count as tuned with since. */
export const UNSEEN_SONGS: readonly SongCase[] = [
  {
    prompt: 'Roots reggae with organ, 72 bpm, G major, 45 seconds',
    tempoBpm: 72,
    key: major(7),
    seconds: 45,
    genre: 'reggae',
  },
  {
    prompt: 'Happy ukulele island reggae, 92 bpm, C major, 40 seconds',
    tempoBpm: 92,
    key: major(0),
    seconds: 40,
    genre: 'reggae',
  },
  {
    prompt: 'Dreamy ambient drone for sleeping, 58 bpm, D minor, 60 seconds',
    tempoBpm: 58,
    key: minor(2),
    seconds: 60,
    genre: 'ambient',
  },
  {
    prompt: 'Baby lullaby, very soft, 76 bpm, F major, 45 seconds',
    tempoBpm: 76,
    key: major(5),
    seconds: 45,
    genre: 'lullaby',
  },
  {
    prompt: 'Sad solo piano for a farewell, 64 bpm, E minor, 45 seconds',
    tempoBpm: 64,
    key: minor(4),
    seconds: 45,
    genre: 'solo piano',
  },
  {
    prompt: 'Smoky jazz club quartet, 112 bpm, F major, 40 seconds',
    tempoBpm: 112,
    key: major(5),
    seconds: 40,
    genre: 'jazz',
  },
  {
    prompt: 'Slow bossa nova for a cafe, 120 bpm, C major, 40 seconds',
    tempoBpm: 120,
    key: major(0),
    seconds: 40,
    genre: 'bossa nova and latin',
  },
  {
    prompt: 'Dark cinematic tension, 90 bpm, C minor, 45 seconds',
    tempoBpm: 90,
    key: minor(0),
    seconds: 45,
    genre: 'cinematic',
  },
  {
    prompt: 'Celtic jig with flute, 110 bpm, G major, 40 seconds',
    tempoBpm: 110,
    key: major(7),
    seconds: 40,
    genre: 'celtic',
  },
  {
    prompt: 'Boom bap hip hop beat, 88 bpm, D minor, 40 seconds',
    tempoBpm: 88,
    key: minor(2),
    seconds: 40,
    genre: 'hip hop',
  },
  {
    prompt: 'Lofi study beats with rhodes, 74 bpm, F major, 45 seconds',
    tempoBpm: 74,
    key: major(5),
    seconds: 45,
    genre: 'lo-fi',
  },
  {
    prompt: 'Peak time techno, 134 bpm, F minor, 45 seconds',
    tempoBpm: 134,
    key: minor(5),
    seconds: 45,
    genre: 'house and techno',
  },
  {
    prompt: 'Retro synthwave night drive, 100 bpm, E minor, 45 seconds',
    tempoBpm: 100,
    key: minor(4),
    seconds: 45,
    genre: 'synth pop',
  },
  {
    prompt: 'Boss fight chiptune, 160 bpm, A minor, 30 seconds',
    tempoBpm: 160,
    key: minor(9),
    seconds: 30,
    genre: 'chiptune',
  },
  { prompt: 'Punk rock, fast, 168 bpm, D major, 30 seconds', tempoBpm: 168, key: major(2), seconds: 30, genre: 'rock' },
  {
    prompt: 'Funky disco strut, 112 bpm, A minor, 40 seconds',
    tempoBpm: 112,
    key: minor(9),
    seconds: 40,
    genre: 'funk',
  },
  { prompt: 'Acoustic folk song, 100 bpm, D major', lyrics: ROAD, tempoBpm: 100, key: major(2), genre: 'folk' },
  {
    prompt: 'Upbeat pop song with a female singer, 112 bpm, C major',
    lyrics: DAWN,
    tempoBpm: 112,
    key: major(0),
    genre: 'synth pop',
  },
  {
    prompt: 'Synth pop with a moment of silence before each chorus, 118 bpm, G minor, 45 seconds',
    tempoBpm: 118,
    key: minor(7),
    seconds: 45,
    genre: 'synth pop',
    hasStops: true,
  },
  {
    prompt: 'House track, a short pause before the drop, 124 bpm, A minor, 45 seconds',
    tempoBpm: 124,
    key: minor(9),
    seconds: 45,
    genre: 'house and techno',
    hasStops: true,
  },
  {
    prompt: 'Rock with a dramatic stop before the chorus, 126 bpm, A major',
    lyrics: ROAD,
    tempoBpm: 126,
    key: major(9),
    genre: 'rock',
    hasStops: true,
  },
  {
    prompt: 'Orchestral trailer with silence before the climax, 92 bpm, E minor, 45 seconds',
    tempoBpm: 92,
    key: minor(4),
    seconds: 45,
    genre: 'cinematic',
    hasStops: true,
  },
];
