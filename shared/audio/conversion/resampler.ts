/** Zero crossings of the sinc on each side, at the lower of the two rates. */
const ZERO_CROSSINGS = 12;
const KAISER_BETA = 7;
/** Pass band as a share of the lower Nyquist frequency. */
const ROLL_OFF = 0.94;

/** Streaming sample rate conversion of one channel. The output starts at the same instant as the input. */
export interface Resampler {
  /** Consumes `input` and returns what is ready. The result is only valid until the next call. */
  push(input: Float32Array): Float32Array;
  /**
   * Like `push` of `samples` zeros where only silence was pushed for a second at least; returns how many samples, all of
   * them zero, come out.
   */
  pushSilence(samples: number): number;
  /** The rest after the last input. */
  flush(): Float32Array;
}

/** Polyphase resampler with a Kaiser-windowed sinc; `fromHz` and `toHz` are whole numbers. */
export function createResampler(fromHz: number, toHz: number): Resampler {
  if (fromHz === toHz) {
    return { push: (input) => input, pushSilence: (samples) => samples, flush: () => new Float32Array(0) };
  }
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const up = toHz / divisor;
  const down = fromHz / divisor;
  const scale = Math.min(1, toHz / fromHz);
  // An even half makes the tap count a multiple of four, which `dot` relies on.
  const half = Math.ceil(ZERO_CROSSINGS / scale / 2) * 2;
  const taps = half * 2;
  const phases = Array.from({ length: up }, (_, phase) =>
    phaseTaps({ offset: phase / up, half, cutoff: scale * ROLL_OFF }),
  );
  let pending: Float64Array = new Float64Array(half - 1);
  let phase = 0;
  const run = (input: Float32Array): Float32Array => {
    const joined = new Float64Array(pending.length + input.length);
    joined.set(pending);
    joined.set(input, pending.length);
    const out = new Float32Array(Math.max(0, Math.ceil(((joined.length - taps + 1) * up) / down) + 1));
    let written = 0;
    let position = 0;
    while (position + taps <= joined.length) {
      out[written++] = dot(phases[phase] as Float64Array, joined, position);
      phase += down;
      position += Math.floor(phase / up);
      phase %= up;
    }
    // A position beyond the input only happens when down-sampling steps are longer than what is left.
    skip = Math.max(0, position - joined.length);
    pending = joined.slice(Math.min(position, joined.length));
    return out.subarray(0, written);
  };
  let skip = 0;
  return {
    push(input) {
      const wanted = skip > 0 ? input.subarray(Math.min(skip, input.length)) : input;
      skip -= input.length - wanted.length;
      return run(wanted);
    },
    pushSilence(samples) {
      const wanted = Math.max(0, samples - skip);
      skip -= samples - wanted;
      const length = pending.length + wanted;
      // As many steps as `run` would take, without their sums.
      const count = Math.max(0, Math.ceil(((length - taps + 1) * up - phase) / down));
      const position = Math.floor((phase + count * down) / up);
      phase = (phase + count * down) % up;
      skip += Math.max(0, position - length);
      pending = new Float64Array(Math.max(0, length - position));
      return count;
    },
    flush: () => run(new Float32Array(half)),
  };
}

/**
 * Four sums side by side: one alone would wait for each addition before it starts the next. In doubles: converting each
 * sample as it is read takes longer than multiplying it.
 */
function dot(coefficients: Float64Array, samples: Float64Array, position: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let tap = 0, at = position; tap < coefficients.length; tap += 4, at += 4) {
    first += (coefficients[tap] as number) * (samples[at] as number);
    second += (coefficients[tap + 1] as number) * (samples[at + 1] as number);
    third += (coefficients[tap + 2] as number) * (samples[at + 2] as number);
    fourth += (coefficients[tap + 3] as number) * (samples[at + 3] as number);
  }
  return first + second + (third + fourth);
}

function phaseTaps(design: { offset: number; half: number; cutoff: number }): Float64Array {
  const { offset, half, cutoff } = design;
  const coefficients = new Float64Array(half * 2);
  let sum = 0;
  for (let tap = 0; tap < coefficients.length; tap += 1) {
    const time = tap - half + 1 - offset;
    const ratio = time / half;
    const window =
      Math.abs(ratio) <= 1 ? besselI0(KAISER_BETA * Math.sqrt(1 - ratio * ratio)) / besselI0(KAISER_BETA) : 0;
    const angle = Math.PI * time * cutoff;
    const value = (Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle) * window;
    coefficients[tap] = value;
    sum += value;
  }
  return coefficients.map((value) => value / sum);
}

function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 40 && term >= sum * 1e-12; k += 1) {
    term *= (x / 2 / k) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
