import { analyseVoice } from '../../speech/vocoder/analyse-voice.ts';
import { melCepstrumOf } from '../timbre/mel-envelope.ts';

/** What is compared of two speakers: only frames in which they speak, every FRAME_STEP-th frame of the vocoder. */
export type SpeakerFrames = { cepstra: Float64Array[]; pitchHz: number[]; noise: Float64Array[] };

/** 10 ms: neighbours nearer than that tell nothing new. */
const FRAME_STEP = 2;
/** Frames this far below the loudest one are silence. */
const SILENCE_SHARE = 1e-4;
/** Long sounds are taken apart piece by piece, so that memory stays small. */
const PIECE_SAMPLES = 16_000 * 20;

/** Describes speech (mono at VOICE_RATE_HZ). */
export function speakerFrames(samples: Float32Array): SpeakerFrames {
  const result: SpeakerFrames = { cepstra: [], pitchHz: [], noise: [] };
  for (let start = 0; start < samples.length; start += PIECE_SAMPLES) {
    addPiece(samples.subarray(start, start + PIECE_SAMPLES), result);
  }
  return result;
}

function addPiece(samples: Float32Array, result: SpeakerFrames): void {
  const frames = analyseVoice(samples);
  const loudest = frames.energy.reduce((most, value) => Math.max(most, value), 0);
  for (let frame = 0; frame < frames.pitchHz.length; frame += FRAME_STEP) {
    if (frames.energy[frame]! <= loudest * SILENCE_SHARE) continue;
    result.cepstra.push(melCepstrumOf(frames.envelopes[frame]!));
    result.pitchHz.push(frames.pitchHz[frame]!);
    result.noise.push(frames.noise[frame]!);
  }
}

/** Middle of the pitch and its usual deviation in natural logarithms, robust against octave errors. */
export function pitchStatistics(frames: SpeakerFrames): { medianHz: number; deviation: number } | null {
  const logs = frames.pitchHz.filter((pitch) => pitch > 0).map(Math.log);
  if (logs.length === 0) return null;
  const sorted = logs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] as number;
  return { medianHz: Math.exp(at(0.5)), deviation: (at(0.84) - at(0.16)) / 2 };
}

/** Mean of rows of numbers. */
export function meanRow(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows)
    for (let column = 0; column < mean.length; column++) mean[column]! += row[column]! / rows.length;
  return mean;
}
