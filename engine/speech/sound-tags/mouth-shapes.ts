import { BINS, HZ_PER_BIN } from '../vocoder/voice-frames.ts';

/** What the mouth does: resonances in Hz with bandwidth in Hz and strength in dB, on a slope of dB an octave. */
type Shape = { resonances: readonly (readonly [hz: number, widthHz: number, db: number])[]; slopeDb: number };

const SHAPES = {
  a: {
    resonances: [
      [750, 120, 24],
      [1250, 130, 20],
      [2600, 200, 14],
      [3600, 300, 8],
    ],
    slopeDb: -5,
  },
  uh: {
    resonances: [
      [580, 120, 24],
      [1200, 140, 18],
      [2400, 200, 12],
      [3500, 300, 6],
    ],
    slopeDb: -6,
  },
  e: {
    resonances: [
      [480, 100, 24],
      [1850, 160, 18],
      [2600, 200, 14],
      [3600, 300, 8],
    ],
    slopeDb: -5,
  },
  oo: {
    resonances: [
      [330, 90, 24],
      [850, 120, 16],
      [2300, 250, 6],
    ],
    slopeDb: -7,
  },
  m: {
    resonances: [
      [260, 80, 24],
      [1100, 300, 4],
      [2200, 400, 0],
    ],
    slopeDb: -8,
  },
  breath: {
    resonances: [
      [700, 400, 8],
      [1500, 500, 10],
      [2600, 700, 8],
    ],
    slopeDb: -2,
  },
  nose: {
    resonances: [
      [1100, 500, 6],
      [2400, 600, 12],
      [4200, 900, 10],
    ],
    slopeDb: -1,
  },
  s: {
    resonances: [
      [5600, 1300, 26],
      [7200, 1000, 20],
    ],
    slopeDb: 2,
  },
  sh: {
    resonances: [
      [2600, 700, 20],
      [4200, 1000, 16],
    ],
    slopeDb: -1,
  },
  whistle: { resonances: [[1700, 14, 46]], slopeDb: -3 },
  highWhistle: { resonances: [[2500, 16, 46]], slopeDb: -3 },
  click: {
    resonances: [
      [1400, 250, 18],
      [3400, 500, 14],
    ],
    slopeDb: 0,
  },
} satisfies Record<string, Shape>;

/** A mouth shape by its name. */
export type MouthShape = keyof typeof SHAPES;

/** Logarithmic power of a shape in a body of a certain size (see VoiceModel.formants), at a level in dB. */
export function shapeEnvelope(name: MouthShape, formants: number, levelDb: number): Float64Array {
  const { resonances, slopeDb }: Shape = SHAPES[name];
  return Float64Array.from({ length: BINS }, (_, bin) => {
    const hz = Math.max(1, bin * HZ_PER_BIN);
    let db = levelDb - 60 + slopeDb * Math.log2(Math.max(hz, 150) / 1000);
    let peak = 0;
    for (const [centre, width, strength] of resonances) {
      const distance = (hz - centre * formants) / (width * formants);
      peak += 10 ** (strength / 10) / (1 + 4 * distance * distance);
    }
    db += 10 * Math.log10(1 + peak);
    return (db * Math.LN10) / 10;
  });
}
