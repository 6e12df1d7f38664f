import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { wordErrors } from '../../../engine/recognition/measures/word-errors.ts';
import { createRecognizer } from '../../../engine/recognition/create-recognizer.ts';
import type { Recognizer } from '../../../engine/recognition/recognizer.ts';
import { wordsPerMinute } from '../../../engine/speech/measures/pace.ts';
import { takeDifference } from '../../../engine/speech/measures/take-difference.ts';
import { createSynthesizer } from '../../../engine/speech/create-synthesizer.ts';
import type { Synthesizer } from '../../../engine/speech/synthesizer.ts';
import { RATE_HZ, speechRequest } from '../../../engine/speech/test-data/speech-request.ts';
import { integratedLoudness, SPEECH_LOUDNESS_LUFS } from '../../../shared/audio/treatment/loudness.ts';
import { truePeak } from '../../../shared/audio/treatment/true-peak.ts';
import { wavFile } from '../../../shared/audio/wav.ts';
import { TUNING_SENTENCES, UNSEEN_SENTENCES } from '../app/speech/unseen-sentences.ts';
import type { BenchRow } from '../bench-row.ts';

const modelsFolder = path.resolve(import.meta.dirname, '../../../resources/models');
const GAP_SECONDS = 0.6;
const TAKES = 3;
const TAKE_VOICES = ['English_expressive_narrator', 'Calm_Woman', 'Decent_Boy'];

type Tools = { synthesizer: Synthesizer; recognizer: Recognizer; folder: string };
type Narration = { sound: Float32Array; seconds: number };

/** With `ATELIER_BENCH_SENTENCES=tuning` voices say what they are set up on; the figures that count are those of the others. */
const SENTENCES = process.env['ATELIER_BENCH_SENTENCES'] === 'tuning' ? TUNING_SENTENCES : UNSEEN_SENTENCES;
/** Ids parted by commas; all voices, and their new takes, without it. */
const WANTED = process.env['ATELIER_BENCH_VOICES']?.split(',') ?? null;

/** How clear, loud and quick each voice is on sentences that it was not set up on, and how new takes differ. */
export async function benchVoices(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-voices-'));
  const synthesizer = createSynthesizer({ voiceModel: async () => null, workerCount: 1 });
  const recognizer = createRecognizer({ modelsFolder, workerCount: 1 });
  const tools = { synthesizer, recognizer, folder };
  try {
    const rows: BenchRow[] = [];
    const ids = synthesizer.voices().flatMap(({ id }) => (WANTED === null || WANTED.includes(id) ? [id] : []));
    const usual = new Map<string, { narration: Narration; errors: number }>();
    // One voice speaks while the one before is recognised, which takes as long.
    let speaking = ids[0] === undefined ? null : narrated(tools, ids[0], 0);
    for (const [index, id] of ids.entries()) {
      const narration = await speaking!;
      const next = ids[index + 1];
      speaking = next === undefined ? null : narrated(tools, next, 0);
      const errors = await errorShare(tools, narration.sound);
      usual.set(id, { narration, errors });
      rows.push(...voiceRows(id, narration, errors));
    }
    for (const id of TAKE_VOICES) {
      const first = usual.get(id);
      if (first) rows.push(...(await takeRows(tools, id, first)));
    }
    return rows;
  } finally {
    await synthesizer.dispose();
    await recognizer.dispose();
    await rm(folder, { recursive: true });
  }
}

function voiceRows(voiceId: string, { sound, seconds }: Narration, errors: number): BenchRow[] {
  const loudness = integratedLoudness(sound, RATE_HZ);
  const peakDb = 20 * Math.log10(truePeak(sound));
  const pace = wordsPerMinute(SENTENCES.join(' '), seconds);
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
async function takeRows(
  tools: Tools,
  voiceId: string,
  usual: { narration: Narration; errors: number },
): Promise<BenchRow[]> {
  const takes = [usual.narration];
  for (let seed = 1; seed < TAKES; seed += 1) takes.push(await narrated(tools, voiceId, seed));
  const apart = takes.slice(1).map(({ sound }, index) => takeDifference((takes[index] as Narration).sound, sound));
  const errors = [usual.errors];
  for (const { sound } of takes.slice(1)) errors.push(await errorShare(tools, sound));
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
  for (const text of SENTENCES) {
    for await (const segment of synthesizer.speak(speechRequest(text, { voiceId, seed }))) {
      pieces.push(segment.samples);
      samples += segment.samples.length;
    }
    pieces.push(new Float32Array(RATE_HZ * GAP_SECONDS));
  }
  const sound = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    sound.set(piece, at);
    at += piece.length;
  }
  return { sound, seconds: samples / RATE_HZ };
}

async function errorShare({ recognizer, folder }: Tools, sound: Float32Array): Promise<number> {
  const file = path.join(folder, 'narration.wav');
  await writeFile(file, wavFile(sound, RATE_HZ));
  const { signal } = new AbortController();
  const { text } = await recognizer.recognize({ file, fileName: 'narration.wav', speakers: false, signal });
  const { errors, words } = wordErrors(SENTENCES.join(' '), text);
  return errors / words;
}
