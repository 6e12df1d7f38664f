import { expect, test } from 'vitest';
import type { DecodedAudio } from './decoded-audio.ts';
import { guardedAudio } from './guarded-audio.ts';
import { isSilent, silence } from './silence.ts';

const HOUR_MS = 3_600_000;

/** A recording of 100 kB whose blocks are given. */
const recording = (blocks: () => Iterable<Float32Array[]>, facts: Partial<DecodedAudio> = {}): DecodedAudio => ({
  container: 'webm',
  codec: 'flac',
  sampleRate: 8000,
  channels: 1,
  durationMs: null,
  hasVideo: false,
  isTruncated: false,
  // eslint-disable-next-line @typescript-eslint/require-await
  async *blocks() {
    yield* blocks();
  },
  close: () => undefined,
  ...facts,
});
const guarded = (blocks: () => Iterable<Float32Array[]>, askAboveSilenceMs: number | null = null) =>
  guardedAudio(recording(blocks), { fileBytes: 100_000, askAboveSilenceMs });
async function secondsOf(audio: DecodedAudio): Promise<number> {
  let samples = 0;
  for await (const block of audio.blocks()) samples += block[0]?.length ?? 0;
  return samples / audio.sampleRate;
}
const sound = (seconds: number) =>
  Array.from({ length: seconds / 10 }, () => [new Float32Array(80_000).fill(0.1, 0, 100)]);

test.each([999, 768_001, 0, -1, Number.NaN, Infinity])('a rate of %s Hz is damage', (sampleRate) => {
  expect(() =>
    guardedAudio(
      recording(() => [], { sampleRate }),
      { fileBytes: 1 },
    ),
  ).toThrow(expect.objectContaining({ code: 'AUDIO_DAMAGED' }));
});

test('no channels and hundreds of them are damage', () => {
  for (const channels of [0, 255])
    expect(() =>
      guardedAudio(
        recording(() => [], { channels }),
        { fileBytes: 1 },
      ),
    ).toThrow(expect.objectContaining({ code: 'AUDIO_DAMAGED' }));
});

test('silence goes on for a day at most, and without asking for as long as is said', async () => {
  const hours = (count: number) => () => silence(count * 3600 * 8000, 1, 8000);
  expect(await secondsOf(guarded(hours(24)))).toBe(24 * 3600);
  await expect(secondsOf(guarded(hours(24.1)))).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
  expect(await secondsOf(guarded(hours(6), 6 * HOUR_MS))).toBe(6 * 3600);
  await expect(secondsOf(guarded(hours(6.1), 6 * HOUR_MS))).rejects.toMatchObject({
    code: 'CONFIRMATION_NEEDED',
    data: { question: 'silence', limitMs: 6 * HOUR_MS },
  });
});

test('many short holes count like one long one', async () => {
  const holes = function* () {
    for (let hole = 0; hole < 100; hole += 1) {
      yield* silence(900 * 8000, 1, 8000);
      yield* sound(10);
    }
  };
  await expect(secondsOf(guarded(holes))).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
});

test('more sound than a file of its size can hold is damage; digital silence is no sound', async () => {
  expect(await secondsOf(guarded(() => sound(1000)))).toBe(1000);
  await expect(secondsOf(guarded(() => sound(1100)))).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
  const zeros = () => Array.from({ length: 200 }, () => [new Float32Array(80_000)]);
  const audio = guarded(zeros);
  let silent = 0;
  for await (const block of audio.blocks()) silent += isSilent(block) ? 1 : 0;
  expect(silent).toBe(200);
});

test('whatever a decoder throws is told as damage, with its error as the cause', async () => {
  const cause = new ReferenceError('logError is not defined');
  const broken = function* (): Generator<Float32Array[]> {
    yield* sound(10);
    throw cause;
  };
  await expect(secondsOf(guarded(broken))).rejects.toMatchObject({ code: 'AUDIO_DAMAGED', cause });
});
