import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { joinRecordings } from '../../../engine/recognition/measures/join-recordings.ts';
import { speechSamples, type SpeechSample } from '../../../engine/recognition/measures/samples.ts';
import { wordErrors } from '../../../engine/recognition/measures/word-errors.ts';
import { openMono } from '../../../engine/recognition/audio-input/mono-samples.ts';
import { createRecognizer } from '../../../engine/recognition/create-recognizer.ts';
import { createSynthesizer } from '../../../engine/speech/create-synthesizer.ts';
import type { Synthesizer } from '../../../engine/speech/synthesizer.ts';
import { RATE_HZ, speechRequest } from '../../../engine/speech/test-data/speech-request.ts';
import { cepstralDistortionDb } from '../../../engine/voices/measures/cepstral-distortion.ts';
import { voiceModel, type VoiceModel } from '../../../engine/voices/voice-model.ts';
import { wavFile } from '../../../shared/audio/wav.ts';
import { SENTENCES } from '../app/speech/sentences.ts';
import type { BenchRow } from '../bench-row.ts';

const modelsFolder = path.resolve(import.meta.dirname, '../../../resources/models');
/** Recordings of one speaker in the samples: most teach, those called so are kept to measure with. */
const SPEAKER = /^(?:confbridge|vm-|agent|auth|demo|pls|conf-)/;
const HELD_OUT = /^(?:vm-to|vm-call|vm-enter|vm-reach|conf-)/;

const PARAGRAPH = Array.from(
  { length: 12 },
  (_, index) =>
    `This is sentence number ${index} of a longer text about ships and harbors and the people who live there.`,
).join(' ');

/** Speed of speech on one thread, and how near a learned voice comes. */
export async function benchSpeech(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-speech-'));
  const learned = new Map<string, VoiceModel>();
  const synthesizer = createSynthesizer({ voiceModel: async (id) => learned.get(id) ?? null, workerCount: 1 });
  const recognizer = createRecognizer({ modelsFolder, workerCount: 1 });
  const errorsIn = async (text: string, samples: Float32Array) => {
    const file = path.join(folder, 'spoken.wav');
    await writeFile(file, wavFile(samples, RATE_HZ));
    const { signal } = new AbortController();
    const { text: heard } = await recognizer.recognize({ file, fileName: 'spoken.wav', speakers: false, signal });
    return wordErrors(text, heard);
  };
  try {
    return [...(await speed(synthesizer)), ...(await likeness({ synthesizer, learned, errorsIn, folder }))];
  } finally {
    await synthesizer.dispose();
    await recognizer.dispose();
    await rm(folder, { recursive: true });
  }
}

type ErrorsIn = (text: string, samples: Float32Array) => Promise<{ errors: number; words: number }>;

async function spoken(synthesizer: Synthesizer, text: string, voiceId: string) {
  const startedAtMs = performance.now();
  const pieces: Float32Array[] = [];
  let firstMs = 0;
  for await (const { samples } of synthesizer.speak(speechRequest(text, { voiceId }))) {
    firstMs ||= performance.now() - startedAtMs;
    pieces.push(samples);
  }
  const samples = Float32Array.from(pieces.flatMap((piece) => [...piece]));
  return { samples, firstMs, ms: performance.now() - startedAtMs };
}

async function speed(synthesizer: Synthesizer): Promise<BenchRow[]> {
  await spoken(synthesizer, SENTENCES[0] as string, 'English_expressive_narrator');
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    rounds.push(await spoken(synthesizer, PARAGRAPH, 'English_expressive_narrator'));
  }
  // The best round: whatever else the machine does only ever adds time.
  const factor = Math.max(...rounds.map(({ samples, ms }) => samples.length / RATE_HZ / (ms / 1000)));
  const firstMs = Math.min(...rounds.map((round) => round.firstMs));
  return [
    { name: 'Speech: speed on one thread', value: factor, unit: 'x', target: '>= 5', ok: factor >= 5 },
    { name: 'Speech: first segment', value: firstMs, unit: 'ms', target: '<= 300', ok: firstMs <= 300 },
  ];
}

async function errorShare(
  how: { synthesizer: Synthesizer; errorsIn: ErrorsIn; voiceId: string },
  texts: readonly string[],
): Promise<number> {
  let errors = 0;
  let words = 0;
  for (const text of texts) {
    const found = await how.errorsIn(text, (await spoken(how.synthesizer, text, how.voiceId)).samples);
    errors += found.errors;
    words += found.words;
  }
  return errors / words;
}

async function likeness(how: {
  synthesizer: Synthesizer;
  learned: Map<string, VoiceModel>;
  errorsIn: ErrorsIn;
  folder: string;
}): Promise<BenchRow[]> {
  const { synthesizer, learned, errorsIn, folder } = how;
  const all = (await speechSamples()).filter((sample) => SPEAKER.test(path.basename(sample.file)));
  const taught = all.filter((sample) => !HELD_OUT.test(path.basename(sample.file)));
  const held = all.filter((sample) => HELD_OUT.test(path.basename(sample.file)));
  const file = path.join(folder, 'speaker.wav');
  await joinRecordings(
    taught.map((sample) => sample.file),
    40,
    file,
  );
  const startedAtMs = performance.now();
  const voice = await synthesizer.learnVoice({
    file,
    fileName: 'speaker.wav',
    transcript: taught.map((sample) => sample.text).join(' '),
    reduceNoise: false,
    normalizeVolume: true,
    signal: new AbortController().signal,
  });
  const seconds = (performance.now() - startedAtMs) / 1000;
  learned.set('clone', voice);
  learned.set('base', voiceModel(voice.base));
  const base = await distortion(synthesizer, 'base', held);
  const clone = await distortion(synthesizer, 'clone', held);
  const texts = held.map((sample) => sample.text);
  return [
    { name: 'Clone: learning from 40 s', value: seconds, unit: 's' },
    { name: 'Clone: distance of the base voice', value: base, unit: 'dB' },
    {
      name: 'Clone: distance of the learned voice',
      value: clone,
      unit: 'dB',
      target: '< base',
      ok: clone < base,
      note: `${held.length} recordings that were not learned from`,
    },
    {
      name: 'Clone: word errors',
      value: 100 * (await errorShare({ synthesizer, errorsIn, voiceId: 'clone' }, texts)),
      unit: '%',
      note: `base voice ${(100 * (await errorShare({ synthesizer, errorsIn, voiceId: 'base' }, texts))).toFixed(0)} %`,
    },
  ];
}

async function distortion(synthesizer: Synthesizer, voiceId: string, held: readonly SpeechSample[]): Promise<number> {
  let total = 0;
  for (const { file, text } of held) {
    const sound = await openMono(file, path.basename(file));
    const real: number[] = [];
    for await (const block of sound.blocks()) for (const value of block) real.push(value);
    await sound.close();
    total += cepstralDistortionDb((await spoken(synthesizer, text, voiceId)).samples, Float32Array.from(real));
  }
  return total / held.length;
}
