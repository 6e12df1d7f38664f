import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { wordErrors } from '../../engine/recognition/measures/word-errors.ts';
import { createRecognizer, type Recognizer } from '../../engine/recognition/recognizer.ts';
import { wordsPerMinute } from '../../engine/speech/measures/pace.ts';
import { takeDifference } from '../../engine/speech/measures/take-difference.ts';
import { createSynthesizer, type Synthesizer } from '../../engine/speech/synthesizer.ts';
import { RATE_HZ, speechRequest } from '../../engine/speech/test-data/speech-request.ts';
import { integratedLoudness, SPEECH_LOUDNESS_LUFS } from '../../shared/audio/treatment/loudness.ts';
import { truePeak } from '../../shared/audio/treatment/true-peak.ts';
import { wavFile } from '../../shared/audio/wav.ts';
import { UNSEEN_SENTENCES } from './app/unseen-sentences.ts';
import type { BenchRow } from './bench-row.ts';

const modelsFolder = path.resolve(import.meta.dirname, '../../resources/models');
const GAP_SECONDS = 0.6;
const TAKES = 4;
const TAKE_VOICES = ['English_expressive_narrator', 'Calm_Woman', 'Decent_Boy'];

type Tools = { synthesizer: Synthesizer; recognizer: Recognizer; folder: string };
type Narration = { sound: Float32Array; seconds: number };

/** How clear, loud and quick each voice is on sentences that it was not set up on, and how new takes differ. */
export async function benchVoices(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-voices-'));
  const synthesizer = createSynthesizer({ voiceModel: async () => null, workerCount: 1 });
  const recognizer = createRecognizer({ modelsFolder, workerCount: 1 });
  const tools = { synthesizer, recognizer, folder };
  try {
    const rows: BenchRow[] = [];
    for (const { id } of synthesizer.voices()) rows.push(...(await voiceRows(tools, id)));
    for (const id of TAKE_VOICES) rows.push(...(await takeRows(tools, id)));
    return rows;
  } finally {
    await synthesizer.dispose();
    await recognizer.dispose();
    await rm(folder, { recursive: true });
  }
}

async function voiceRows(tools: Tools, voiceId: string): Promise<BenchRow[]> {
  const { sound, seconds } = await narrated(tools, voiceId, 0);
  const errors = await errorShare(tools, sound);
  const loudness = integratedLoudness(sound, RATE_HZ);
  const peakDb = 20 * Math.log10(truePeak(sound));
  const pace = wordsPerMinute(UNSEEN_SENTENCES.join(' '), seconds);
  return [
    {
      name: `Voice ${voiceId}: word errors`,
      value: errors * 100,
      unit: '%',
      target: '<= 6',
      ok: errors <= 0.06,
      note: `${pace.toFixed(0)} words a minute`,
    },
    {
      name: `Voice ${voiceId}: loudness`,
      value: loudness,
      unit: 'LUFS',
      target: '-16 ± 1',
      ok: Math.abs(loudness - SPEECH_LOUDNESS_LUFS) <= 1 && peakDb <= -1,
      note: `true peak ${peakDb.toFixed(1)} dB`,
    },
  ];
}

/** Neighbours in a row of takes, as somebody hears them who asks for one new take after another. */
async function takeRows(tools: Tools, voiceId: string): Promise<BenchRow[]> {
  const takes: Narration[] = [];
  for (let seed = 0; seed < TAKES; seed += 1) takes.push(await narrated(tools, voiceId, seed));
  const apart = takes.slice(1).map(({ sound }, index) => takeDifference((takes[index] as Narration).sound, sound));
  const errors: number[] = [];
  for (const { sound } of takes) errors.push(await errorShare(tools, sound));
  const semitones = Math.min(...apart.map((each) => each.semitones));
  const shares = apart.map((each) => each.durationShare);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    {
      name: `New takes of ${voiceId}: melody apart by`,
      value: semitones,
      unit: 'st',
      target: '>= 1',
      ok: semitones >= 1,
      note: `lengths apart by ${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`,
    },
    {
      name: `New takes of ${voiceId}: word errors`,
      value: 100 * Math.max(...errors),
      unit: '%',
      note: `the usual take ${percent(errors[0] as number)}`,
    },
  ];
}

async function narrated({ synthesizer }: Tools, voiceId: string, seed: number): Promise<Narration> {
  const pieces: Float32Array[] = [];
  let samples = 0;
  for (const text of UNSEEN_SENTENCES) {
    for await (const segment of synthesizer.speak(speechRequest(text, { voiceId, seed }))) {
      pieces.push(segment.samples);
      samples += segment.samples.length;
    }
    pieces.push(new Float32Array(RATE_HZ * GAP_SECONDS));
  }
  const sound = Float32Array.from(pieces.flatMap((piece) => [...piece]));
  return { sound, seconds: samples / RATE_HZ };
}

async function errorShare({ recognizer, folder }: Tools, sound: Float32Array): Promise<number> {
  const file = path.join(folder, 'narration.wav');
  await writeFile(file, wavFile(sound, RATE_HZ));
  const { signal } = new AbortController();
  const { text } = await recognizer.recognize({ file, fileName: 'narration.wav', speakers: false, signal });
  const { errors, words } = wordErrors(UNSEEN_SENTENCES.join(' '), text);
  return errors / words;
}
