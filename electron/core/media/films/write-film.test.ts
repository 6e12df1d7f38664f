import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaptionStyle, DEFAULT_CAPTION_STYLE } from '../../../../shared/domain/cut/caption-style.ts';
import type { CaptionForm } from '../../../../shared/domain/cut/cut.ts';
import { type ClipFacts, planFilm } from '../../../../shared/domain/cut/plan-film.ts';
import { framesOf, makeClip, probe, textTrackOf } from '../../cuts/test-data/film-probe.ts';
import { writeFilm } from './write-film.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-film-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

let file: string;
beforeAll(() => {
  file = makeClip(folder, 'black', { size: '640x360', rate: 25, seconds: 3 });
});

const FACTS: ClipFacts = { widthPx: 640, heightPx: 360, durationMs: 3000, framesPerSecond: 25, hasAudio: false };
const CLIP = { id: 'c', itemId: 'i', inMs: 0, outMs: null, dissolveMs: 0 };
/** What an unescaped text would do: move itself to the top, and read another file. */
const HOSTILE = String.raw`{\an8}C:\Notes 100%, it’s [v];movie=/etc/passwd`;

type Wanted = { progress?: number[]; style?: CaptionStyle };

async function filmWith(form: CaptionForm, { progress = [], style }: Wanted = {}): Promise<string> {
  const own = fs.mkdtempSync(path.join(folder, 'own-'));
  const list = [
    { startMs: 1000, endMs: 2000, lines: [HOSTILE, 'a --> b'] },
    { startMs: 2500, endMs: 2900, lines: ['End'] },
  ];
  const target = path.join(own, 'film.mp4');
  await writeFilm({
    plan: planFilm([CLIP], () => FACTS),
    files: [file],
    keepsClipSound: true,
    narration: null,
    music: null,
    captions: { form, list, style },
    folder: own,
    target,
    signal: new AbortController().signal,
    onProgress: (done, total) => progress.push(done / total),
  });
  return target;
}

/** Whether anything is written into a part of a frame of a black film. */
function hasLetters(frame: Buffer, fromShare: number, toShare: number): boolean {
  const part = frame.subarray(Math.round(180 * fromShare) * 960, Math.round(180 * toShare) * 960);
  return part.some((value) => value > 150);
}

it('draws captions into the lower part of the picture while they last, and nothing of them is a command', async () => {
  const progress: number[] = [];
  const target = await filmWith('burnt', { progress });
  const frames = framesOf(target);
  const shown = [10, 30, 45, 55, 65, 74].map((at) => hasLetters(frames[at]!, 0.6, 1));
  expect(shown).toEqual([false, true, true, false, true, false]);
  expect(frames.some((frame) => hasLetters(frame, 0, 0.5))).toBe(false);
  expect(probe(target).text).toBeNull();
  expect(progress.at(-1)).toBe(1);
  expect(progress.every((share) => share >= 0 && share <= 1)).toBe(true);
});

/** The box around whatever is not black in a frame of 320 × 180, and its middle colour. */
function markedIn(frame: Buffer) {
  const points: [number, number][] = [];
  for (let at = 0; at < frame.length; at += 3) {
    const index = at / 3;
    if (Math.max(frame[at]!, frame[at + 1]!, frame[at + 2]!) > 90) points.push([index % 320, Math.floor(index / 320)]);
  }
  const ys = points.map(([, y]) => y);
  const share = (wanted: (r: number, g: number, b: number) => boolean) =>
    points.filter(([x, y]) => {
      const at = (y * 320 + x) * 3;
      return wanted(frame[at]!, frame[at + 1]!, frame[at + 2]!);
    }).length / Math.max(1, points.length);
  return { top: Math.min(...ys), bottom: Math.max(...ys), count: points.length, share };
}

it('draws captions in the size, colours, edge and place that were chosen', async () => {
  const at = async (style: Partial<CaptionStyle>) => {
    const film = await filmWith('burnt', { style: { ...DEFAULT_CAPTION_STYLE, ...style } });
    return markedIn(framesOf(film)[65]!);
  };
  const usual = await at({});
  const [large, top, boxed] = [
    await at({ sizePercent: 12, isBold: true }),
    await at({ position: 'top', colour: '#00ff00' }),
    await at({ edge: 'box', edgeColour: '#ff0000' }),
  ];
  expect(usual.top).toBeGreaterThan(140);
  expect(large.bottom - large.top).toBeGreaterThan(2 * (usual.bottom - usual.top));
  expect(large.count).toBeGreaterThan(4 * usual.count);
  expect(top.bottom).toBeLessThan(40);
  expect(top.share((r, g, b) => g > r + 60 && g > b + 60)).toBeGreaterThan(0.8);
  expect(boxed.share((r, g, b) => r > g + 60 && r > b + 60)).toBeGreaterThan(0.5);
  expect(boxed.count).toBeGreaterThan(2 * usual.count);
});

it('keeps captions as a text track with their times and words, and the picture as it was', async () => {
  const target = await filmWith('track');
  expect(probe(target)).toMatchObject({ text: 'mov_text', video: { frames: 75 } });
  expect(textTrackOf(target)).toContain('00:00:01,000 --> 00:00:02,000');
  expect(textTrackOf(target)).toContain('a → b');
  expect(textTrackOf(target)).toContain('00:00:02,500 --> 00:00:02,900\nEnd');
  expect(framesOf(target).some((frame) => hasLetters(frame, 0, 1))).toBe(false);
});
