/** So many pairs show any take finely enough, and stay cheap to send again and again. */
const MOST_PAIRS = 2000;
const FINEST_MS = 10;

/** Peaks of sound that grows: pairs of minimum and maximum, one for each `peakMs`. */
export interface PeakPairs {
  push(samples: Float32Array, sampleRate: number): void;
  durationMs(): number;
  peakMs(): number;
  /** The pairs so far, the last one of sound that is not complete yet. */
  pairs(): number[];
}

/** Collects peaks; whenever there are too many, two steps become one and `peakMs` doubles. */
export function createPeakPairs(): PeakPairs {
  let pairs: number[] = [];
  let peakMs = FINEST_MS;
  let position = 0;
  let rate = 1;
  const put = (index: number, value: number) => {
    const at = index * 2;
    if (at >= pairs.length) pairs.push(value, value);
    else if (value < (pairs[at] as number)) pairs[at] = value;
    else if (value > (pairs[at + 1] as number)) pairs[at + 1] = value;
  };
  const halve = () => {
    const half: number[] = [];
    for (let at = 0; at < pairs.length; at += 4) {
      const [min = 0, max = 0, nextMin = min, nextMax = max] = pairs.slice(at, at + 4);
      half.push(Math.min(min, nextMin), Math.max(max, nextMax));
    }
    pairs = half;
    peakMs *= 2;
  };
  return {
    push(samples, sampleRate) {
      rate = sampleRate;
      for (const value of samples) {
        const index = Math.floor((position * 1000) / (rate * peakMs));
        put(index, value);
        position += 1;
        if (pairs.length > MOST_PAIRS * 2) halve();
      }
    },
    durationMs: () => (position * 1000) / rate,
    peakMs: () => peakMs,
    pairs: () => pairs.map((value) => Math.round(value * 1000) / 1000),
  };
}
