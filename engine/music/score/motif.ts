import type { Random } from '../../images/drawing/random.ts';
import type { Genre } from '../genres/genre.ts';

/** A note of a motif: where it begins, in steps from the beginning of two bars, and how many steps it lasts. */
export type MotifNote = { step: number; steps: number; isAccent: boolean };

/** Two bars of melody without pitches: rhythm, and for each note how many steps of the scale it lies above the first. */
export type Motif = { notes: readonly MotifNote[]; degrees: readonly number[] };

/** What a motif is made from. `isHook` asks for one that is easily remembered: its second bar repeats the first's rhythm. */
export type MotifOptions = {
  genre: Genre;
  cells: readonly string[];
  barSteps: number;
  random: Random;
  isHook: boolean;
};

const WIDEST_DEGREES = 5;

/** A new motif. */
export function createMotif({ genre, cells, barSteps, random, isHook }: MotifOptions): Motif {
  const first = random.pick(cells);
  const second = isHook && random.chance(0.65) ? first : random.pick(cells);
  const notes = [...cellNotes(first, 0), ...cellNotes(second, barSteps)];
  const half = notes.filter(({ step }) => step < barSteps).length;
  const degrees = contour(notes.length, { genre, random });
  // The answer of a hook begins as the call did, and ends elsewhere.
  if (isHook && first === second)
    for (let index = 0; index < half - 1; index++) degrees[half + index] = degrees[index]!;
  return { notes, degrees };
}

/** Notes of a rhythm such as `X---x-x-`, from a step on. */
function cellNotes(cell: string, from: number): MotifNote[] {
  const notes: MotifNote[] = [];
  for (let index = 0; index < cell.length; index++) {
    if (cell[index] !== 'X' && cell[index] !== 'x') continue;
    let steps = 1;
    while (cell[index + steps] === '-') steps++;
    notes.push({ step: from + index, steps, isAccent: cell[index] === 'X' });
  }
  return notes;
}

function contour(count: number, { genre, random }: Pick<MotifOptions, 'genre' | 'random'>): number[] {
  const { leaps, contour: shape } = genre.melody;
  const degrees: number[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    degrees.push(at);
    const place = (index + 0.5) / count;
    const lean = { arch: place < 0.5 ? 0.5 : -0.5, fall: -0.3, rise: 0.3, wave: Math.sin(place * 9) * 0.4 }[shape];
    const direction = random.range(-1, 1) + lean > 0 ? 1 : -1;
    const size = random.chance(leaps) ? random.integer(2, 4) : random.chance(0.18) ? 0 : 1;
    const next = at + direction * size;
    at = Math.abs(next) > WIDEST_DEGREES ? at - direction * size : next;
  }
  return degrees;
}

/** The same rhythm with its line turned over. */
export const inverted = ({ notes, degrees }: Motif): Motif => ({ notes, degrees: degrees.map((degree) => -degree) });

/** The same motif with a long last note and without what is behind it: the end of a thought. */
export function concluded({ notes, degrees }: Motif, barSteps: number): Motif {
  const kept = notes.filter(({ step }) => step < barSteps + barSteps / 2);
  const last = kept.at(-1);
  if (!last) return { notes, degrees };
  const steps = Math.max(last.steps, barSteps * 2 - last.step - 2);
  return { notes: [...kept.slice(0, -1), { ...last, steps, isAccent: true }], degrees: degrees.slice(0, kept.length) };
}

/** The rhythm of a motif with other notes, as lyrics need them; its line is stretched over them. */
export function withRhythm({ degrees }: Motif, notes: readonly MotifNote[]): Motif {
  const last = Math.max(1, degrees.length - 1);
  const stretched = notes.map((_, index) => degrees[Math.round((index / Math.max(1, notes.length - 1)) * last)] ?? 0);
  return { notes, degrees: stretched };
}
