import { MEL_CEPSTRUM_SIZE } from '../timbre/mel-envelope.ts';

/** Positions of two speakers where they say the same, in order. */
export type SpeechMatch = { pairs: [left: number, right: number][]; meanDistance: number };

/** How far the paces of two speakers may drift apart, as a share of the length. */
const BAND_SHARE = 0.3;
/** Added for a frame that stands still on one side. */
const STAND_STILL = 0.3;
const [DIAGONAL, DOWN, ACROSS] = [0, 1, 2];

/**
 * Lays two utterances of the same text along each other (dynamic time warping). The left one may be longer: what is left
 * over at its end is not matched, unlike the right one, which is matched to its end.
 */
export function matchSpeech(left: readonly Float64Array[], right: readonly Float64Array[]): SpeechMatch {
  const rows = left.length;
  const columns = right.length;
  const half = Math.ceil(columns * BAND_SHARE);
  const width = 2 * half + 1;
  const steps = new Uint8Array(rows * width);
  // Two rows in turn: a new one for each of some thousand would be garbage faster than it is collected.
  let [current, previous] = [emptyRow(width), emptyRow(width)];
  let previousStart = 0;
  let best = { cost: Number.POSITIVE_INFINITY, row: rows - 1, total: 0 };
  for (let row = 0; row < rows; row++) {
    const start = bandStart(row, { rows, columns, half });
    current.fill(Number.POSITIVE_INFINITY);
    const end = Math.min(columns, start + width);
    for (let column = start; column < end; column++) {
      const at = column - start + 1;
      const distance = cepstralDistance(left[row]!, right[column]!);
      const above = column - previousStart + 1;
      const diagonal = row === 0 && column === 0 ? 0 : (previous[above - 1] ?? Number.POSITIVE_INFINITY);
      const down = (previous[above] ?? Number.POSITIVE_INFINITY) + distance * STAND_STILL;
      const across = current[at - 1]! + distance * STAND_STILL;
      const least = Math.min(diagonal, down, across);
      current[at] = least + distance;
      steps[row * width + column - start] = least === diagonal ? DIAGONAL! : least === down ? DOWN! : ACROSS!;
    }
    const total = end === columns ? current[columns - start]! : Number.POSITIVE_INFINITY;
    const cost = total / (row + columns);
    if (cost < best.cost) best = { cost, row, total };
    [previous, current] = [current, previous];
    previousStart = start;
  }
  const pairs = trace(steps, { row: best.row, column: columns - 1, rows, columns, half });
  return { pairs, meanDistance: best.total / Math.max(1, pairs.length) };
}

const emptyRow = (width: number) => new Float64Array(width + 2).fill(Number.POSITIVE_INFINITY);

function bandStart(row: number, { rows, columns, half }: { rows: number; columns: number; half: number }): number {
  const centre = Math.round((row * columns) / rows);
  return Math.max(0, Math.min(columns - 1, centre) - half);
}

function trace(
  steps: Uint8Array,
  from: { row: number; column: number; rows: number; columns: number; half: number },
): [number, number][] {
  const width = 2 * from.half + 1;
  const pairs: [number, number][] = [];
  let { row, column } = from;
  while (row >= 0 && column >= 0) {
    pairs.push([row, column]);
    if (row === 0 && column === 0) break;
    const step = steps[row * width + column - bandStart(row, from)];
    if (step !== ACROSS) row--;
    if (step !== DOWN) column--;
  }
  return pairs.toReversed();
}

function cepstralDistance(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let order = 1; order < MEL_CEPSTRUM_SIZE; order++) sum += (left[order]! - right[order]!) ** 2;
  return Math.sqrt(sum);
}
