import type { MouthShape } from './mouth-shapes.ts';

/**
 * A moment of a sound tag. `atMs` from its start; `pitch` is a factor on the voice's pitch, 0 for none; `noise` is the share
 * of breath. Between moments everything glides.
 */
export type Moment = { atMs: number; shape: MouthShape; pitch: number; noise: number; levelDb: number };

const SILENT_DB = -70;

type Stroke = { ms: number; shape: MouthShape; pitch?: [from: number, to: number]; noise?: number; db?: number };

/** Rises fast, falls slowly. */
const stroke = ({ ms, shape, pitch = [0, 0], noise = 1, db = 0 }: Stroke, atMs: number): Moment[] => [
  { atMs, shape, pitch: pitch[0], noise, levelDb: SILENT_DB },
  { atMs: atMs + ms * 0.18, shape, pitch: pitch[0], noise, levelDb: db },
  { atMs: atMs + ms * 0.7, shape, pitch: (pitch[0] + pitch[1]) / 2, noise, levelDb: db - 3 },
  { atMs: atMs + ms, shape, pitch: pitch[1], noise, levelDb: SILENT_DB },
];

/** Strokes one after the other; a number is silence in ms. */
function sequence(...parts: readonly (Stroke | number)[]): Moment[] {
  const moments: Moment[] = [];
  let atMs = 0;
  for (const part of parts) {
    if (typeof part === 'number') {
      moments.push({ atMs, shape: 'breath', pitch: 0, noise: 1, levelDb: SILENT_DB });
      atMs += part;
      continue;
    }
    moments.push(...stroke(part, atMs));
    atMs += part.ms;
  }
  return [...moments, { atMs: atMs + 5, shape: 'breath', pitch: 0, noise: 1, levelDb: SILENT_DB }];
}

const ha = (pitch: number, db = 0): Stroke[] => [
  { ms: 70, shape: 'breath', db: db - 8 },
  { ms: 130, shape: 'a', pitch: [pitch * 1.1, pitch * 0.9], noise: 0.25, db },
];
const huh = (pitch: number, db = 0): Stroke[] => [
  { ms: 45, shape: 'nose', db: db - 10 },
  { ms: 90, shape: 'uh', pitch: [pitch, pitch * 0.9], noise: 0.35, db },
];
const claps = (count: number): (Stroke | number)[] =>
  Array.from({ length: count }, (_, index): Stroke => {
    const isStrong = index % 3 !== 1;
    return { ms: 38 + ((index * 37) % 23), shape: isStrong ? 'click' : 'sh', db: isStrong ? 0 : -4 };
  });

/** How every interjection is performed. */
export const SOUND_TAGS: Record<string, Moment[]> = {
  laughs: sequence(...ha(1.5, 2), ...ha(1.55, 2), ...ha(1.4), ...ha(1.25, -2), ...ha(1.1, -5)),
  chuckle: sequence(...huh(1.15), ...huh(1.1, -1), ...huh(1, -4)),
  coughs: sequence(
    { ms: 50, shape: 'click', db: 4 },
    { ms: 150, shape: 'uh', pitch: [0.9, 0.7], noise: 0.8, db: 2 },
    110,
    { ms: 45, shape: 'click', db: 2 },
    { ms: 130, shape: 'uh', pitch: [0.85, 0.65], noise: 0.85, db: -1 },
  ),
  'clear-throat': sequence({ ms: 190, shape: 'uh', pitch: [0.6, 0.55], noise: 0.7, db: -1 }, 40, {
    ms: 320,
    shape: 'm',
    pitch: [0.6, 0.7],
    noise: 0.6,
    db: 0,
  }),
  groans: sequence({ ms: 900, shape: 'uh', pitch: [0.95, 0.65], noise: 0.25 }),
  breath: sequence({ ms: 380, shape: 'breath', db: -10 }, 60, { ms: 480, shape: 'breath', db: -12 }),
  pant: sequence(
    ...[0, 1, 2, 3].flatMap((): (Stroke | number)[] => [
      { ms: 150, shape: 'nose', db: -9 },
      25,
      { ms: 170, shape: 'breath', db: -7 },
      25,
    ]),
  ),
  inhale: sequence({ ms: 620, shape: 'nose', db: -10 }),
  exhale: sequence({ ms: 780, shape: 'breath', db: -9 }),
  gasps: sequence({ ms: 90, shape: 'breath', db: 0 }, { ms: 320, shape: 'e', pitch: [1.4, 1.7], noise: 0.85, db: -5 }),
  sniffs: sequence({ ms: 170, shape: 'nose', db: -5 }, 90, { ms: 210, shape: 'nose', db: -4 }),
  sighs: sequence(
    { ms: 300, shape: 'nose', db: -16 },
    { ms: 900, shape: 'a', pitch: [1.15, 0.7], noise: 0.75, db: -4 },
    { ms: 250, shape: 'breath', db: -14 },
  ),
  snorts: sequence(
    { ms: 260, shape: 'nose', pitch: [0.5, 0.4], noise: 0.8, db: 1 },
    { ms: 120, shape: 'nose', db: -8 },
  ),
  burps: sequence({ ms: 420, shape: 'oo', pitch: [0.55, 0.38], noise: 0.45, db: 1 }),
  'lip-smacking': sequence({ ms: 28, shape: 'click', db: 0 }, 150, { ms: 26, shape: 'click', db: -2 }),
  humming: sequence(
    { ms: 380, shape: 'm', pitch: [1, 1.02], noise: 0.04 },
    { ms: 300, shape: 'm', pitch: [1.25, 1.26], noise: 0.04 },
    { ms: 620, shape: 'm', pitch: [1.12, 1.1], noise: 0.04 },
  ),
  hissing: sequence({ ms: 850, shape: 's', db: -6 }),
  emm: sequence(
    { ms: 210, shape: 'uh', pitch: [1, 0.97], noise: 0.06 },
    { ms: 430, shape: 'm', pitch: [0.97, 0.88], noise: 0.04, db: -2 },
  ),
  whistles: sequence({ ms: 300, shape: 'whistle', db: -8 }, 40, { ms: 520, shape: 'highWhistle', db: -8 }),
  sneezes: sequence(
    { ms: 330, shape: 'a', pitch: [1.1, 1.4], noise: 0.8, db: -6 },
    70,
    { ms: 60, shape: 'click', db: 5 },
    { ms: 230, shape: 'sh', db: 2 },
    { ms: 190, shape: 'oo', pitch: [1.3, 0.9], noise: 0.4, db: -1 },
  ),
  crying: sequence(
    { ms: 140, shape: 'nose', db: -8 },
    { ms: 460, shape: 'a', pitch: [1.7, 1.3], noise: 0.35, db: 0 },
    { ms: 120, shape: 'nose', db: -7 },
    { ms: 130, shape: 'nose', db: -8 },
    { ms: 560, shape: 'a', pitch: [1.6, 1.1], noise: 0.4, db: -2 },
  ),
  applause: sequence(...claps(34)),
};
