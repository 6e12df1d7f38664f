/** Blocks of 400 ms, a new one each 100 ms (ITU-R BS.1770-4, annex 1). */
const BLOCK_SECONDS = 0.4;
const STEP_SECONDS = 0.1;
/** Quieter blocks are silence; then those that are far below the rest are pauses. */
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = 10;
const OFFSET_LUFS = -0.691;

/** Centre, gain and steepness of the two filters that weigh sound as the ear does, from which any rate's are computed. */
const SHELF = { hz: 1681.974_450_955_533, gainDb: 3.999_843_853_973_347, q: 0.707_175_236_955_419_6 };
const HIGH_PASS = { hz: 38.135_470_876_024_44, q: 0.500_327_037_323_877_3 };

type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** How loud a sound of one channel is on the whole (LUFS, ITU-R BS.1770-4), pauses left out; null where it is silent. */
export function loudnessOf(samples: Float32Array, sampleRateHz: number): number | null {
  const weighted = filter(filter(samples, shelf(sampleRateHz)), highPass(sampleRateHz));
  const powers = blockPowers(weighted, sampleRateHz).filter((power) => lufsOf(power) > ABSOLUTE_GATE_LUFS);
  if (powers.length === 0) return null;
  const gate = lufsOf(mean(powers)) - RELATIVE_GATE_LU;
  return lufsOf(mean(powers.filter((power) => lufsOf(power) > gate)));
}

const lufsOf = (power: number) => OFFSET_LUFS + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A sound that is shorter than one block is one block. */
function blockPowers(samples: Float32Array, sampleRateHz: number): number[] {
  const length = Math.min(samples.length, Math.round(BLOCK_SECONDS * sampleRateHz));
  const step = Math.round(STEP_SECONDS * sampleRateHz);
  const powers: number[] = [];
  for (let start = 0; length > 0 && start + length <= samples.length; start += step) {
    let sum = 0;
    for (let index = start; index < start + length; index += 1) sum += (samples[index] ?? 0) ** 2;
    powers.push(sum / length);
  }
  return powers;
}

function shelf(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * SHELF.hz) / sampleRateHz);
  const high = 10 ** (SHELF.gainDb / 20);
  const band = high ** 0.499_666_774_154_541_6;
  const a0 = 1 + k / SHELF.q + k * k;
  return {
    b0: (high + (band * k) / SHELF.q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / SHELF.q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / SHELF.q + k * k) / a0,
  };
}

function highPass(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * HIGH_PASS.hz) / sampleRateHz);
  const a0 = 1 + k / HIGH_PASS.q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / HIGH_PASS.q + k * k) / a0 };
}

function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[index] = y;
  }
  return out;
}
