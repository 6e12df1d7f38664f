import { quantile } from '../../../shared/domain/quantile.ts';

/** A frame as RGBA. */
export type MeasuredFrame = { pixels: Uint8Array; width: number; height: number };

/**
 * How what is seen moved between two frames, in pixels: medians over blocks with something in them. A block that is alike along its width, as a
 * skirting board is, cannot tell how far it went to the side, and one of upright stripes not how far up.
 */
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
  leastY: number;
  mostY: number;
  /** Growth of distances, as a share: the slope of the way over the place. */
  growth: number;
  /** Blocks that were measured. */
  blocks: number;
};

const BLOCK = 16;
/** Blocks that vary less show nothing that could be followed; squares of lightness from 0 to 1. */
const LEAST_VARIANCE = 0.0006;

type Lightness = { values: Float32Array; width: number; height: number };
/** `tellsX` and `tellsY`: whether its way to the side or up and down can be told. */
type Moved = { left: number; top: number; x: number; y: number; row: number; tellsX: boolean; tellsY: boolean };

/** Follows blocks from one frame to another by their likeness, as far as `reach` pixels each way. */
export function motionBetween(from: MeasuredFrame, to: MeasuredFrame, reach = 20): Motion {
  const [a, b] = [lightnessOf(from), lightnessOf(to)];
  const moved: Moved[] = [];
  for (let top = reach; top + BLOCK + reach <= a.height; top += BLOCK) {
    for (let left = reach; left + BLOCK + reach <= a.width; left += BLOCK) {
      if (varianceOf(a, left, top) < LEAST_VARIANCE) continue;
      const { x, y } = bestMatch(a, b, { left, top, reach });
      moved.push({ left, top, x, y, row: top / a.height, ...toldBy(a, left, top) });
    }
  }
  const [sideways, upwards] = [moved.filter(({ tellsX }) => tellsX), moved.filter(({ tellsY }) => tellsY)];
  const [far, near] = [({ row }: Moved) => row < 0.4, ({ row }: Moved) => row > 0.62];
  const [xOf, yOf] = [({ x }: Moved) => x, ({ y }: Moved) => y];
  return {
    x: median(sideways.map(xOf)),
    y: median(upwards.map(yOf)),
    farX: median(sideways.filter(far).map(xOf)),
    nearX: median(sideways.filter(near).map(xOf)),
    farY: median(upwards.filter(far).map(yOf)),
    nearY: median(upwards.filter(near).map(yOf)),
    leastX: shareOf(sideways.map(xOf), 0.1),
    mostX: shareOf(sideways.map(xOf), 0.9),
    leastY: shareOf(upwards.map(yOf), 0.1),
    mostY: shareOf(upwards.map(yOf), 0.9),
    growth: growthOf(sideways, upwards, a.width * LEAST_APART),
    blocks: moved.length,
  };
}

/** The share of all that changes in a block that must change along an axis for its way along it to be told. */
const LEAST_TOLD = 0.12;

function toldBy({ values, width }: Lightness, left: number, top: number): { tellsX: boolean; tellsY: boolean } {
  let [across, down] = [0, 0];
  for (let y = top; y < top + BLOCK; y++) {
    for (let x = left; x < left + BLOCK; x++) {
      const at = y * width + x;
      across += (values[at + 1]! - values[at - 1]!) ** 2;
      down += (values[at + width]! - values[at - width]!) ** 2;
    }
  }
  const all = Math.max(1e-9, across + down);
  return { tellsX: across / all > LEAST_TOLD, tellsY: down / all > LEAST_TOLD };
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

/** Blocks nearer to each other than this say little of growth, a share of the width: their ways are whole pixels. */
const LEAST_APART = 0.16;

/** The median of the slopes between all pairs of blocks: wherever the middle is, and whatever some blocks were mistaken for. */
function growthOf(sideways: readonly Moved[], upwards: readonly Moved[], apart: number): number {
  return median([
    ...slopes(
      sideways.map(({ left, x }) => [left, x] as const),
      apart,
    ),
    ...slopes(
      upwards.map(({ top, y }) => [top, y] as const),
      apart,
    ),
  ]);
}

const slopes = (ways: readonly (readonly [place: number, way: number])[], apart: number): number[] =>
  ways.flatMap(([place, way], index) =>
    ways
      .slice(index + 1)
      .flatMap(([other, otherWay]) => (Math.abs(other - place) < apart ? [] : [(otherWay - way) / (other - place)])),
  );

const median = (values: readonly number[]): number => shareOf(values, 0.5);

/** Where nothing was measured, nothing moved. */
const shareOf = (values: readonly number[], share: number): number =>
  values.length === 0 ? 0 : quantile(values, share);
