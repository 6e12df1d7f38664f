/** A filter of second order that works on blocks, in place. */
export type Biquad = (samples: Float32Array) => void;

type Coefficients = { b: readonly [number, number, number]; a: readonly [number, number, number] };

function createBiquad({ b, a }: Coefficients): Biquad {
  const [b0, b1, b2, a1, a2] = [b[0] / a[0], b[1] / a[0], b[2] / a[0], a[1] / a[0], a[2] / a[0]];
  let first = 0;
  let second = 0;
  return (samples) => {
    for (let index = 0; index < samples.length; index++) {
      const value = samples[index]!;
      const next = b0 * value + first;
      first = b1 * value - a1 * next + second;
      second = b2 * value - a2 * next;
      samples[index] = next;
    }
  };
}

const angle = (hz: number, sampleRateHz: number) => (2 * Math.PI * Math.min(hz, sampleRateHz * 0.45)) / sampleRateHz;

/** Takes away what is below. */
export function highPassFilter(hz: number, sampleRateHz: number): Biquad {
  const turn = angle(hz, sampleRateHz);
  const cosine = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * 0.707);
  return createBiquad({
    b: [(1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2],
    a: [1 + alpha, -2 * cosine, 1 - alpha],
  });
}

/** Takes away what is above. */
export function lowPassFilter(hz: number, sampleRateHz: number): Biquad {
  const turn = angle(hz, sampleRateHz);
  const cosine = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * 0.707);
  return createBiquad({
    b: [(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2],
    a: [1 + alpha, -2 * cosine, 1 - alpha],
  });
}

/** Makes a region around a frequency louder or softer by so many dB. */
export function bellFilter(hz: number, decibels: number, sampleRateHz: number): Biquad {
  const turn = angle(hz, sampleRateHz);
  const gain = 10 ** (decibels / 40);
  const alpha = Math.sin(turn) / (2 * 0.9);
  const cosine = Math.cos(turn);
  return createBiquad({
    b: [1 + alpha * gain, -2 * cosine, 1 - alpha * gain],
    a: [1 + alpha / gain, -2 * cosine, 1 - alpha / gain],
  });
}

/** Makes everything above a frequency louder or softer by so many dB. */
export function highShelfFilter(hz: number, decibels: number, sampleRateHz: number): Biquad {
  const turn = angle(hz, sampleRateHz);
  const gain = 10 ** (decibels / 40);
  const cosine = Math.cos(turn);
  const alpha = (Math.sin(turn) / 2) * Math.SQRT2;
  const root = 2 * Math.sqrt(gain) * alpha;
  return createBiquad({
    b: [
      gain * (gain + 1 + (gain - 1) * cosine + root),
      -2 * gain * (gain - 1 + (gain + 1) * cosine),
      gain * (gain + 1 + (gain - 1) * cosine - root),
    ],
    a: [
      gain + 1 - (gain - 1) * cosine + root,
      2 * (gain - 1 - (gain + 1) * cosine),
      gain + 1 - (gain - 1) * cosine - root,
    ],
  });
}
