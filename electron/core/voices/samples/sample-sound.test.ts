import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WAV_HEADER_BYTES, wavFile } from '../../../../shared/audio/wav.ts';
import type { ItemId, SoundId } from '../../../../shared/domain/ids.ts';
import { createSounds } from '../../sounds/create-sounds.ts';
import { createMedia } from '../../media/create-media.ts';
import { createVoicesFixture, samplesFolder, type VoicesFixture } from '../test-data/voices-fixture.ts';

const RATE_HZ = 16_000;

let fixture: VoicesFixture;
beforeEach(() => {
  fixture = createVoicesFixture();
});
afterEach(() => fixture.end());

/** A quiet recording with steady noise: speech, then a second of noise alone. */
async function noisyRecording(): Promise<ItemId> {
  const spoken = await fixture.add(path.join(samplesFolder(), 'speech/jfk.flac'));
  const { soundId } = await fixture.now().voices.sampleSound({
    itemId: spoken,
    spans: [{ startMs: 0, endMs: 8000 }],
    treatment: { reduceNoise: false, normalizeVolume: false },
  });
  const speech = samplesOf(await fileOf(soundId));
  let state = 1;
  const noise = () => ((state = (state * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5) * 0.02;
  const file = path.join(fixture.folder, 'noisy.wav');
  const noisy = Float32Array.from(
    { length: speech.length + 2 * RATE_HZ },
    (_, at) => (speech[at] ?? 0) * 0.2 + noise(),
  );
  fs.writeFileSync(file, wavFile(noisy, RATE_HZ));
  return await fixture.add(file);
}

async function fileOf(id: SoundId): Promise<string> {
  const media = createMedia({ mediaFolder: () => fixture.folder, cacheFolder: path.join(fixture.folder, 'other') });
  const sounds = createSounds({ ...fixture.now().context, isClearing: false }, { media });
  const { file } = sounds.file({ id, variant: 'original' });
  await media.dispose();
  return file;
}

function samplesOf(file: string): Float32Array {
  const bytes = fs.readFileSync(file);
  const count = (bytes.length - WAV_HEADER_BYTES) / 2;
  return Float32Array.from({ length: count }, (_, index) => bytes.readInt16LE(WAV_HEADER_BYTES + index * 2) / 32_768);
}

const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

it('lets noise reduction and evened volume be heard beside the sound that they are done to', async () => {
  const itemId = await noisyRecording();
  const spans = [{ startMs: 0, endMs: 10_000 }];
  const heard = async (reduceNoise: boolean, normalizeVolume: boolean) => {
    const treatment = { reduceNoise, normalizeVolume };
    const { soundId, isCached } = await fixture.now().voices.sampleSound({ itemId, spans, treatment });
    expect(isCached).toBe(false);
    return samplesOf(await fileOf(soundId));
  };
  const [plain, quiet, even] = [await heard(false, false), await heard(true, false), await heard(false, true)];
  const alone = (samples: Float32Array) => level(samples.subarray(9 * RATE_HZ, 10 * RATE_HZ - 1600));
  const speech = (samples: Float32Array) => level(samples.subarray(0, 8 * RATE_HZ));
  expect([plain.length, quiet.length, even.length]).toEqual([plain.length, plain.length, plain.length]);
  expect(alone(quiet) / alone(plain)).toBeLessThan(0.4);
  expect(speech(quiet) / speech(plain)).toBeGreaterThan(0.7);
  expect(speech(even) / speech(plain)).toBeGreaterThan(2);
  const treatment = { reduceNoise: true, normalizeVolume: false };
  expect(await fixture.now().voices.sampleSound({ itemId, spans, treatment })).toMatchObject({ isCached: true });
  // The sound as it is sent is another one.
  expect(await fixture.now().voices.sampleSound({ itemId, spans })).toMatchObject({ isCached: false });
});
