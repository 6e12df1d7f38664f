import { createRandom, hashOf } from '../../images/drawing/random.ts';
import type { DrumKit, DrumName } from './drum-kit.ts';
import { claps, highPass, lowPass, metal, mixed, noiseBurst, pixelNoise, sweep } from './drum-parts.ts';

/** One drum as mono samples at full force; the same each time. */
export function drumSound(kit: DrumKit, drum: DrumName, sampleRateHz: number): Float32Array {
  const tools = { random: createRandom(hashOf(`${kit} ${drum}`)), sampleRateHz };
  const samples = (SPECIAL[kit]?.[drum] ?? COMMON[drum])(tools);
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  // Drums end in silence, and are as loud as each other before they are mixed.
  const fade = Math.min(samples.length, Math.round(0.01 * sampleRateHz));
  return samples.map((sample, index) => (sample / (peak + 1e-9)) * Math.min(1, (samples.length - 1 - index) / fade));
}

/** What drums are made with. */
type Tools = Parameters<typeof noiseBurst>[0];
type Maker = (tools: Tools) => Float32Array;

const kick =
  (options: {
    seconds: number;
    from: number;
    to: number;
    fall: number;
    decay: number;
    click: number;
    drive: number;
  }): Maker =>
  (tools) =>
    sweep(tools, options);

const snare =
  (
    body: { from: number; to: number; decay: number },
    noise: { seconds: number; decay: number; level: number; lowPassHz?: number },
  ): Maker =>
  (tools) => {
    const skin = sweep(tools, { seconds: 0.2, fall: 30, click: 0, drive: 1.4, ...body });
    const wires = noiseBurst(tools, { seconds: noise.seconds, decay: noise.decay, highPassHz: 900 });
    return mixed(skin, noise.lowPassHz ? lowPass(wires, noise.lowPassHz, tools) : wires, noise.level);
  };

const drumHead =
  (from: number, to: number, decay: number): Maker =>
  (tools) =>
    sweep(tools, { seconds: decay * 3.2, from, to, fall: 14, decay, click: 0.15, drive: 1.5 });

const bright =
  (seconds: number, decay: number, highPassHz: number): Maker =>
  (tools) =>
    metal(tools, { seconds, decay, highPassHz });

const COMMON: Record<DrumName, Maker> = {
  kick: kick({ seconds: 0.36, from: 170, to: 52, fall: 38, decay: 0.11, click: 0.4, drive: 1.8 }),
  snare: snare({ from: 250, to: 180, decay: 0.06 }, { seconds: 0.3, decay: 0.09, level: 0.8 }),
  rim: (tools) =>
    mixed(
      sweep(tools, { seconds: 0.06, from: 1750, to: 1650, fall: 10, decay: 0.012, click: 0.5, drive: 1 }),
      sweep(tools, { seconds: 0.05, from: 480, to: 440, fall: 10, decay: 0.012, click: 0, drive: 1 }),
      0.6,
    ),
  clap: (tools) => claps(tools),
  hat: bright(0.09, 0.024, 6800),
  open: bright(0.42, 0.13, 6200),
  pedal: bright(0.07, 0.018, 6000),
  ride: bright(0.7, 0.22, 5200),
  crash: (tools) =>
    mixed(
      noiseBurst(tools, { seconds: 2.2, decay: 0.5, highPassHz: 3800 }),
      metal(tools, { seconds: 1.8, decay: 0.45, highPassHz: 4600 }),
      0.6,
    ),
  cymbal: (tools) => noiseBurst(tools, { seconds: 2.6, decay: 0.8, highPassHz: 3200 }),
  tomHigh: drumHead(260, 165, 0.13),
  tom: drumHead(200, 125, 0.14),
  tomLow: drumHead(150, 88, 0.17),
  shaker: (tools) => noiseBurst(tools, { seconds: 0.1, decay: 0.03, highPassHz: 5500 }),
  tambourine: bright(0.2, 0.06, 7500),
  conga: drumHead(330, 240, 0.09),
  cowbell: (tools) =>
    mixed(
      sweep(tools, { seconds: 0.2, from: 562, to: 560, fall: 1, decay: 0.07, click: 0, drive: 2 }),
      sweep(tools, { seconds: 0.2, from: 845, to: 842, fall: 1, decay: 0.07, click: 0, drive: 2 }),
      0.8,
    ),
  brush: (tools) => lowPass(noiseBurst(tools, { seconds: 0.26, decay: 0.08, highPassHz: 1200 }), 7000, tools),
  taiko: (tools) =>
    mixed(
      sweep(tools, { seconds: 1.1, from: 120, to: 58, fall: 9, decay: 0.3, click: 0.25, drive: 1.7 }),
      lowPass(noiseBurst(tools, { seconds: 0.3, decay: 0.06, highPassHz: 200 }), 1800, tools),
      0.5,
    ),
  tick: (tools) => sweep(tools, { seconds: 0.2, from: 300, to: 215, fall: 18, decay: 0.05, click: 0.5, drive: 1.3 }),
};

const MACHINE_SNARE = snare({ from: 260, to: 185, decay: 0.055 }, { seconds: 0.28, decay: 0.085, level: 0.9 });

const SPECIAL: Partial<Record<DrumKit, Partial<Record<DrumName, Maker>>>> = {
  rock: {
    kick: kick({ seconds: 0.34, from: 200, to: 56, fall: 42, decay: 0.1, click: 0.7, drive: 2.2 }),
    snare: snare({ from: 240, to: 190, decay: 0.08 }, { seconds: 0.4, decay: 0.12, level: 0.9 }),
  },
  eighties: {
    kick: kick({ seconds: 0.32, from: 210, to: 54, fall: 42, decay: 0.11, click: 0.5, drive: 1.9 }),
    snare: snare({ from: 250, to: 185, decay: 0.06 }, { seconds: 0.45, decay: 0.14, level: 1 }),
  },
  '808': {
    kick: kick({ seconds: 0.5, from: 180, to: 48, fall: 40, decay: 0.17, click: 0.25, drive: 1.6 }),
    snare: MACHINE_SNARE,
  },
  '909': {
    kick: kick({ seconds: 0.4, from: 260, to: 47, fall: 36, decay: 0.13, click: 0.45, drive: 2.4 }),
    snare: MACHINE_SNARE,
  },
  vinyl: {
    kick: (tools) => lowPass(COMMON.kick(tools), 2600, tools),
    snare: snare({ from: 230, to: 165, decay: 0.055 }, { seconds: 0.26, decay: 0.07, level: 0.8, lowPassHz: 5500 }),
    hat: (tools) => lowPass(COMMON.hat(tools), 8500, tools),
    open: (tools) => lowPass(COMMON.open(tools), 8000, tools),
  },
  chip: {
    kick: kick({ seconds: 0.14, from: 300, to: 45, fall: 28, decay: 0.06, click: 0, drive: 2 }),
    snare: (tools) => pixelNoise(tools, { seconds: 0.16, decay: 0.07, hold: 6 }),
    hat: (tools) => pixelNoise(tools, { seconds: 0.05, decay: 0.02, hold: 2 }),
    open: (tools) => pixelNoise(tools, { seconds: 0.16, decay: 0.08, hold: 2 }),
    crash: (tools) => pixelNoise(tools, { seconds: 0.6, decay: 0.25, hold: 3 }),
  },
  orchestral: { snare: snare({ from: 210, to: 175, decay: 0.04 }, { seconds: 0.3, decay: 0.09, level: 1.2 }) },
  hand: { kick: (tools) => highPass(drumHead(110, 74, 0.16)(tools), 40, tools) },
};
