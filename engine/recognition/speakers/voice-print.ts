import type { HiddenStates } from '../models/encoder-outputs.ts';
import { SAMPLE_RATE, samplesToMs } from '../models/sample-rate.ts';
import type { SoundWindow } from '../reading/read-speech.ts';
import type { SpeechSpan } from '../reading/speech-windows.ts';
import { quietRuns } from '../transcription/silence.ts';
import { CEPSTRUM_HOP_MS, CEPSTRUM_SIZE, melCepstrum } from './mel-cepstrum.ts';

/** A stretch of a file, in ms, and what the voice in it is like, in raw numbers: see FEATURE_BLOCKS. */
export type VoicePrint = { startMs: number; endMs: number; features: Float32Array };

/** Length of the stretches that are described. */
const STRETCH_MS = 2000;
const HOP_MS = 500;
const SHORTEST_SPEECH_MS = 300;
/** Shorter pauses are part of fluent speech. */
const PAUSE_MS = 120;

/** How many of the numbers come from which source: the cepstrum, then each early layer. All sources weigh the same. */
export const FEATURE_BLOCKS = [2 * (CEPSTRUM_SIZE - 1), 2 * 416, 2 * 416, 2 * 416];

/** A table of rows over the time of a window. */
type Rows = { data: Float32Array; size: number; count: number; rowMs: number; firstColumn: number };

/**
 * Describes the voices of a window in overlapping stretches of 2 s within its speech: mean and spread of the
 * mel-frequency cepstrum (without the level) and of the early hidden states.
 */
export function voicePrints(window: SoundWindow, hidden: HiddenStates): VoicePrint[] {
  const lengthMs = samplesToMs(Math.max(window.samples.length, SAMPLE_RATE / 4));
  const cepstrum = melCepstrum(window.samples);
  const tables: Rows[] = [
    {
      data: cepstrum,
      size: CEPSTRUM_SIZE,
      count: cepstrum.length / CEPSTRUM_SIZE,
      rowMs: CEPSTRUM_HOP_MS,
      firstColumn: 1,
    },
    ...hidden.layers.map((data) => ({
      data,
      size: hidden.size,
      count: hidden.frameCount,
      rowMs: lengthMs / hidden.frameCount,
      firstColumn: 0,
    })),
  ];
  return stretches(window).map(({ startMs, endMs }) => ({
    startMs,
    endMs,
    features: concatenated(
      tables.map((table) => meanAndSpread(table, startMs - window.startMs, endMs - window.startMs)),
    ),
  }));
}

function stretches(window: SoundWindow): { startMs: number; endMs: number }[] {
  return pieces(window).flatMap((speech) => {
    const lengthMs = speech.endMs - speech.startMs;
    if (lengthMs < SHORTEST_SPEECH_MS) return [];
    const count = Math.max(1, Math.ceil((lengthMs - STRETCH_MS) / HOP_MS) + 1);
    const room = Math.max(0, lengthMs - STRETCH_MS);
    return Array.from({ length: count }, (_, index) => {
      const startMs = speech.startMs + (count === 1 ? 0 : (room * index) / (count - 1));
      return { startMs, endMs: Math.min(speech.endMs, startMs + STRETCH_MS) };
    });
  });
}

/** Speech between pauses that are long enough to change places in. */
function pieces(window: SoundWindow): SpeechSpan[] {
  const pauses = quietRuns(window.samples)
    .filter((run) => run.endMs - run.startMs >= PAUSE_MS)
    .map((run) => ({ startMs: window.startMs + run.startMs, endMs: window.startMs + run.endMs }));
  return window.speech.flatMap((speech) => {
    const inside = pauses.filter((pause) => pause.startMs > speech.startMs && pause.endMs < speech.endMs);
    const starts = [speech.startMs, ...inside.map((pause) => pause.endMs)];
    const ends = [...inside.map((pause) => pause.startMs), speech.endMs];
    return starts.map((startMs, index) => ({ startMs, endMs: ends[index]! }));
  });
}

function meanAndSpread({ data, size, count, rowMs, firstColumn }: Rows, fromMs: number, toMs: number): Float32Array {
  const first = Math.min(count - 1, Math.max(0, Math.floor(fromMs / rowMs)));
  const last = Math.max(first + 1, Math.min(count, Math.ceil(toMs / rowMs)));
  const columns = size - firstColumn;
  const result = new Float32Array(columns * 2);
  for (let column = 0; column < columns; column++) {
    let sum = 0;
    let squares = 0;
    for (let row = first; row < last; row++) {
      const value = data[row * size + firstColumn + column]!;
      sum += value;
      squares += value * value;
    }
    const mean = sum / (last - first);
    result[column] = mean;
    result[columns + column] = Math.sqrt(Math.max(0, squares / (last - first) - mean * mean));
  }
  return result;
}

function concatenated(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
