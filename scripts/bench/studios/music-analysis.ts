import { createComposer } from '../../../engine/music/create-composer.ts';
import type { Composer } from '../../../engine/music/composer.ts';
import { GENRES } from '../../../engine/music/genres/genres.ts';
import { samplesOf } from '../../../engine/recognition/measures/join-recordings.ts';
import { dialogueSamples, speechSamples } from '../../../engine/recognition/measures/samples.ts';
import { musicOf } from '../../../shared/audio/music/music-of.ts';
import type { HeardMusic } from '../../../shared/domain/music/heard-music.ts';
import { type MusicKey, parseKey } from '../../../shared/domain/music/music-key.ts';
import type { BenchRow } from '../bench-row.ts';
import { isSameBeat, isSameTempo, sharesNotes } from '../music/same-music.ts';

const RATE_HZ = 16_000;
const SEEDS = [1, 2, 3];
const TUNED_GENRES = 5;

type Heard = { tempoBpm: number; key: MusicKey; heard: HeardMusic };

/**
 * Tempo and key as they are heard against those that the local engine played, which chose both itself. What is sure enough to be said was
 * tuned on the first genres; the others are reported beside. Songs of one program say nothing of recordings of a band.
 */
export async function benchMusicAnalysis(): Promise<BenchRow[]> {
  const composer = createComposer();
  try {
    const words = GENRES.map((genre) => genre.words[0] ?? '');
    return [
      ...rowsOf('tuned', await songs(composer, words.slice(0, TUNED_GENRES))),
      ...rowsOf('held out', await songs(composer, words.slice(TUNED_GENRES))),
    ];
  } finally {
    await composer.dispose();
  }
}

async function songs(composer: Composer, genres: readonly string[]): Promise<Heard[]> {
  const all: Heard[] = [];
  for (const genre of genres) {
    for (const seed of SEEDS) {
      const { bytes, facts } = await composer.compose({
        prompt: `${genre}, 40 seconds`,
        lyrics: '',
        isInstrumental: true,
        seed,
        format: { format: 'pcm', sampleRateHz: RATE_HZ, bitrate: 256_000 },
        hasWatermark: false,
        signal: new AbortController().signal,
      });
      const key = parseKey(plainKey(facts.key));
      if (key) all.push({ tempoBpm: facts.tempoBpm, key, heard: musicOf(monoOf(bytes), RATE_HZ) });
    }
  }
  return all;
}

/** Modes by their third: a listener calls them major or minor. */
const plainKey = (key: string): string =>
  key.replace(/\b(?:mixolydian|lydian|ionian)\b/i, 'major').replace(/\b(?:dorian|aeolian|phrygian)\b/i, 'minor');

function monoOf(bytes: Uint8Array): Float32Array {
  const values = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  return Float32Array.from({ length: values.length / 2 }, (_, at) => (values[at * 2]! + values[at * 2 + 1]!) / 65_536);
}

function rowsOf(set: string, all: readonly Heard[]): BenchRow[] {
  const tempos = all.flatMap(({ tempoBpm, heard }) =>
    heard.tempoBpm === null ? [] : [[heard.tempoBpm, tempoBpm] as const],
  );
  const keys = all.flatMap(({ key, heard }) => (heard.key === null ? [] : [[heard.key, key] as const]));
  const row = (name: string, right: number, of: number, least?: number): BenchRow => ({
    name: `${set}: ${name}`,
    value: (right / Math.max(1, of)) * 100,
    unit: '%',
    ...(least !== undefined && { target: `≥ ${least} %`, ok: right / Math.max(1, of) >= least / 100 }),
    note: `of ${of}`,
  });
  const isSameKey = (one: MusicKey, other: MusicKey) => one.tonic === other.tonic && one.isMinor === other.isMinor;
  return [
    row('songs whose tempo is said', tempos.length, all.length),
    row('tempos that are right', tempos.filter(([one, other]) => isSameTempo(one, other)).length, tempos.length, 90),
    row('or half or double', tempos.filter(([one, other]) => isSameBeat(one, other)).length, tempos.length),
    row('songs whose key is said', keys.length, all.length),
    row('keys that are right', keys.filter(([one, other]) => isSameKey(one, other)).length, keys.length, 90),
    row('or with the same notes', keys.filter(([one, other]) => sharesNotes(one, other)).length, keys.length),
  ];
}

/** Of recordings of speech, how many are taken for music. */
export async function benchSpeechAsMusic(): Promise<BenchRow[]> {
  const samples = [...(await speechSamples()), ...(await dialogueSamples())];
  let taken = 0;
  let count = 0;
  for (const { file } of samples) {
    const heard = musicOf(await samplesOf(file), RATE_HZ);
    taken += Number(heard.tempoBpm !== null || heard.key !== null);
    count++;
  }
  return [
    {
      name: 'speech that is given a tempo or a key',
      value: taken,
      unit: `of ${count}`,
      target: '= 0',
      ok: taken === 0,
    },
  ];
}
