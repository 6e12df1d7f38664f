import type { Random } from '../../images/drawing/random.ts';

type Tools = { random: Random; sampleRateHz: number };

const silence = (seconds: number, { sampleRateHz }: Tools) => new Float32Array(Math.round(seconds * sampleRateHz));

/** A tone that falls quickly, as the skin of a drum. Frequencies in Hz, `fall` and `decay` as rate and seconds. */
export function sweep(
  tools: Tools,
  options: { seconds: number; from: number; to: number; fall: number; decay: number; click: number; drive: number },
): Float32Array {
  const { from, to, fall, decay, click, drive } = options;
  const samples = silence(options.seconds, tools);
  let phase = 0;
  for (let index = 0; index < samples.length; index++) {
    const seconds = index / tools.sampleRateHz;
    phase += (to + (from - to) * Math.exp(-seconds * fall)) / tools.sampleRateHz;
    const tone = Math.sin(2 * Math.PI * phase) * Math.exp(-seconds / decay);
    const beat = click * (tools.random.next() * 2 - 1) * Math.exp(-seconds * 500);
    samples[index] = Math.tanh(drive * (tone + beat)) * Math.min(1, seconds * 900);
  }
  return samples;
}

/** Noise that dies away. */
export function noiseBurst(
  tools: Tools,
  { seconds, decay, highPassHz }: { seconds: number; decay: number; highPassHz: number },
): Float32Array {
  const samples = silence(seconds, tools);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = (tools.random.next() * 2 - 1) * Math.exp(-index / tools.sampleRateHz / decay);
  }
  return highPass(samples, highPassHz, tools);
}

const METAL_HZ = [332, 492, 599, 847, 1296, 875];

/** Six square waves that fit together badly, with noise: a cymbal. */
export function metal(
  tools: Tools,
  { seconds, decay, highPassHz }: { seconds: number; decay: number; highPassHz: number },
): Float32Array {
  const samples = silence(seconds, tools);
  const phases = METAL_HZ.map(() => tools.random.next());
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (let tone = 0; tone < phases.length; tone++) {
      phases[tone] = (phases[tone]! + METAL_HZ[tone]! / tools.sampleRateHz) % 1;
      sum += phases[tone]! < 0.5 ? 1 : -1;
    }
    const noise = tools.random.next() * 2 - 1;
    samples[index] = (sum * 0.1 + noise * 0.55) * Math.exp(-index / tools.sampleRateHz / decay);
  }
  return highPass(highPass(samples, highPassHz, tools), highPassHz * 0.8, tools);
}

/** Several hands. */
export function claps(tools: Tools): Float32Array {
  const samples = silence(0.34, tools);
  for (let index = 0; index < samples.length; index++) {
    const seconds = index / tools.sampleRateHz;
    let level = seconds > 0.03 ? 0.75 * Math.exp(-(seconds - 0.03) * 17) : 0;
    for (const delay of [0, 0.011, 0.022]) if (seconds >= delay) level += Math.exp(-(seconds - delay) * 190);
    samples[index] = (tools.random.next() * 2 - 1) * level;
  }
  return lowPass(highPass(samples, 950, tools), 6500, tools);
}

/** Noise of an old games console, which holds each value for a while. */
export function pixelNoise(
  tools: Tools,
  { seconds, decay, hold }: { seconds: number; decay: number; hold: number },
): Float32Array {
  const samples = silence(seconds, tools);
  let value = 0;
  for (let index = 0; index < samples.length; index++) {
    if (index % hold === 0) value = tools.random.sign();
    samples[index] = value * (1 - index / samples.length) * Math.exp(-index / tools.sampleRateHz / decay);
  }
  return samples;
}

/** Takes away what is below, in place. */
export function highPass(samples: Float32Array, hz: number, { sampleRateHz }: Tools): Float32Array {
  const keep = 1 / (1 + (2 * Math.PI * hz) / sampleRateHz);
  let [value, former] = [0, 0];
  for (let index = 0; index < samples.length; index++) {
    value = keep * (value + samples[index]! - former);
    former = samples[index]!;
    samples[index] = value;
  }
  return samples;
}

/** Takes away what is above, in place. */
export function lowPass(samples: Float32Array, hz: number, { sampleRateHz }: Tools): Float32Array {
  const take = 1 - Math.exp((-2 * Math.PI * hz) / sampleRateHz);
  let value = 0;
  for (let index = 0; index < samples.length; index++) {
    value += take * (samples[index]! - value);
    samples[index] = value;
  }
  return samples;
}

/** The sum of two sounds, the second at `level`. */
export function mixed(first: Float32Array, second: Float32Array, level: number): Float32Array {
  const samples = new Float32Array(Math.max(first.length, second.length));
  for (let index = 0; index < samples.length; index++)
    samples[index] = (first[index] ?? 0) + level * (second[index] ?? 0);
  return samples;
}
