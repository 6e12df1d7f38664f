import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wavFile } from '../../../shared/audio/wav.ts';
import { seededRandom } from '../../../shared/domain/test-data/seeded-random.ts';
import { joinRecordings } from '../../recognition/measures/join-recordings.ts';
import { speechSamples } from '../../recognition/measures/samples.ts';
import { openMono } from '../../recognition/audio-input/mono-samples.ts';
import { prosodyOf } from '../../speech/rendering/prosody.ts';
import { renderSentence } from '../../speech/rendering/render-sentence.ts';
import { speechUnits } from '../../speech/text/speech-units.ts';
import { trackPitch } from '../../speech/vocoder/pitch-track.ts';
import { cepstralDistortionDb } from '../measures/cepstral-distortion.ts';
import { voiceModel, type VoiceModel } from '../voice-model.ts';
import { learnVoice, type VoiceSample } from './learn-voice.ts';
import { reduceNoise } from '../../../shared/audio/treatment/reduce-noise.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-clone-'));
});
afterAll(async () => rm(folder, { recursive: true }));

const sample = (file: string, transcript: string): VoiceSample => ({
  file,
  fileName: path.basename(file),
  transcript,
  reduceNoise: false,
  normalizeVolume: true,
});

const soundOf = async (file: string): Promise<Float32Array> => {
  const sound = await openMono(file, file);
  const samples: number[] = [];
  for await (const block of sound.blocks()) for (const value of block) samples.push(value);
  await sound.close();
  return Float32Array.from(samples);
};

const say = (text: string, voice: VoiceModel): Float32Array => {
  const units = speechUnits(text, { offset: 0, pronunciations: [] });
  const modify = { pitch: 0, intensity: 0, timbre: 0 };
  const prosody = prosodyOf({ speed: 1, pitchSemitones: 0, emotion: null, modify });
  return renderSentence({ kind: 'sentence', units, mark: '.', voice, prosody, sampleRateHz: 16_000, seed: 0 }).samples;
};

const medianPitch = (samples: Float32Array): number => {
  const voiced = trackPitch(samples)
    .pitchHz.filter((pitch) => pitch > 0)
    .toSorted();
  return voiced[Math.floor(voiced.length / 2)] ?? 0;
};

/** How far two learned timbres are apart: their mean cepstra and shares of noise. */
const timbreDistance = ({ timbre: left }: VoiceModel, { timbre: right }: VoiceModel): number => {
  if (!left || !right) throw new Error('A learned voice has a timbre.');
  const differences = [left.mean, left.noise].map((row, at) =>
    row.map((value, index) => value - [right.mean, right.noise][at]![index]!),
  );
  return Math.hypot(...differences.flat());
};

const named = async (...names: string[]) => {
  const all = await speechSamples();
  return names.map((name) => {
    const found = all.find((entry) => path.basename(entry.file) === `${name}.flac`);
    if (!found) throw new Error(`There is no sample ${name}.`);
    return found;
  });
};

describe('learning a voice', () => {
  it('comes nearer to the speaker in words that were not in the recording', async () => {
    const learned = await named('confbridge-rest-talk-vol-out', 'vm-rec-unv', 'vm-opts-full', 'agent-alreadyon');
    const [held] = await named('vm-enter-num-to-call');
    const file = path.join(folder, 'speaker.wav');
    await joinRecordings(
      learned.map((entry) => entry.file),
      16,
      file,
    );
    const voice = await learnVoice(sample(file, learned.map((entry) => entry.text).join(' ')));
    expect(JSON.parse(JSON.stringify(voice))).toEqual(voice);
    const real = await soundOf(held!.file);
    const made = say(held!.text, voice);
    const base = say(held!.text, voiceModel(voice.base));
    expect(cepstralDistortionDb(made, real)).toBeLessThan(cepstralDistortionDb(base, real) - 0.3);
    expect(Math.abs(Math.log2(medianPitch(made) / medianPitch(await soundOf(file))))).toBeLessThan(0.2);
    expect(made.every(Number.isFinite)).toBe(true);
  });

  it('chooses a base voice of the pitch of the speaker, with or without a transcript', async () => {
    const [reader] = await named('sense_and_sensibility_01_austen_64kb-0870');
    const without = await learnVoice(sample(reader!.file, ''));
    expect(without.base).toBe('rms');
    expect(without.timbre?.from).toHaveLength(1);
    const foreign = await learnVoice(sample(reader!.file, '这是一个测试'));
    expect(foreign).toEqual(without);
  });

  it('refuses a recording with hardly any speech in it', async () => {
    const file = path.join(folder, 'silence.wav');
    await writeFile(file, wavFile(new Float32Array(16_000 * 12), 16_000));
    await expect(learnVoice(sample(file, 'Hello.'))).rejects.toMatchObject({ data: { reason: 'too_little_speech' } });
  });

  it('learns of a noisy recording nearly what it learns of a clean one when noise is taken out', async () => {
    const [reader] = await named('sense_and_sensibility_01_austen_64kb-0870');
    const clean = await soundOf(reader!.file);
    const random = seededRandom(3);
    const noisy = path.join(folder, 'noisy.wav');
    await writeFile(
      noisy,
      wavFile(
        clean.map((value) => value + (random() - 0.5) * 0.03),
        16_000,
      ),
    );
    const wanted = await learnVoice(sample(reader!.file, ''));
    const distance = async (reduceNoise: boolean) =>
      timbreDistance(await learnVoice({ ...sample(noisy, ''), reduceNoise }), wanted);
    expect(await distance(true)).toBeLessThan((await distance(false)) * 0.8);
  });

  it('learns of a quiet recording what it learns of a loud one when its volume is normalised', async () => {
    const [reader] = await named('sense_and_sensibility_01_austen_64kb-0870');
    const loud = await soundOf(reader!.file);
    const quiet = path.join(folder, 'quiet.wav');
    await writeFile(
      quiet,
      wavFile(
        loud.map((value) => value * 0.1),
        16_000,
      ),
    );
    const wanted = await learnVoice(sample(reader!.file, ''));
    const distance = async (normalizeVolume: boolean) =>
      timbreDistance(await learnVoice({ ...sample(quiet, ''), normalizeVolume }), wanted);
    expect(await distance(true)).toBeLessThan((await distance(false)) * 0.5);
  });

  it('takes steady noise out and leaves speech in', async () => {
    const [clean] = await named('vm-enter-num-to-call');
    const speech = await soundOf(clean!.file);
    const quietSeconds = 0.6 * 16_000;
    let state = 1;
    const noise = () => ((state = (state * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5) * 0.02;
    const noisy = Float32Array.from({ length: speech.length + quietSeconds }, (_, at) => (speech[at] ?? 0) + noise());
    const cleaned = reduceNoise(noisy);
    const level = (samples: Float32Array) =>
      Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    const end = speech.length + 2000;
    expect(level(cleaned.subarray(end, end + 6000)) / level(noisy.subarray(end, end + 6000))).toBeLessThan(0.4);
    expect(level(cleaned.subarray(0, speech.length)) / level(speech)).toBeGreaterThan(0.8);
  });
});
