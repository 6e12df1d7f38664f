import { ATTENTION_HEADS, ATTENTION_LAYERS } from './attention-heads.ts';

/** Milliseconds of one column of attention (384 samples). */
export const ATTENTION_FRAME_MS = 24;
/** The attention of this model leads the sound by that much. */
const OFFSET_MS = 15;

/**
 * For each decoding step the time, in ms from the start of the sound, at which it started to listen.
 * `attention` is [step][layer], as Moonshine gives it. The times never go back.
 */
export function stepTimesMs(attention: Float32Array[][], frameCount: number): number[] {
  const firstFrames = monotonicPath(weightedAttention(attention, frameCount), attention.length, frameCount);
  return Array.from(firstFrames, (frame) => frame * ATTENTION_FRAME_MS + OFFSET_MS);
}

function weightedAttention(attention: Float32Array[][], frameCount: number): Float64Array {
  const sum = new Float64Array(attention.length * frameCount);
  attention.forEach((layers, step) => {
    for (const { layer, head, weight } of ATTENTION_HEADS) {
      const row = layers[ATTENTION_LAYERS.indexOf(layer)]!;
      for (let frame = 0; frame < frameCount; frame++) {
        sum[step * frameCount + frame]! += weight * row[head * frameCount + frame]!;
      }
    }
  });
  return sum;
}

const DIAGONAL = 0;
const NEXT_STEP = 1;
const NEXT_FRAME = 2;

/** Dynamic time warping of steps against frames; returns the first frame of each step. */
function monotonicPath(weights: Float64Array, steps: number, frames: number): Int32Array {
  const width = frames + 1;
  const cost = new Float64Array((steps + 1) * width).fill(Infinity);
  const move = new Uint8Array((steps + 1) * width);
  cost[0] = 0;
  for (let step = 1; step <= steps; step++) {
    for (let frame = 1; frame <= frames; frame++) {
      const at = step * width + frame;
      let best = cost[at - width - 1]!;
      let how = DIAGONAL;
      if (cost[at - width]! < best) {
        best = cost[at - width]!;
        how = NEXT_STEP;
      }
      if (cost[at - 1]! < best) {
        best = cost[at - 1]!;
        how = NEXT_FRAME;
      }
      cost[at] = best - weights[(step - 1) * frames + frame - 1]!;
      move[at] = how;
    }
  }
  const first = new Int32Array(steps);
  let step = steps;
  let frame = frames;
  while (step > 0 && frame > 0) {
    first[step - 1] = frame - 1;
    const how = move[step * width + frame]!;
    if (how !== NEXT_FRAME) step--;
    if (how !== NEXT_STEP) frame--;
  }
  return first;
}
