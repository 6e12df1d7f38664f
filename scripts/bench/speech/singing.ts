import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ScoreNote } from '../../../engine/music/score/score.ts';
import { singLine } from '../../../engine/music/singing/sing-line.ts';
import { SINGERS } from '../../../engine/music/singing/singers.ts';
import { composeSong } from '../../../engine/music/song/compose-song.ts';
import { frequencyHz } from '../../../engine/music/theory/pitch.ts';
import { createRecognizer } from '../../../engine/recognition/create-recognizer.ts';
import { wordErrors } from '../../../engine/recognition/measures/word-errors.ts';
import { trackPitch } from '../../../engine/speech/vocoder/pitch-track.ts';
import { HOP_SECONDS, VOICE_RATE_HZ } from '../../../engine/speech/vocoder/voice-frames.ts';
import { wavFile } from '../../../shared/audio/wav.ts';
import type { BenchRow } from '../bench-row.ts';
import { HELD_OUT_VERSES, TUNED_VERSES } from '../music/verses.ts';

const modelsFolder = path.resolve(import.meta.dirname, '../../../resources/models');
const STYLES = ['Folk, 96 bpm, G major', 'Synth pop, 112 bpm, A minor', 'Indie rock, 124 bpm, D major'];
const REST_SECONDS = 0.5;

type Sung = { errors: number; words: number; cents: number[]; ms: number; seconds: number };

/** How many words of sung lines our own recogniser understands without the band, and how well they are in tune. */
export async function benchSinging(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-singing-'));
  const recognizer = createRecognizer({ modelsFolder, workerCount: 1 });
  const understood = async (samples: Float32Array) => {
    const file = path.join(folder, 'sung.wav');
    await writeFile(file, wavFile(samples, VOICE_RATE_HZ));
    const { signal } = new AbortController();
    return (await recognizer.recognize({ file, fileName: 'sung.wav', speakers: false, signal })).text;
  };
  try {
    const rows: BenchRow[] = [];
    for (const [set, verses] of [
      ['tuned', TUNED_VERSES],
      ['held out', HELD_OUT_VERSES],
    ] as const) {
      for (const { id } of SINGERS) rows.push(...rowsOf(`${set}, ${id}`, await sungVerses(id, verses, understood)));
    }
    return rows;
  } finally {
    await recognizer.dispose();
    await rm(folder, { recursive: true });
  }
}

async function sungVerses(
  id: string,
  lyrics: string,
  understood: (samples: Float32Array) => Promise<string>,
): Promise<Sung> {
  const sum: Sung = { errors: 0, words: 0, cents: [], ms: 0, seconds: 0 };
  for (const style of STYLES) {
    const prompt = `${style}, ${id === 'man' ? 'male' : 'female'} vocals`;
    const { score, style: read } = composeSong({ prompt, lyrics, isInstrumental: false, seed: 3 });
    const lines = score.sections.flatMap((section) => section.lines);
    for (const [line, text] of lines.entries()) {
      const notes = score.notes.filter(({ syllable }) => syllable?.line === line);
      const from = performance.now();
      const sung = read.singer && singLine(notes, read.singer, VOICE_RATE_HZ);
      if (!sung) throw new Error(`Nobody sings “${text}”.`);
      sum.ms += performance.now() - from;
      sum.seconds += sung.samples.length / VOICE_RATE_HZ;
      const rest = Math.round(REST_SECONDS * VOICE_RATE_HZ);
      const padded = new Float32Array(sung.samples.length + 2 * rest);
      padded.set(sung.samples, rest);
      const { errors, words } = wordErrors(text, await understood(padded));
      sum.errors += Math.min(errors, words);
      sum.words += words;
      sum.cents.push(...centsBeside(notes, sung));
    }
  }
  return sum;
}

/** Below a clean tone of this many cents lies one that repeats after two to five of its periods: the tracker may take it. */
const SAME_TONE_CENTS = [0, 1200, 1902, 2400, 2786];

/** How far the middle of each note is beside its pitch, cents. */
function centsBeside(
  notes: readonly ScoreNote[],
  { samples, startSeconds }: { samples: Float32Array; startSeconds: number },
): number[] {
  const { pitchHz } = trackPitch(samples);
  return notes.flatMap((note) => {
    const from = note.startSeconds - startSeconds;
    const frames = pitchHz.slice(
      Math.ceil((from + 0.08) / HOP_SECONDS),
      Math.max(0, Math.floor((from + note.durationSeconds * 0.75) / HOP_SECONDS)),
    );
    const voiced = [...frames].filter((hz) => hz > 0).toSorted((a, b) => a - b);
    if (voiced.length < 8) return [];
    const cents = 1200 * Math.log2(voiced[voiced.length >> 1]! / frequencyHz(note.pitch));
    return [Math.min(...SAME_TONE_CENTS.map((below) => Math.abs(cents + below)))];
  });
}

function rowsOf(set: string, { errors, words, cents, ms, seconds }: Sung): BenchRow[] {
  const sorted = cents.toSorted((a, b) => a - b);
  const near = (sorted.filter((value) => value <= 30).length / sorted.length) * 100;
  return [
    {
      name: `${set}: words understood without the band`,
      value: (1 - errors / words) * 100,
      unit: '%',
      note: `of ${words}`,
    },
    {
      name: `${set}: notes within 30 cents`,
      value: near,
      unit: '%',
      target: '≥ 90 %',
      ok: near >= 90,
      note: `of ${sorted.length}`,
    },
    { name: `${set}: median beside the pitch`, value: sorted[sorted.length >> 1]!, unit: 'cents' },
    { name: `${set}: time for a second`, value: ms / seconds, unit: 'ms' },
  ];
}
