import { quantile } from '../../../shared/domain/quantile.ts';

/** A frame as RGBA. */
export type MeasuredFrame = { pixels: Uint8Array; width: number; height: number };

/** How what is seen moved between two frames, in pixels: medians over blocks with something in them. */
export type Motion = {
  x: number;
  y: number;
  /** Of the upper and of the lower third: far and near things in most pictures. */
  farX: number;
  nearX: number;
  farY: number;
  nearY: number;
  /** A tenth of what is seen moved less than the one, a tenth more than the other: near and far things, wherever they are. */
  leastX: number;
  mostX: number;
  /** Growth of distances from the middle, as a share. */
  growth: number;
  /** Blocks that were measured. */
  blocks: number;
};

const BLOCK = 16;
/** Blocks that vary less show nothing that could be followed; squares of lightness from 0 to 1. */
const LEAST_VARIANCE = 0.0006;

type Lightness = { values: Float32Array; width: number; height: number };
type Moved = { fromMiddleX: number; fromMiddleY: number; x: number; y: number; row: number };

/** Follows blocks from one frame to another by their likeness, as far as `reach` pixels each way. */
export function motionBetween(from: MeasuredFrame, to: MeasuredFrame, reach = 20): Motion {
  const [a, b] = [lightnessOf(from), lightnessOf(to)];
  const moved: Moved[] = [];
  for (let top = reach; top + BLOCK + reach <= a.height; top += BLOCK) {
    for (let left = reach; left + BLOCK + reach <= a.width; left += BLOCK) {
      if (varianceOf(a, left, top) < LEAST_VARIANCE) continue;
      const { x, y } = bestMatch(a, b, { left, top, reach });
      const fromMiddleX = left + BLOCK / 2 - a.width / 2;
      moved.push({ fromMiddleX, fromMiddleY: top + BLOCK / 2 - a.height / 2, x, y, row: top / a.height });
    }
  }
  const far = moved.filter(({ row }) => row < 0.4);
  const near = moved.filter(({ row }) => row > 0.62);
  const edge = a.width * 0.12;
  const sideways = moved.map(({ x }) => x);
  return {
    x: median(sideways),
    y: median(moved.map(({ y }) => y)),
    farX: median(far.map(({ x }) => x)),
    nearX: median(near.map(({ x }) => x)),
    farY: median(far.map(({ y }) => y)),
    nearY: median(near.map(({ y }) => y)),
    leastX: shareOf(sideways, 0.1),
    mostX: shareOf(sideways, 0.9),
    growth: growthOf(moved.filter(({ fromMiddleX }) => Math.abs(fromMiddleX) > edge)),
    blocks: moved.length,
  };
}

function lightnessOf({ pixels, width, height }: MeasuredFrame): Lightness {
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++)
    values[at] = (0.3 * pixels[at * 4]! + 0.59 * pixels[at * 4 + 1]! + 0.11 * pixels[at * 4 + 2]!) / 255;
  return { values, width, height };
}

function varianceOf({ values, width }: Lightness, left: number, top: number): number {
  let [sum, squares] = [0, 0];
  for (let y = top; y < top + BLOCK; y++) {
    for (let x = left; x < left + BLOCK; x++) {
      sum += values[y * width + x]!;
      squares += values[y * width + x]! ** 2;
    }
  }
  return squares / BLOCK ** 2 - (sum / BLOCK ** 2) ** 2;
}

function bestMatch(a: Lightness, b: Lightness, { left, top, reach }: { left: number; top: number; reach: number }) {
  let best = { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      // Of two that are alike the one that moved less.
      const cost = differenceOf(a, b, { left, top, x, y }) + (Math.abs(x) + Math.abs(y)) * 1e-5;
      if (cost >= least) continue;
      least = cost;
      best = { x, y };
    }
  }
  return best;
}

type Shift = { left: number; top: number; x: number; y: number };

function differenceOf(a: Lightness, b: Lightness, { left, top, x, y }: Shift): number {
  let sum = 0;
  for (let row = top; row < top + BLOCK; row += 2) {
    for (let column = left; column < left + BLOCK; column += 2) {
      const difference = a.values[row * a.width + column]! - b.values[(row + y) * b.width + column + x]!;
      sum += difference * difference;
    }
  }
  return sum;
}

/** The slope of the shift over the distance from the middle, whatever the middle itself does. */
function growthOf(moved: readonly Moved[]): number {
  const [left, right] = [moved.filter((one) => one.fromMiddleX < 0), moved.filter((one) => one.fromMiddleX > 0)];
  if (left.length === 0 || right.length === 0) return 0;
  const apart = median(right.map((one) => one.fromMiddleX)) - median(left.map((one) => one.fromMiddleX));
  return (median(right.map(({ x }) => x)) - median(left.map(({ x }) => x))) / apart;
}

const median = (values: readonly number[]): number => shareOf(values, 0.5);

/** Where nothing was measured, nothing moved. */
const shareOf = (values: readonly number[], share: number): number =>
  values.length === 0 ? 0 : quantile(values, share);
