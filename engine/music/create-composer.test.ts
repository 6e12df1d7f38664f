import { afterAll, describe, expect, it } from 'vitest';
import { createLoudnessMeter } from '../../shared/audio/treatment/loudness-meter.ts';
import type { SongRequest } from './composer.ts';
import { createComposer } from './create-composer.ts';

const composer = createComposer();
afterAll(async () => composer.dispose());

const RATE_HZ = 44_100;
const request = (changes: Partial<SongRequest> = {}): SongRequest => ({
  prompt: 'Rock, 5 seconds',
  lyrics: '',
  isInstrumental: true,
  seed: 1,
  format: { format: 'pcm', sampleRateHz: RATE_HZ, bitrate: 256_000 },
  hasWatermark: false,
  signal: new AbortController().signal,
  ...changes,
});

/** The samples of bare stereo. */
function channelsOf(bytes: Uint8Array) {
  const values = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  const side = (offset: number) =>
    Float32Array.from({ length: values.length / 2 }, (_, index) => values[index * 2 + offset]! / 32_768);
  return { left: side(0), right: side(1) };
}

describe('a song', () => {
  it.each(['Rock, 5 seconds', 'Solo piano, 5 seconds', 'Techno, 5 seconds', 'Ambient, 7 seconds'])(
    'of “%s” is as loud as songs are, and never clips',
    async (prompt) => {
      const { bytes } = await composer.compose(request({ prompt }));
      const sound = channelsOf(bytes);
      const meter = createLoudnessMeter(RATE_HZ);
      meter.add(sound);
      expect(Math.abs(meter.loudness() + 14)).toBeLessThanOrEqual(1);
      const peak = [...sound.left, ...sound.right].reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(peak).toBeLessThan(0.9);
      expect(peak).toBeGreaterThan(0.3);
    },
  );

  it('follows the tags of its lyrics, which are sung', async () => {
    const lyrics = '[Intro]\n[Verse]\nWe are walking home\n[Solo]\n[Outro]';
    const { facts, durationMs } = await composer.compose(
      request({ lyrics, isInstrumental: false, prompt: 'Folk, 160 bpm' }),
    );
    expect(facts.sections.map(({ label }) => label)).toEqual(['Intro', 'Verse', 'Solo', 'Outro']);
    expect(facts.sections.at(-1)!.endMs).toBeLessThan(durationMs);
    expect(facts.instruments).toContain('male voice');
    expect(facts.remarks).toEqual([]);
  });

  it('has the tempo, key and instruments that its prompt names', async () => {
    const { facts } = await composer.compose(request({ prompt: 'Jazz with clarinet, 150 bpm, F# minor, 5 seconds' }));
    expect(facts).toMatchObject({ genre: 'jazz', tempoBpm: 150, key: 'F# minor' });
    expect(facts.instruments).toContain('clarinet');
  });
});

describe('a song that nobody wants any more', () => {
  it('ends at once, and the thread goes on with the next', async () => {
    const controller = new AbortController();
    const long = { prompt: 'Ambient, 5 minutes', signal: controller.signal };
    const outcomes = Promise.allSettled([1, 2, 3].map(async (seed) => composer.compose(request({ ...long, seed }))));
    controller.abort();
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'CANCELLED' } });
    expect((await composer.compose(request())).durationMs).toBeGreaterThan(3000);
  });

  it('is not begun', async () => {
    await expect(composer.compose(request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
      code: 'CANCELLED',
    });
  });
});
