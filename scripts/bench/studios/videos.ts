import process from 'node:process';
import type { ClipMaker, ClipRequest } from '../../../engine/videos/clip-maker.ts';
import { createClipMaker } from '../../../engine/videos/create-clip-maker.ts';
import type { BenchRow } from '../bench-row.ts';
import { CREATOR_CLIPS } from '../videos/creator-clips.ts';
import { HELD_OUT_CLIPS, TUNED_CLIPS, type ClipCase } from '../videos/clip-cases.ts';
import { decodeFrames, probeClip } from '../videos/decode-frames.ts';
import { checkClip, type ClipCheck } from '../videos/measure-clip.ts';
import { UNSEEN_CLIPS } from '../videos/unseen-clips.ts';
import { printMisses, shareRow } from './check-rows.ts';
import { roomAfterCancel, timed } from './room-after-cancel.ts';

const MEGABYTE = 1024 * 1024;

const request = (changes: Partial<ClipRequest> = {}): ClipRequest => ({
  prompt: TUNED_CLIPS[2]!.prompt,
  seed: 5,
  width: 854,
  height: 480,
  durationMs: 6000,
  framesPerSecond: 25,
  isEnriched: false,
  honoursCamera: true,
  signal: new AbortController().signal,
  ...changes,
});

/** Whether clips move as they are told to: decoded by ffmpeg, their motion measured in direction and size. */
export async function benchClipContents(): Promise<BenchRow[]> {
  const maker = createClipMaker();
  try {
    const rows = await contentRows(maker, 'tuned', TUNED_CLIPS);
    rows.push(...(await contentRows(maker, 'tuned, creators', CREATOR_CLIPS)));
    rows.push(...(await contentRows(maker, 'held out', HELD_OUT_CLIPS)));
    return [...rows, ...(await contentRows(maker, 'held out, every command', UNSEEN_CLIPS))];
  } finally {
    await maker.dispose();
  }
}

async function contentRows(maker: ClipMaker, set: string, cases: readonly ClipCase[]): Promise<BenchRow[]> {
  const checks: ClipCheck[] = [];
  for (const [index, one] of cases.entries()) {
    const asked = request({ prompt: one.prompt, seed: 100 + index });
    const { bytes } = await maker.make(asked);
    const { width, height, seconds, frames } = probeClip(bytes);
    const isExact = width === asked.width && height === asked.height && seconds === 6 && frames === 150;
    checks.push({
      kind: 'exact',
      what: `${one.prompt}: ${width} x ${height}, ${seconds} s, ${frames}`,
      holds: isExact,
    });
    checks.push(...checkClip(one, decodeFrames(bytes)));
  }
  printMisses(set, checks);
  const [exact, moves] = [checks.filter(({ kind }) => kind === 'exact'), checks.filter(({ kind }) => kind !== 'exact')];
  return [shareRow(`${set}: sizes and lengths`, exact), shareRow(`${set}: what must be seen`, moves)];
}

const LARGE = { width: 1366, height: 768 };

/** How long clips take, how much memory, and how quickly a cancelled one makes room for the next. */
export async function benchClipSpeed(): Promise<BenchRow[]> {
  const maker = createClipMaker();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss / MEGABYTE)), 50);
  try {
    await maker.make(request({ durationMs: 200 }));
    const rows: BenchRow[] = [];
    for (const [name, changes] of [
      ['6 s of 768P', LARGE],
      ['6 s of 768P, oil painting', { ...LARGE, prompt: `${request().prompt}, oil painting` }],
    ] as const) {
      const value = (await timed(async () => maker.make(request(changes)))) / 1000;
      rows.push({ name, value, unit: 's', target: '≤ 25', ok: value <= 25 });
    }
    const large = (await timed(async () => maker.make(request({ width: 1920, height: 1080 })))) / 1000;
    rows.push({ name: '6 s of 1080P', value: large, unit: 's' }, await cancelRow(maker));
    rows.push({
      name: 'memory of the process',
      value: most,
      unit: 'MB',
      target: '≤ 700',
      ok: most <= 700,
      note: 'most, the bench included',
    });
    return rows;
  } finally {
    clearInterval(watch);
    await maker.dispose();
  }
}

const cancelRow = (maker: ClipMaker): Promise<BenchRow> =>
  roomAfterCancel({
    short: async () => maker.make(request({ width: 320, height: 180, durationMs: 40 })),
    long: async (signal) => maker.make(request({ ...LARGE, signal })),
    cancelAfterMs: (round) => 400 + round * 600,
    note: 'while 768P was made',
  });
