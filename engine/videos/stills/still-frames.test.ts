import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { CanvasSet } from '../../images/drawing/canvas.ts';
import { hashOf } from '../../images/drawing/random.ts';
import { readCamera } from '../camera/read-camera.ts';
import { motionBetween, type MeasuredFrame } from '../measures/motion-between.ts';
import { stillFrames } from './still-frames.ts';

const SIZE = { width: 480, height: 270 };
const LAST_MS = 6000 - 40;

/** A picture of random squares: every place can be told from every other. */
function pattern({ width, height }: { width: number; height: number }, shift = 0): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let x = -12; x < width; x += 12) {
    for (let y = 0; y < height; y += 12) {
      const value = hashOf(`${x} ${y}`) & 255;
      context.fillStyle = `rgb(${value},${value},${value})`;
      context.fillRect(x + shift, y, 12, 12);
    }
  }
  return canvas.toBuffer('image/png');
}

async function framesOf(
  prompt: string,
  frames: { firstFrame?: Uint8Array; lastFrame?: Uint8Array },
  timesMs: readonly number[],
): Promise<MeasuredFrame[]> {
  const canvases = new CanvasSet();
  try {
    const task = { ...SIZE, prompt, seed: 1, durationMs: 6000, framesPerSecond: 25, isEnriched: false };
    const options = { reading: readCamera(prompt), canvases, checkpoint: () => undefined };
    const source = await stillFrames({ ...task, honoursCamera: true, ...frames }, options);
    return timesMs.map((timeMs) => ({ pixels: source.frameAt(timeMs).slice(), ...SIZE }));
  } finally {
    canvases.release();
  }
}

async function pixelsOf(bytes: Uint8Array): Promise<Uint8Array> {
  const context = createCanvas(SIZE.width, SIZE.height).getContext('2d');
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0);
  return new Uint8Array(context.getImageData(0, 0, SIZE.width, SIZE.height).data.buffer);
}

const difference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;

describe('a clip of a picture', () => {
  it('begins with the picture itself, or ends with it', async () => {
    const [first] = await framesOf('[Push in]', { firstFrame: pattern(SIZE) }, [0]);
    const [last] = await framesOf('[Push in]', { lastFrame: pattern(SIZE) }, [LAST_MS]);
    const given = await pixelsOf(pattern(SIZE));
    expect(difference(first!.pixels, given)).toBe(0);
    expect(difference(last!.pixels, given)).toBeLessThan(0.5);
  });

  it.each([
    ['[Pan left]', 1, 0],
    ['[Pan right]', -1, 0],
    ['[Truck right]', -1, 0],
    ['[Tilt up]', 0, 1],
    ['[Pedestal down]', 0, -1],
    ['[Tracking shot]', -1, 0],
  ])('moves by %s in the right direction', async (prompt, x, y) => {
    const [from, to] = await framesOf(prompt, { firstFrame: pattern(SIZE) }, [2800, 3200]);
    const motion = motionBetween(from!, to!);
    expect([Math.sign(motion.x), Math.sign(motion.y)]).toEqual([x, y]);
    expect(Math.abs(motion.x) + Math.abs(motion.y)).toBeGreaterThan(3);
  });

  it.each([
    ['[Zoom in]', 1],
    ['[Push in]', 1],
    ['[Zoom out]', -1],
    ['[Pull out]', -1],
  ])('grows or shrinks by %s', async (prompt, sign) => {
    const [from, to] = await framesOf(prompt, { firstFrame: pattern(SIZE) }, [2800, 3200]);
    expect(motionBetween(from!, to!).growth * sign).toBeGreaterThan(0.008);
  });

  it('stays as it is by [Static shot]', async () => {
    const [from, to] = await framesOf('[Static shot]', { firstFrame: pattern(SIZE) }, [0, 5000]);
    expect(difference(from!.pixels, to!.pixels)).toBe(0);
  });

  it('cuts off evenly what does not fit', async () => {
    const wide = createCanvas(960, 270);
    const context = wide.getContext('2d');
    context.fillStyle = '#20c020';
    context.fillRect(0, 0, 960, 270);
    context.fillStyle = '#c02020';
    context.fillRect(0, 0, 240, 270);
    context.fillRect(720, 0, 240, 270);
    const [frame] = await framesOf('[Static shot]', { firstFrame: wide.toBuffer('image/png') }, [0]);
    for (const x of [2, 240, 477]) expect(frame!.pixels[(100 * 480 + x) * 4 + 1]).toBe(0xc0);
  });
});

describe('a clip between two pictures', () => {
  it('begins and ends with them and moves what is in both', async () => {
    const [first, last] = [pattern(SIZE), pattern(SIZE, 12)];
    const frames = await framesOf('', { firstFrame: first, lastFrame: last }, [0, LAST_MS / 2, LAST_MS]);
    expect(difference(frames[0]!.pixels, await pixelsOf(first))).toBe(0);
    expect(difference(frames[2]!.pixels, await pixelsOf(last))).toBe(0);
    expect(motionBetween(frames[0]!, frames[1]!).x).toBe(6);
  });
});
