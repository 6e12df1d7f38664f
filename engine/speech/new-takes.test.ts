import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wavFile } from '../../shared/audio/wav.ts';
import { modelsFolder } from '../recognition/measures/models-folder.ts';
import { wordErrors } from '../recognition/measures/word-errors.ts';
import { createRecognizer } from '../recognition/create-recognizer.ts';
import { takeDifference } from './measures/take-difference.ts';
import { createSynthesizer } from './create-synthesizer.ts';
import type { Synthesizer } from './synthesizer.ts';
import { RATE_HZ, speechRequest } from './test-data/speech-request.ts';

const TEXT = 'After a long day of walking, they sat by the fire and told each other stories.';
const VOICES = ['English_expressive_narrator', 'Calm_Woman'];
const SEEDS = [0, 1, 2, 3];

let synthesizer: Synthesizer;

beforeAll(() => {
  synthesizer = createSynthesizer({ voiceModel: async () => null, workerCount: 1 });
});
afterAll(() => synthesizer.dispose());

async function take(voiceId: string, seed: number): Promise<Float32Array> {
  const pieces: number[] = [];
  for await (const { samples } of synthesizer.speak(speechRequest(TEXT, { voiceId, seed }))) pieces.push(...samples);
  return Float32Array.from(pieces);
}

describe('takes of the same text', () => {
  it('are the same for the same seed', async () => {
    for (const seed of [0, 5]) expect(await take('Calm_Woman', seed)).toEqual(await take('Calm_Woman', seed));
  });

  it.each(VOICES)('differ audibly in melody and length, in the voice %s', async (voiceId) => {
    const takes: Float32Array[] = [];
    for (const seed of SEEDS) takes.push(await take(voiceId, seed));
    for (const [index, each] of takes.entries()) {
      const before = takes[index - 1];
      if (!before) continue;
      const { semitones, durationShare } = takeDifference(before, each);
      expect(semitones, `melody of take ${index}`).toBeGreaterThan(1);
      expect(durationShare, `length of take ${index}`).toBeGreaterThan(0.025);
    }
  });

  it('are all understood', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-takes-'));
    const recognizer = createRecognizer({ modelsFolder: modelsFolder(), workerCount: 1 });
    try {
      const pause = new Float32Array(RATE_HZ * 0.8);
      const sounds: Float32Array[] = [];
      for (const seed of SEEDS) sounds.push(await take('Friendly_Person', seed), pause);
      const file = path.join(folder, 'takes.wav');
      await writeFile(file, wavFile(Float32Array.from(sounds.flatMap((sound) => [...sound])), RATE_HZ));
      const { signal } = new AbortController();
      const { text } = await recognizer.recognize({ file, fileName: 'takes.wav', speakers: false, signal });
      const { errors, words } = wordErrors(SEEDS.map(() => TEXT).join(' '), text);
      expect(errors / words).toBeLessThan(0.06);
    } finally {
      await recognizer.dispose();
      await rm(folder, { recursive: true });
    }
  });
});
