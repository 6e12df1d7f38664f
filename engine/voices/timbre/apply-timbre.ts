import type { VoiceFrames } from '../../speech/vocoder/voice-frames.ts';
import type { TimbreMap } from '../voice-model.ts';
import { addToEnvelope, MEL_CEPSTRUM_SIZE, melCepstrumOf } from './mel-envelope.ts';

const SMOOTHING_FRAMES = 3;
/** Share of the variety of the speaker that is given back: all of it would exaggerate. */
const VARIETY_SHARE = 0.8;
const LEAST_NOISE = 0.005;
const MOST_NOISE = 0.98;

/** Gives the frames of the base voice the timbre of a speaker, by a filter that differs from frame to frame. */
export function applyTimbre(frames: VoiceFrames, timbre: TimbreMap): VoiceFrames {
  const cepstra = frames.envelopes.map(melCepstrumOf);
  const differences = smooth(
    cepstra.map((cepstrum) => {
      const changed = mapCepstrum(cepstrum, timbre);
      return changed.map((value, order) => {
        const mean = timbre.mean[order]!;
        const varied = mean + (value - mean) * (1 + (timbre.variety[order]! - 1) * VARIETY_SHARE);
        return order === 0 ? 0 : (varied - cepstrum[order]!) * timbre.strength;
      });
    }),
  );
  return {
    ...frames,
    envelopes: frames.envelopes.map((envelope, frame) => addToEnvelope(envelope, differences[frame]!)),
    noise: frames.noise.map((shares, frame) =>
      frames.pitchHz[frame]! > 0
        ? shares.map((share, band) =>
            Math.min(MOST_NOISE, Math.max(LEAST_NOISE, share + (timbre.noise[band] ?? 0) * timbre.strength)),
          )
        : shares,
    ),
  };
}

/** The cepstrum of the speaker for one of the base voice: the pairs near it, blended. */
export function mapCepstrum(
  cepstrum: Float64Array,
  timbre: Pick<TimbreMap, 'from' | 'to' | 'slope' | 'spread'>,
): Float64Array {
  const { from, to, slope, spread } = timbre;
  const distances = from.map((row) => {
    let sum = 0;
    for (let order = 1; order < MEL_CEPSTRUM_SIZE; order++) sum += (cepstrum[order]! - row[order]!) ** 2;
    return sum;
  });
  const nearest = Math.min(...distances);
  const result = new Float64Array(MEL_CEPSTRUM_SIZE);
  let total = 0;
  for (const [pair, distance] of distances.entries()) {
    const weight = Math.exp(-(distance - nearest) / (6 * spread));
    if (weight < 1e-4) continue;
    total += weight;
    const start = from[pair]!;
    const end = to[pair]!;
    for (let order = 1; order < MEL_CEPSTRUM_SIZE; order++) {
      result[order]! += weight * (end[order]! + slope[order]! * (cepstrum[order]! - start[order]!));
    }
  }
  for (let order = 1; order < MEL_CEPSTRUM_SIZE; order++) result[order]! /= total;
  result[0] = cepstrum[0]!;
  return result;
}

function smooth(rows: readonly Float64Array[]): Float64Array[] {
  return rows.map((_, index) => {
    const sum = new Float64Array(MEL_CEPSTRUM_SIZE);
    let total = 0;
    for (let offset = -SMOOTHING_FRAMES; offset <= SMOOTHING_FRAMES; offset++) {
      const row = rows[index + offset];
      if (!row) continue;
      const weight = SMOOTHING_FRAMES + 1 - Math.abs(offset);
      total += weight;
      for (let order = 0; order < MEL_CEPSTRUM_SIZE; order++) sum[order]! += row[order]! * weight;
    }
    return sum.map((value) => value / total);
  });
}
