import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLICK_TIMES_MS, CLICKS_DURATION_MS, ffmpeg } from '../testing/click-recording.ts';
import { useClicks } from '../testing/use-clicks.ts';
import { withDurations, withEdits, withStated, withTimescale, type TestEdit } from '../testing/mp4-surgery.ts';

const { folder, clicks, heardOf: heardIn } = useClicks('mp4-time-line');

const RATE = 44_100;
const CODECS = {
  aac: { name: 'sound.m4a', make: ['-c:a', 'aac'] },
  alac: { name: 'lossless.m4a', make: ['-c:a', 'alac'] },
  pcm: { name: 'pcm.mov', make: ['-c:a', 'pcm_s16le'] },
  mp3: { name: 'layer3.mp4', make: ['-c:a', 'libmp3lame'] },
};

/** A file whose header lies behind its sound. */
function made(codec: keyof typeof CODECS, more: readonly string[] = []): Uint8Array {
  const file = path.join(folder, `made-${CODECS[codec].name}`);
  ffmpeg('-i', clicks, ...CODECS[codec].make, ...more, file);
  return readFileSync(file);
}

let count = 0;

async function heardOf(bytes: Uint8Array, extension: string) {
  const name = `recording-${count++}${extension}`;
  writeFileSync(path.join(folder, name), bytes);
  return await heardIn(name);
}

const near = (times: readonly number[]) => times.map((time) => expect.closeTo(time / 100, 0.31) as number);
const inTenths = (times: readonly number[] | null) => times?.map((time) => time / 100);

/** Clicks of the medium that an edit list plays, and how long it lasts. */
function played(edits: readonly TestEdit[]) {
  let startMs = 0;
  const times: number[] = [];
  for (const { ms, mediaMs, rate = 1 } of edits) {
    for (const click of CLICK_TIMES_MS) {
      const at = (click - mediaMs) / rate;
      if (mediaMs >= 0 && at >= 0 && at < ms) times.push(startMs + at);
    }
    startMs += ms;
  }
  return { times, durationMs: startMs };
}

const EDITS: [string, TestEdit[]][] = [
  [
    'two parts',
    [
      { ms: 2000, mediaMs: 0 },
      { ms: 3000, mediaMs: 7000 },
    ],
  ],
  [
    'silence between parts and in front',
    [
      { ms: 1500, mediaMs: -1 },
      { ms: 2000, mediaMs: 200 },
      { ms: 2500, mediaMs: -1 },
      { ms: 5000, mediaMs: 7100 },
    ],
  ],
  [
    'parts in another order, and one twice',
    [
      { ms: 2000, mediaMs: 11_000 },
      { ms: 4000, mediaMs: 0 },
      { ms: 2000, mediaMs: 11_000 },
    ],
  ],
  ['a part that is trimmed at both ends', [{ ms: 5000, mediaMs: 3000 }]],
  [
    'silence at the end',
    [
      { ms: 4000, mediaMs: 0 },
      { ms: 3000, mediaMs: -1 },
    ],
  ],
  [
    'double speed and half speed',
    [
      { ms: 2000, mediaMs: 0, rate: 2 },
      { ms: 4000, mediaMs: 7000, rate: 0.5 },
      { ms: 2000, mediaMs: 11_000 },
    ],
  ],
  [
    'a picture that stands still',
    [
      { ms: 1000, mediaMs: 0 },
      { ms: 2000, mediaMs: 500, rate: 0 },
      { ms: 5000, mediaMs: 7000 },
    ],
  ],
];

describe.each(['aac', 'pcm', 'alac', 'mp3'] as const)('an edit list over %s', (codec) => {
  test.each(codec === 'aac' || codec === 'pcm' ? EDITS : EDITS.slice(1, 3))('%s', async (_, edits) => {
    const expected = played(edits);
    const { name } = CODECS[codec];
    // The encoder's delay is part of the medium.
    const delayMs = ({ aac: 1024, mp3: 1105, pcm: 0, alac: 0 }[codec] / RATE) * 1000;
    const shifted = edits.map((edit) => (edit.mediaMs < 0 ? edit : { ...edit, mediaMs: edit.mediaMs + delayMs }));
    const bytes = await withEdits(made(codec), shifted, { movie: 1000, track: RATE });
    const { facts, clicksMs, playedMs } = await heardOf(bytes, path.extname(name));
    expect(inTenths(clicksMs)).toEqual(near(expected.times));
    expect(inTenths(playedMs)).toEqual(inTenths(clicksMs)?.map((time) => expect.closeTo(time, 0.05) as number));
    expect(Math.abs(facts.durationMs - expected.durationMs)).toBeLessThan(60);
    expect(facts.truncated).toBe(false);
  });
});

test.each(['aac', 'alac'] as const)('a hole in the time table of %s is silence', async (codec) => {
  const bytes = made(codec);
  const packet = codec === 'aac' ? 1024 : 4096;
  const holeAfter = Math.round((5 * RATE) / packet);
  const holed = await withDurations(bytes, (index) => (index === holeAfter ? packet + 3 * RATE : packet));
  const edited = await withEdits(holed, [{ ms: 0, mediaMs: 0 }], { movie: 1000, track: RATE });
  const { facts, clicksMs, playedMs } = await heardOf(edited, '.m4a');
  const expected = CLICK_TIMES_MS.map((time) => (time > 5000 ? time + 3000 : time));
  expect(inTenths(clicksMs)).toEqual(near(expected));
  expect(inTenths(playedMs)).toEqual(near(expected));
  expect(Math.abs(facts.durationMs - CLICKS_DURATION_MS - 3000)).toBeLessThan(130);
});

test.each([
  ['two channels where there is one', { channels: 2, sampleRate: RATE }, [], 1],
  ['one channel where there are two', { channels: 1, sampleRate: RATE }, ['-ac', '2'], 2],
  ['another rate', { channels: 1, sampleRate: 22_050 }, [], 1],
  ['no rate and no channel', { channels: 0, sampleRate: 0 }, [], 1],
] as const)('a container that states %s does not bend the time line', async (_, stated, more, channels) => {
  const bytes = await withStated(made('aac', more), stated);
  const { facts, clicksMs, playedMs } = await heardOf(bytes, '.m4a');
  expect(facts).toMatchObject({ channels, sampleRateHz: RATE });
  expect(inTenths(clicksMs)).toEqual(near(CLICK_TIMES_MS));
  expect(inTenths(playedMs ?? clicksMs)).toEqual(near(CLICK_TIMES_MS));
});

test.each([22_050, 48_000, 90_000])(
  'a clock of %i a second over packets of 44.1 kHz does not bend it',
  async (timescale) => {
    const { facts, clicksMs } = await heardOf(await withTimescale(made('aac'), timescale), '.m4a');
    expect(facts.sampleRateHz).toBe(RATE);
    expect(inTenths(clicksMs)).toEqual(near(CLICK_TIMES_MS.slice(0, clicksMs.length)));
  },
);
