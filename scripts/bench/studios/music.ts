import process from 'node:process';
import { createComposer } from '../../../engine/music/create-composer.ts';
import type { Composer, SongRequest } from '../../../engine/music/composer.ts';
import { GENRES } from '../../../engine/music/genres/genres.ts';
import type { BenchRow } from '../bench-row.ts';
import { checkSong, MEASURED_RATE_HZ, type SongCheck } from '../music/check-song.ts';
import { rhythmDistance } from '../music/rhythm-distance.ts';
import { FORMERLY_HELD_OUT_SONGS, TUNED_SONGS, type SongCase } from '../music/songs.ts';
import { HELD_OUT_SONGS } from '../music/held-out-songs.ts';
import { UNSEEN_SONGS } from '../music/unseen-songs.ts';
import { checkRows } from './check-rows.ts';
import { roomAfterCancel } from './room-after-cancel.ts';

/** Three times what the first composer reached. */
const LEAST_DISTANCE = 0.24;
const MEGABYTE = 1024 * 1024;

const request = (changes: Partial<SongRequest> = {}): SongRequest => ({
  prompt: 'Rock, 60 seconds',
  lyrics: '',
  isInstrumental: false,
  seed: 1,
  format: { format: 'pcm', sampleRateHz: MEASURED_RATE_HZ, bitrate: 256_000 },
  hasWatermark: false,
  signal: new AbortController().signal,
  ...changes,
});

/**
 * Whether songs are as they were asked for, by their sound. Nobody has listened to them. Prompts, composer and measures have
 * one author; levels of sections are also what the composer steers by.
 */
export async function benchSongContents(): Promise<BenchRow[]> {
  const composer = createComposer();
  try {
    return [
      ...(await rowsOf(composer, 'tuned', [...TUNED_SONGS, ...FORMERLY_HELD_OUT_SONGS, ...UNSEEN_SONGS])),
      ...(await rowsOf(composer, 'held out', HELD_OUT_SONGS)),
    ];
  } finally {
    await composer.dispose();
  }
}

async function rowsOf(composer: Composer, set: string, cases: readonly SongCase[]): Promise<BenchRow[]> {
  const checks: SongCheck[] = [];
  for (const wanted of cases) {
    checks.push(
      ...checkSong(wanted, await composer.compose(request({ prompt: wanted.prompt, lyrics: wanted.lyrics ?? '' }))),
    );
  }
  return checkRows(set, checks);
}

/** How different the rhythms of takes of one prompt are, by their scores. */
export async function benchTakeDistance(): Promise<BenchRow[]> {
  const following = Array.from({ length: 6 }, (_, index) => index + 1);
  const scattered = (from: number) =>
    Array.from({ length: 30 }, (_, index) => Math.imul(from + index, 2_654_435_761) >>> 1);
  return [
    ...distanceRows('six takes that follow each other, tuned', (words) => rhythmDistance(words[0]!, following)),
    // Grooves were added by these two: they say nothing of other words and seeds.
    ...distanceRows('30 takes of any seeds, tuned', (words) =>
      rhythmDistance(`${words[2] ?? words[0]}, evening`, scattered(1)),
    ),
    ...distanceRows('30 takes of any seeds, held out', (words) =>
      rhythmDistance(`${words[1] ?? words[0]} in the morning`, scattered(5001)),
    ),
  ];
}

function distanceRows(what: string, distanceOf: (words: readonly string[]) => number): BenchRow[] {
  const distances = GENRES.map(({ id, words }) => ({ id, distance: distanceOf(words) }));
  const mean = distances.reduce((sum, { distance }) => sum + distance, 0) / distances.length;
  const least = distances.reduce((lowest, each) => (each.distance < lowest.distance ? each : lowest));
  return [
    {
      name: `rhythm distance, ${what}: mean of genres`,
      value: mean,
      unit: '',
      target: `≥ ${LEAST_DISTANCE}`,
      ok: mean >= LEAST_DISTANCE,
    },
    {
      name: `rhythm distance, ${what}: the least, ${least.id}`,
      value: least.distance,
      unit: '',
      target: `≥ ${LEAST_DISTANCE}`,
      ok: least.distance >= LEAST_DISTANCE,
    },
  ];
}

/** How long a song of a minute takes, how soon a streamed one is heard, how much memory, and how quickly one is given up. */
export async function benchSongSpeed(): Promise<BenchRow[]> {
  const composer = createComposer();
  const format = { format: 'mp3', sampleRateHz: MEASURED_RATE_HZ, bitrate: 256_000 } as const;
  try {
    await composer.compose(request({ prompt: 'Pop, 5 seconds', format }));
    const times: { prompt: string; ms: number; firstMs: number }[] = [];
    for (const genre of GENRES) {
      const prompt = `${genre.words[0]}, 60 seconds`;
      const from = performance.now();
      await composer.compose(request({ prompt, format }));
      const ms = performance.now() - from;
      times.push({ prompt, ms, firstMs: await firstSoundMs(composer, request({ prompt, seed: 2, format })) });
    }
    const slowest = times.reduce((most, each) => (each.ms > most.ms ? each : most));
    const latest = times.reduce((most, each) => (each.firstMs > most.firstMs ? each : most));
    const memory = process.memoryUsage().rss / MEGABYTE;
    const cancelled = await cancelRow(composer);
    return [
      {
        name: `60 s song, slowest (${slowest.prompt})`,
        value: slowest.ms,
        unit: 'ms',
        target: '≤ 10000',
        ok: slowest.ms <= 10_000,
      },
      {
        name: `first sound, latest (${latest.prompt})`,
        value: latest.firstMs,
        unit: 'ms',
        target: '≤ 2000',
        ok: latest.firstMs <= 2000,
      },
      cancelled,
      { name: 'memory of the process', value: memory, unit: 'MB', target: '≤ 700', ok: memory <= 700 },
    ];
  } finally {
    await composer.dispose();
  }
}

async function firstSoundMs(composer: Composer, wanted: SongRequest): Promise<number> {
  const controller = new AbortController();
  const from = performance.now();
  const { pieces, song } = composer.stream({ ...wanted, signal: controller.signal });
  song.catch(() => undefined);
  await pieces.next();
  const ms = performance.now() - from;
  controller.abort();
  return ms;
}

const cancelRow = (composer: Composer): Promise<BenchRow> =>
  roomAfterCancel({
    short: async () => composer.compose(request({ prompt: 'Pop, 5 seconds' })),
    long: async (signal) => composer.compose(request({ prompt: 'Ambient, 4 minutes', seed: 1, signal })),
    cancelAfterMs: (round) => 300 + round * 200,
    note: 'while a song of 4 minutes was composed',
  });
