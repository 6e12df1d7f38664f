/** A plane of values, row by row. */
export type ValuePlane = { values: Float32Array; width: number; height: number };

/** How far each place of one plane has moved in another, in places. */
export type Flow = { x: ValuePlane; y: ValuePlane };

/** How smooth the flow is: larger follows single edges less. */
const SMOOTHNESS = 0.06;
const WARPS = 3;
const ROUNDS = 30;
const SMALLEST_SIDE = 20;

/** Reads a plane between its places. */
export function sample({ values, width, height }: ValuePlane, x: number, y: number): number {
  const [atX, atY] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))];
  const [column, row] = [Math.floor(atX), Math.floor(atY)];
  const [restX, restY] = [atX - column, atY - row];
  const at = row * width + column;
  const top = values[at]! * (1 - restX) + values[at + 1]! * restX;
  const bottom = values[at + width]! * (1 - restX) + values[at + width + 1]! * restX;
  return top * (1 - restY) + bottom * restY;
}

/** The smooth flow from one plane to another of the same size, found from coarse to fine (Horn and Schunck 1981). */
export function opticalFlow(from: ValuePlane, to: ValuePlane, checkpoint: () => void): Flow {
  const levels = [[from, to] as const];
  for (;;) {
    const [a, b] = levels.at(-1)!;
    if (Math.min(a.width, a.height) / 2 < SMALLEST_SIDE) break;
    levels.push([halved(a), halved(b)]);
  }
  let flow: Flow | null = null;
  for (const [a, b] of levels.toReversed()) {
    flow = flow ? enlarged(flow, a) : still(a);
    for (let warp = 0; warp < WARPS; warp++) {
      checkpoint();
      refine(flow, a, b);
    }
  }
  return flow!;
}

const still = (size: ValuePlane): Flow => ({ x: empty(size), y: empty(size) });

const empty = ({ width, height }: ValuePlane): ValuePlane => ({
  values: new Float32Array(width * height),
  width,
  height,
});

function halved({ values, width, height }: ValuePlane): ValuePlane {
  const [wide, high] = [width >> 1, height >> 1];
  const half = new Float32Array(wide * high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const at = 2 * y * width + 2 * x;
      half[y * wide + x] = (values[at]! + values[at + 1]! + values[at + width]! + values[at + width + 1]!) / 4;
    }
  }
  return { values: half, width: wide, height: high };
}

function enlarged(flow: Flow, size: ValuePlane): Flow {
  const larger = still(size);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      larger.x.values[y * size.width + x] = 2 * sample(flow.x, x / 2, y / 2);
      larger.y.values[y * size.width + x] = 2 * sample(flow.y, x / 2, y / 2);
    }
  }
  return larger;
}

/** One round of warping by the flow so far and solving for what is left. */
function refine(flow: Flow, a: ValuePlane, b: ValuePlane): void {
  const { width, height } = a;
  const [flowX, flowY] = [flow.x.values, flow.y.values];
  const [before, slopes] = [{ x: flow.x.values.slice(), y: flow.y.values.slice() }, slopesOf(flow, a, b)];
  for (let round = 0; round < ROUNDS; round++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const [left, right] = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at];
        const [up, down] = [y > 0 ? at - width : at, y < height - 1 ? at + width : at];
        const meanX = (flowX[left]! + flowX[right]! + flowX[up]! + flowX[down]!) / 4;
        const meanY = (flowY[left]! + flowY[right]! + flowY[up]! + flowY[down]!) / 4;
        const [slopeX, slopeY] = [slopes.x[at]!, slopes.y[at]!];
        const error = slopes.time[at]! + slopeX * (meanX - before.x[at]!) + slopeY * (meanY - before.y[at]!);
        const share = error / (SMOOTHNESS ** 2 + slopeX ** 2 + slopeY ** 2);
        flowX[at] = meanX - slopeX * share;
        flowY[at] = meanY - slopeY * share;
      }
    }
  }
}

function slopesOf(flow: Flow, a: ValuePlane, b: ValuePlane) {
  const { width, height } = a;
  const slopes = {
    x: new Float32Array(width * height),
    y: new Float32Array(width * height),
    time: new Float32Array(width * height),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const [toX, toY] = [x + flow.x.values[at]!, y + flow.y.values[at]!];
      slopes.x[at] = (sample(b, toX + 1, toY) - sample(b, toX - 1, toY)) / 2;
      slopes.y[at] = (sample(b, toX, toY + 1) - sample(b, toX, toY - 1)) / 2;
      slopes.time[at] = sample(b, toX, toY) - a.values[at]!;
    }
  }
  return slopes;
}
