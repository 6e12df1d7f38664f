import { execFileSync } from 'node:child_process';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4Box } from '../../shared/audio/containers/mp4/mp4-boxes.ts';
import type { ClipMaker, ClipRequest } from './clip-maker.ts';
import { createClipMaker } from './create-clip-maker.ts';

let maker: ClipMaker;
beforeAll(() => (maker = createClipMaker()));
afterAll(async () => maker.dispose());

const request = (changes: Partial<ClipRequest> = {}): ClipRequest => ({
  prompt: 'A sailboat on a lake [Pan left]',
  seed: 3,
  width: 322,
  height: 180,
  durationMs: 1000,
  framesPerSecond: 25,
  isEnriched: true,
  honoursCamera: true,
  signal: new AbortController().signal,
  ...changes,
});

const picture = (colour: string, [width, height] = [640, 360]): Uint8Array => {
  const canvas = createCanvas(width!, height!);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width!, height!);
  return canvas.toBuffer('image/png');
};

/** What the boxes of an MP4 say. */
function factsOf(bytes: Uint8Array) {
  const moov = bodyOf(bytes, 'moov');
  const header = mp4Box(moov, 'mvhd')!;
  const track = mp4Box(moov, 'trak')!;
  const media = mp4Box(track, 'mdia')!;
  const table = mp4Box(mp4Box(media, 'minf')!, 'stbl')!;
  const view = (box: Uint8Array) => new DataView(box.buffer, box.byteOffset, box.byteLength);
  const tkhd = mp4Box(track, 'tkhd')!;
  return {
    seconds: view(header).getUint32(16) / view(header).getUint32(12),
    width: view(tkhd).getUint32(tkhd.length - 8) / 65_536,
    height: view(tkhd).getUint32(tkhd.length - 4) / 65_536,
    frames: view(mp4Box(table, 'stsz')!).getUint32(8),
    codec: Buffer.from(mp4Box(table, 'stsd')!.subarray(12, 16)).toString(),
  };
}

function bodyOf(bytes: Uint8Array, name: string): Uint8Array {
  return mp4Box(bytes, name) ?? expect.fail(`has no ${name}`);
}

/** The mean colour of single frames, by a decoder of its own. */
function coloursOf(bytes: Uint8Array, frames: number): number[][] {
  const options = [
    '-v',
    'error',
    '-i',
    'pipe:0',
    '-vf',
    'scale=1:1:flags=area',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-',
  ];
  const raw = execFileSync('ffmpeg', options, { input: bytes });
  expect(raw.length).toBe(frames * 3);
  return Array.from({ length: frames }, (_, index) => [...raw.subarray(index * 3, index * 3 + 3)]);
}
const hasFfmpeg = (() => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('a clip', () => {
  it('is H.264 in MP4 of exactly the asked size, length and number of frames', async () => {
    const { bytes, scene, notDrawn } = await maker.make(request());
    expect(factsOf(bytes)).toEqual({ seconds: 1, width: 322, height: 180, frames: 25, codec: 'avc1' });
    expect(scene?.prompt).toBe('A sailboat on a lake');
    expect(notDrawn).toEqual([]);
    const slow = await maker.make(request({ framesPerSecond: 24, durationMs: 2000, width: 180, height: 320 }));
    expect(factsOf(slow.bytes)).toMatchObject({ seconds: 2, width: 180, height: 320, frames: 48 });
  });

  it('has the same frames for the same request', async () => {
    const [one, other] = [await maker.make(request()), await maker.make(request())];
    // The rest says when it was made.
    expect(Buffer.compare(bodyOf(one.bytes, 'mdat'), bodyOf(other.bytes, 'mdat'))).toBe(0);
  });

  it('names what it does not show', async () => {
    expect((await maker.make(request({ prompt: 'A fox with a zither' }))).notDrawn).toEqual(['zither']);
    const still = await maker.make(request({ prompt: 'A fox with a zither', firstFrame: picture('#c02020') }));
    expect(still.notDrawn).toEqual(['fox', 'zither']);
    expect(still.scene).toBeNull();
  });

  it('wears the colours of a character', async () => {
    const { scene } = await maker.make(request({ prompt: 'A girl in a meadow', character: picture('#c02020') }));
    expect(scene?.subjects[0]).toMatchObject({ colour: expect.stringMatching(/^#[a-f]/) });
  });

  it.runIf(hasFfmpeg)('turns from the first picture into the last', async () => {
    const frames = { firstFrame: picture('#c02020'), lastFrame: picture('#2020c0') };
    const colours = coloursOf((await maker.make(request(frames))).bytes, 25);
    const [red, , blue] = colours[0]!;
    expect(red! - blue!).toBeGreaterThan(120);
    expect(colours.at(-1)![2]! - colours.at(-1)![0]!).toBeGreaterThan(120);
    expect(Math.abs(colours[12]![0]! - colours[12]![2]!)).toBeLessThan(40);
  });

  it('fails for a picture that cannot be decoded, and the next is made', async () => {
    const broken = picture('#c02020').slice(0, 60);
    await expect(maker.make(request({ firstFrame: broken }))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect((await maker.make(request())).bytes.length).toBeGreaterThan(1000);
  });

  it('that is cancelled ends at once and makes room for the next', async () => {
    const controller = new AbortController();
    const long = maker.make(request({ durationMs: 600_000, signal: controller.signal }));
    const next = maker.make(request());
    setTimeout(() => controller.abort(), 20);
    await expect(long).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(factsOf((await next).bytes)).toMatchObject({ frames: 25 });
    await expect(maker.make(request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
