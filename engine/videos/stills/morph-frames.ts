import type { Canvas } from '../../images/drawing/canvas.ts';
import type { ClipTask } from '../threads/clip-task.ts';
import { opticalFlow, sample, type Flow, type ValuePlane } from './optical-flow.ts';

/** The flow is found in a picture so many times smaller. */
const SHRINK = 4;
/** What moves farther than this share of the width was not found but guessed. */
const MOST_SHARE = 0.14;
/** Share of the picture at its sides in which the flow fades, so that nothing is drawn in from outside. */
const BORDER = 0.08;

type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** One picture becomes the other: each moves along the flow to it while it gives way. */
export function morphFrames(
  { durationMs, framesPerSecond }: ClipTask,
  { first, last, checkpoint }: { first: Canvas; last: Canvas; checkpoint: () => void },
): (timeMs: number) => Uint8Array {
  const [from, to] = [pixelsOf(first), pixelsOf(last)];
  const [a, b] = [lightness(from), lightness(to)];
  const flows = { forth: tamed(opticalFlow(a, b, checkpoint)), back: tamed(opticalFlow(b, a, checkpoint)) };
  const lastMs = durationMs - 1000 / framesPerSecond;
  const out = new Uint8ClampedArray(from.data.length);
  return (timeMs) => {
    const share = Math.min(1, timeMs / lastMs);
    morph(out, { from, to, flows, share: share * share * (3 - 2 * share) });
    return new Uint8Array(out.buffer, out.byteOffset, out.byteLength);
  };
}

const pixelsOf = (canvas: Canvas): Pixels => ({
  data: canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data,
  width: canvas.width,
  height: canvas.height,
});

function lightness({ data, width, height }: Pixels): ValuePlane {
  const [wide, high] = [Math.floor(width / SHRINK), Math.floor(height / SHRINK)];
  const values = new Float32Array(wide * high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (const [dx, dy] of [
        [0, 0],
        [2, 0],
        [0, 2],
        [2, 2],
      ] as const) {
        const at = ((y * SHRINK + dy) * width + x * SHRINK + dx) * 4;
        sum += 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
      }
      values[y * wide + x] = sum / 4 / 255;
    }
  }
  return { values, width: wide, height: high };
}

/** Without what is guessed, and fading towards the sides. */
function tamed(flow: Flow): Flow {
  const { width, height } = flow.x;
  const [flowX, flowY] = [flow.x.values, flow.y.values];
  const most = MOST_SHARE * width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const inside = Math.min(x / width, 1 - x / width, y / height, 1 - y / height) / BORDER;
      const length = Math.hypot(flowX[at]!, flowY[at]!);
      const share = Math.min(1, inside) * Math.min(1, most / Math.max(1e-6, length));
      flowX[at] = flowX[at]! * share;
      flowY[at] = flowY[at]! * share;
    }
  }
  return flow;
}

type Morph = { from: Pixels; to: Pixels; flows: { forth: Flow; back: Flow }; share: number };

function morph(out: Uint8ClampedArray, { from, to, flows, share }: Morph): void {
  const { width, height } = from;
  const { forth, back } = flows;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = [x / SHRINK, y / SHRINK];
      const fromX = x - sample(forth.x, column, row) * SHRINK * share;
      const fromY = y - sample(forth.y, column, row) * SHRINK * share;
      const toX = x - sample(back.x, column, row) * SHRINK * (1 - share);
      const toY = y - sample(back.y, column, row) * SHRINK * (1 - share);
      const [one, other] = [pixelAt(from, fromX, fromY), pixelAt(to, toX, toY)];
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part++)
        out[at + part] = from.data[one + part]! * (1 - share) + to.data[other + part]! * share;
      out[at + 3] = 255;
    }
  }
}

function pixelAt({ width, height }: Pixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return (row * width + column) * 4;
}
