import { describe, expect, it } from 'vitest';
import { CanvasSet } from '../../images/drawing/canvas.ts';
import { readCamera } from '../camera/read-camera.ts';
import { motionBetween, type MeasuredFrame, type Motion } from '../measures/motion-between.ts';
import { paintedFrames } from './painted-frames.ts';

const SIZE = { width: 480, height: 270 };
const DURATION_MS = 6000;
const LAKE = 'A castle by a mountain lake at noon';
const MEADOW = 'A horse in a flower meadow before mountains';

async function framesOf(prompt: string, timesMs: readonly number[]): Promise<MeasuredFrame[]> {
  const canvases = new CanvasSet();
  try {
    const reading = readCamera(prompt);
    const checkpoint = () => undefined;
    const task = { ...SIZE, prompt, seed: 4, durationMs: DURATION_MS, framesPerSecond: 25 };
    const source = await paintedFrames(
      { ...task, isEnriched: false, honoursCamera: true },
      { reading, canvases, checkpoint },
    );
    return timesMs.map((timeMs) => ({ pixels: source.frameAt(timeMs).slice(), ...SIZE }));
  } finally {
    canvases.release();
  }
}

/** What moves within half a second in the middle of a clip, where every move is quickest. */
async function motionOf(command: string, [fromMs, toMs] = [2850, 3150], prompt = LAKE): Promise<Motion> {
  const [from, to] = await framesOf(`${command} ${prompt}`, [fromMs!, toMs!]);
  return motionBetween(from!, to!);
}

it('lets banks of fog drift by themselves, near ones faster', async () => {
  const times = [1000, 2000];
  const [before, after] = await framesOf('[Static shot] A forest in the fog', times);
  const fog = motionBetween(before!, after!);
  let changed = 0;
  for (let at = 0; at < before!.pixels.length; at += 4)
    if (Math.abs(before!.pixels[at]! - after!.pixels[at]!) > 8) changed += 1;
  expect(changed / (SIZE.width * SIZE.height)).toBeGreaterThan(0.01);
  // What the fog passes by stays.
  expect([fog.x, fog.y]).toEqual([0, 0]);
});

describe('camera commands move what is seen', () => {
  it('to the other side when it pans', async () => {
    const [left, right] = [await motionOf('[Pan left]'), await motionOf('[Pan right]')];
    expect(left.x).toBeGreaterThan(6);
    expect(right.x).toBeLessThan(-6);
    expect(Math.abs(left.nearX - left.farX)).toBeLessThan(3);
    expect([Math.abs(left.y), Math.abs(right.y)]).toEqual([0, 0]);
  });

  it('the sand of a desert, which has something on it that is seen to move', async () => {
    for (const [command, moves] of [
      ['[Pan left]', ({ nearX }: Motion) => nearX > 6],
      ['[Truck right]', ({ nearX, farX }: Motion) => nearX < farX - 3],
      ['[Pedestal up]', ({ nearY, farY }: Motion) => nearY > farY + 2],
    ] as const) {
      const motion = await motionOf(command, [2750, 3250], 'A dune landscape in the desert at noon');
      expect([command, moves(motion), motion.blocks > 100]).toEqual([command, true, true]);
    }
  });

  it('near things more than far ones when it trucks', async () => {
    const motion = async (command: string) => motionOf(command, [2750, 3250], MEADOW);
    const [left, right] = [await motion('[Truck left]'), await motion('[Truck right]')];
    expect(left.nearX).toBeGreaterThan(left.farX + 5);
    expect(right.nearX).toBeLessThan(right.farX - 5);
    expect(left.farX).toBeGreaterThanOrEqual(0);
    expect(right.farX).toBeLessThanOrEqual(0);
  });

  it('down when it tilts up, and near things more when it is lifted', async () => {
    expect((await motionOf('[Tilt up]')).y).toBeGreaterThan(3);
    expect((await motionOf('[Tilt down]')).y).toBeLessThan(-3);
    const motion = async (command: string) => motionOf(command, [2750, 3250], MEADOW);
    const [up, down] = [await motion('[Pedestal up]'), await motion('[Pedestal down]')];
    expect(up.nearY).toBeGreaterThan(up.farY + 3);
    expect(down.nearY).toBeLessThan(down.farY - 3);
  });

  it('apart when it zooms or pushes in, together when it zooms or pulls out', async () => {
    expect((await motionOf('[Zoom in]')).growth).toBeGreaterThan(0.02);
    expect((await motionOf('[Zoom out]')).growth).toBeLessThan(-0.02);
    expect((await motionOf('[Push in]')).growth).toBeGreaterThan(0.01);
    expect((await motionOf('[Pull out]')).growth).toBeLessThan(-0.01);
  });

  it('to and fro when it shakes, and not at all when it stands', async () => {
    const frames = await framesOf(`[Shake] ${LAKE}`, [1000, 1080, 1160, 1240, 1320, 1400]);
    const steps = frames.slice(1).map((frame, index) => motionBetween(frames[index]!, frame));
    expect(steps.filter(({ x, y }) => x !== 0 || y !== 0).length).toBeGreaterThanOrEqual(3);
    const still = await motionOf('[Static shot]', [0, 5900]);
    expect([still.x, still.y]).toEqual([0, 0].map((value) => expect.closeTo(value, 5)));
  });

  it('past what it tracks', async () => {
    const [from, to] = await framesOf('[Tracking shot] A horse in a meadow before mountains', [2800, 3300]);
    const motion = motionBetween(from!, to!);
    expect(motion.nearX).toBeLessThan(-6);
    expect(motion.nearX).toBeLessThan(motion.farX);
  });

  it('at once in one pair of brackets, one after the other in two', async () => {
    const both = await motionOf('[Pan left, Zoom in]');
    expect(both.x).toBeGreaterThan(4);
    expect(both.growth).toBeGreaterThan(0.02);
    const [first, second] = [
      await motionOf('[Pan left] [Pan right]', [1300, 1700]),
      await motionOf('[Pan left] [Pan right]', [4300, 4700]),
    ];
    expect(first.x).toBeGreaterThan(5);
    expect(second.x).toBeLessThan(-5);
  });
});

describe('frames of a clip', () => {
  it('are the same for the same request and differ for another seed', async () => {
    const [one, again] = [await framesOf(LAKE, [1000]), await framesOf(LAKE, [1000])];
    expect(Buffer.compare(one[0]!.pixels, again[0]!.pixels)).toBe(0);
  });

  it('are covered to their corners during the longest moves', async () => {
    for (const command of ['[Pan left] [Pan left] [Tilt up]', '[Zoom out, Truck right]', '[Pedestal down, Pull out]']) {
      const frames = await framesOf(`${command} ${LAKE}`, [0, 2000, 4000, 6000]);
      for (const { pixels } of frames) {
        for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! < 250) expect.fail(`${command} at ${at}`);
      }
    }
  });

  it('show rain, snow and water that move while the camera stands', async () => {
    const changes = async (prompt: string) => {
      const [from, to] = await framesOf(`[Static shot] ${prompt}`, [1000, 1400]);
      let changed = 0;
      for (let at = 0; at < from!.pixels.length; at += 4)
        changed += Math.abs(from!.pixels[at]! - to!.pixels[at]!) > 6 ? 1 : 0;
      return changed / (SIZE.width * SIZE.height);
    };
    expect(await changes('A castle in the rain')).toBeGreaterThan(0.01);
    expect(await changes('A castle in a snowstorm')).toBeGreaterThan(0.004);
    expect(await changes('A mountain lake')).toBeGreaterThan(0.004);
  });
});

/** The largest share of the rows of the sky in which a column differs from its neighbour, among the columns at the left side. */
function seamIn({ pixels, width, height }: MeasuredFrame): number {
  const rows = Math.round(height * 0.28);
  const shares = Array.from({ length: 24 }, (_, column) => {
    let steps = 0;
    for (let row = 0; row < rows; row += 1) {
      const at = (row * width + column) * 4;
      if (Math.abs(pixels[at]! - pixels[at + 4]!) > 4) steps += 1;
    }
    return steps / rows;
  });
  return Math.max(...shares);
}

it('has clouds up to the side that they come from, until the end', async () => {
  const [last] = await framesOf('A castle under overcast sky [Static shot]', [DURATION_MS]);
  expect(seamIn(last!)).toBeLessThan(0.3);
});
