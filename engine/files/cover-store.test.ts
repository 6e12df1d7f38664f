import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COVER_FEATURE_LIFETIME_MS } from '../../shared/service-api/music/cover-preprocess.ts';
import { openCoverStore, type PreparedCover } from './cover-store.ts';

const ID = '0123456789abcdef0123456789abcdef';
const PREPARED: PreparedCover = {
  music: {
    durationMs: 7000,
    tempoBpm: 96.5,
    isSteady: true,
    beatsPerBar: 4,
    key: { tonic: 7, isMinor: false },
    bars: [
      { startMs: 0, endMs: 2500, chord: { root: 7, isMinor: false }, lead: [{ at: 0.5, length: 0.25, pitch: 67 }] },
    ],
    sections: [{ label: 'verse', startMs: 0, endMs: 7000, firstBar: 0, bars: 1 }],
  },
  lyrics: '[Verse]\nLow tide',
};

let folder: string;
let nowMs = 0;
const open = async () => openCoverStore(folder, () => nowMs);
beforeEach(async () => {
  nowMs = 1_000_000;
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-covers-'));
});
afterEach(async () => rm(folder, { recursive: true }));

it('keeps what is known of a reference for a day, also when it is opened again', async () => {
  await (await open()).put(ID, PREPARED);
  nowMs += COVER_FEATURE_LIFETIME_MS - 1;
  const store = await open();
  expect(await store.find(ID)).toEqual(PREPARED);
  nowMs += 1;
  expect(await store.find(ID)).toBeNull();
});

it('counts the day anew when a reference is prepared again', async () => {
  const store = await open();
  await store.put(ID, PREPARED);
  nowMs += COVER_FEATURE_LIFETIME_MS - 1;
  await store.put(ID, PREPARED);
  nowMs += COVER_FEATURE_LIFETIME_MS - 1;
  expect(await store.find(ID)).toEqual(PREPARED);
});

it('sweeps what has died, what cannot be read and what was half written, and nothing else', async () => {
  const store = await open();
  await store.put('a'.repeat(32), PREPARED);
  nowMs += 1000;
  await store.put(ID, PREPARED);
  await writeFile(path.join(folder, `${'b'.repeat(32)}.json`), '{"version":1');
  await writeFile(path.join(folder, `${'c'.repeat(32)}.json`), '{"version":0}');
  nowMs += COVER_FEATURE_LIFETIME_MS - 1000;
  await store.sweep();
  expect(await readdir(folder)).toEqual([`${ID}.json`]);
  await writeFile(path.join(folder, `${ID}.json.new`), 'half');
  await open();
  expect(await readdir(folder)).toEqual([`${ID}.json`]);
});

it('stores the same reference twice at once, and knows no names but ids', async () => {
  const store = await open();
  await Promise.all([1, 2, 3].map(async () => store.put(ID, PREPARED)));
  expect(await store.find(ID)).toEqual(PREPARED);
  for (const id of ['', '../secret', ID.toUpperCase(), `${ID}0`]) expect(await store.find(id)).toBeNull();
});
