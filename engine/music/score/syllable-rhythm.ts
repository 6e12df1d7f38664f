import type { MotifNote } from './motif.ts';

/** Room for the syllables of one line: steps from its beginning, of which the last ones are for breath. */
export type LineRoom = {
  steps: number;
  barSteps: number;
  /** How long a step takes, s. */
  stepSeconds: number;
  /** Steps on which the tune has notes. */ preferred: readonly number[];
};

const BREATH_STEPS = 2;
/** Syllables take no longer than this on average: words that are sung too slowly are not understood. */
const LONGEST_SECONDS = 0.4;

/** Where the syllables of a line are sung: on strong steps and where the tune has notes, the last one held. */
export function syllableRhythm(count: number, { steps, barSteps, stepSeconds, preferred }: LineRoom): MotifNote[] {
  const room = Math.min(steps - BREATH_STEPS, Math.max((count * LONGEST_SECONDS) / stepSeconds, barSteps * 0.75));
  const grid = gridOf(count, room);
  const slots = Array.from({ length: Math.floor(room / grid) }, (_, index) => index * grid);
  const weightOf = (slot: number) =>
    (preferred.includes(slot) ? 3 : 0) +
    (slot % barSteps === 0 ? 1.5 : 0) +
    (slot % 4 === 0 ? 2 : slot % 2 === 0 ? 1 : 0) -
    Math.abs(slot / room - 0.45);
  const chosen = slots
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a - b)
    .slice(0, count)
    .toSorted((a, b) => a - b);
  return chosen.map((step, index) => {
    const next = chosen[index + 1] ?? Math.min(room + 1, step + 6);
    return { step, steps: Math.max(grid, next - step), isAccent: step % 8 === 0 };
  });
}

/** The coarsest grid on which all syllables find a place; finer than a step only when there is no other way. */
function gridOf(count: number, room: number): number {
  let grid = count * 2 <= room ? 2 : 1;
  while (Math.floor(room / grid) < count) grid /= 2;
  return grid;
}
