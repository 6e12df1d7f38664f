import { BINS, HZ_PER_BIN, VOICE_RATE_HZ } from '../../speech/vocoder/voice-frames.ts';

/** Numbers that describe an envelope; the first one is the level. */
export const MEL_CEPSTRUM_SIZE = 25;
const BANDS = 48;

const toMel = (hz: number) => 1127 * Math.log(1 + hz / 700);
const toHz = (mel: number) => 700 * (Math.exp(mel / 1127) - 1);
const highest = toMel(VOICE_RATE_HZ / 2);
const centres = Array.from({ length: BANDS }, (_, band) => toHz((highest * (band + 0.5)) / BANDS) / HZ_PER_BIN);
const cosines = Array.from({ length: MEL_CEPSTRUM_SIZE }, (_, order) =>
  Float64Array.from({ length: BANDS }, (_unused, band) => Math.cos((Math.PI * order * (band + 0.5)) / BANDS)),
);
const bandOfBin = Float64Array.from({ length: BINS }, (_, bin) =>
  Math.min(BANDS - 1, Math.max(0, (toMel(bin * HZ_PER_BIN) / highest) * BANDS - 0.5)),
);
const levels = new Float64Array(BANDS);

/** Mel cepstrum of the logarithmic amplitude of an envelope (which is logarithmic power). */
export function melCepstrumOf(envelope: Float64Array): Float64Array {
  for (let band = 0; band < BANDS; band++) {
    const at = centres[band]!;
    const lower = Math.floor(at);
    const share = at - lower;
    levels[band] = 0.5 * (envelope[lower]! * (1 - share) + envelope[lower + 1]! * share);
  }
  return Float64Array.from(cosines, (wave, order) => {
    let sum = 0;
    for (let band = 0; band < BANDS; band++) sum += wave[band]! * levels[band]!;
    return (sum / BANDS) * (order === 0 ? 1 : 2);
  });
}

/** Adds the logarithmic amplitude that a mel cepstrum stands for to an envelope. */
export function addToEnvelope(envelope: Float64Array, cepstrum: ArrayLike<number>): Float64Array {
  levels.fill(0);
  for (let order = 0; order < MEL_CEPSTRUM_SIZE; order++) {
    const wave = cosines[order]!;
    const weight = cepstrum[order]!;
    for (let band = 0; band < BANDS; band++) levels[band]! += weight * wave[band]!;
  }
  return envelope.map((value, bin) => {
    const at = bandOfBin[bin]!;
    const lower = Math.min(BANDS - 2, Math.floor(at));
    const share = at - lower;
    return value + 2 * (levels[lower]! * (1 - share) + levels[lower + 1]! * share);
  });
}
