import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { wavHeader } from '../../../../shared/audio/wav.ts';
import type { BackgroundWork } from '../../changes/work-through.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { keyName } from '../../../../shared/domain/music/music-key.ts';
import type { LibrarySort } from '../../../../shared/domain/library/search/library-filter.ts';
import { createMusicListener } from './create-music-listener.ts';
import { storeHeardMusic } from './heard-music-table.ts';

const RATE = 16_000;
/** A minor: its chords on the first, fourth, fifth and first step. */
const CHORDS = [
  [57, 60, 64],
  [50, 53, 57],
  [52, 55, 59],
  [57, 60, 64],
];

let context: TestContext;
let studio: TestLibrary;
let listener: BackgroundWork;
let usedAtMs = 0;
beforeEach(() => {
  usedAtMs = 0;
  context = openTestContext();
  studio = openTestLibrary(context);
  studio.openJobs.start({ adopt: true });
  listener = createMusicListener(context, {
    library: studio.library,
    media: studio.media,
    engineUsedAtMs: () => usedAtMs,
  });
});
afterEach(async () => {
  await listener.stop();
  await studio.stop();
  context.end();
});

/** Chords that are struck at each beat, each for four of them. */
function song(bpm: number, seconds = 30): Float32Array {
  const samples = new Float32Array(RATE * seconds);
  const beat = (60 / bpm) * RATE;
  for (let at = 0; at < samples.length; at++) {
    const number = Math.floor(at / beat);
    const since = (at - number * beat) / RATE;
    const chord = CHORDS[Math.floor(number / 4) % CHORDS.length]!;
    for (const note of chord)
      samples[at]! += 0.2 * Math.exp(-5 * since) * Math.sin((2 * Math.PI * 440 * 2 ** ((note - 69) / 12) * at) / RATE);
  }
  return samples;
}

/** Sound without beat and tones. */
function noise(seconds = 30): Float32Array {
  let state = 1;
  return Float32Array.from({ length: RATE * seconds }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state / 2 ** 32 - 0.5) * 0.4;
  });
}

async function imported(samples: Float32Array, name: string): Promise<ItemId> {
  const data = Buffer.alloc(samples.length * 2);
  for (const [at, value] of samples.entries()) data.writeInt16LE(Math.round(value * 32_000), at * 2);
  const file = path.join(context.folder, name);
  fs.writeFileSync(file, Buffer.concat([wavHeader({ sampleRate: RATE, channels: 1, dataBytes: data.length }), data]));
  const { id } = await studio.library.importFile({ file, fileName: name });
  await studio.library.whenRead({ id });
  return id;
}

const found = (query: string) =>
  studio.library.list({ query, sort: 'oldest', offset: 0, limit: 9 }).map(({ title }) => title);

it('hears tempo, key and energy of music that was imported, says them, and finds and orders it by them', async () => {
  const id = await imported(song(120), 'march.wav');
  await imported(song(84), 'slow.wav');
  expect(found('tempo:120')).toEqual([]);
  while (await listener.step());
  const { tempoBpm, key, energy } = studio.library.details({ id }).music;
  expect(Math.abs((tempoBpm ?? 0) - 120)).toBeLessThan(2);
  expect(key).toEqual({ tonic: 9, isMinor: true });
  expect(found('tempo:120')).toEqual(['march']);
  expect(found('tempo:<100')).toEqual(['slow']);
  expect(found('tempo:80..121')).toEqual(['march', 'slow']);
  expect(found('key:"A minor" tempo:>100')).toEqual(['march']);
  expect(found('key:"C minor"')).toEqual([]);
  expect(energy).toBeGreaterThan(0);
  expect(found(`energy:${energy}..${energy}`)).toContain('march');
  expect(found(`energy:>${energy}`)).not.toContain('march');
  const inOrder = (sort: LibrarySort) =>
    studio.library.list({ query: '', sort, offset: 0, limit: 9 }).map(({ title }) => title);
  await imported(noise(3), 'unheard.wav');
  expect(inOrder('tempo')).toEqual(['slow', 'march', 'unheard']);
  expect(inOrder('energy')).toEqual(['march', 'slow', 'unheard']);
  expect(inOrder('key').at(-1)).toBe('unheard');
});

it('orders keys by fifths, each major before its relative minor', async () => {
  const keys = [
    { tonic: 9, isMinor: true },
    { tonic: 7, isMinor: false },
    { tonic: 0, isMinor: false },
    { tonic: 4, isMinor: true },
  ];
  for (const [index, key] of keys.entries()) {
    const id = await imported(noise(1), `${keyName(key)}.wav`);
    context.db.write((tx) => storeHeardMusic(tx, id, { tempoBpm: 100 + index, key, energy: null }));
  }
  const listed = studio.library.list({ query: '', sort: 'key', offset: 0, limit: 9 }).map(({ title }) => title);
  expect(listed).toEqual(['C major', 'A minor', 'G major', 'E minor']);
});

it('says nothing of what is no music, and hears nothing twice', async () => {
  const id = await imported(noise(), 'rain.wav');
  while (await listener.step());
  expect(studio.library.details({ id }).music).toEqual({ tempoBpm: null, key: null, energy: null });
  expect(context.db.all('SELECT item_id FROM unheard_music')).toEqual([]);
  expect(await listener.step()).toBe(false);
});

it('waits while the engine is used for something else', async () => {
  await imported(song(120, 20), 'march.wav');
  usedAtMs = Date.now();
  expect(await listener.step()).toBe(false);
  expect(context.db.all('SELECT item_id FROM unheard_music')).toHaveLength(1);
  usedAtMs = 0;
  while (await listener.step());
  expect(found('tempo:120')).toEqual(['march']);
});

it('goes on after a file that cannot be heard', async () => {
  const gone = await imported(song(100, 20), 'gone.wav');
  fs.rmSync(studio.library.mediaFile({ id: gone, variant: 'original' }).file);
  fs.rmSync(path.join(context.folder, 'cache', 'media'), { recursive: true, force: true });
  await imported(song(120), 'march.wav');
  while (await listener.step());
  expect(found('tempo:120')).toEqual(['march']);
  expect(context.db.all('SELECT item_id FROM unheard_music')).toEqual([]);
});
