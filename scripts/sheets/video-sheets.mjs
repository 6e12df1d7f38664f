/**
 * `npm run video-sheets -- FOLDER [set…]`: contact sheets of clips, one row of six frames each, to be looked at. Sets: `tuned`,
 * `held-out` (the clips of the bench), or a prompt. Frames are those before encoding.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createCanvas } from '@napi-rs/canvas';
import { CanvasSet } from '../../engine/images/drawing/canvas.ts';
import { hashOf } from '../../engine/images/drawing/random.ts';
import { readCamera } from '../../engine/videos/camera/read-camera.ts';
import { paintedFrames } from '../../engine/videos/frames/painted-frames.ts';
import { HELD_OUT_CLIPS, TUNED_CLIPS } from '../bench/videos/clip-cases.ts';

const SIZE = { width: 683, height: 384 };
const TILE = { width: 300, height: 168 };
const GAP = 4;
const FRAMES = 6;
const DURATION_MS = 6000;
const ROWS = 5;

const promptsOf = (set) =>
  set === 'tuned'
    ? TUNED_CLIPS.map(({ prompt }) => prompt)
    : set === 'held-out'
      ? HELD_OUT_CLIPS.map(({ prompt }) => prompt)
      : [set];

async function drawRow(prompt, context, y) {
  const canvases = new CanvasSet();
  try {
    const task = { ...SIZE, prompt, seed: hashOf(prompt) % 1_000_000, durationMs: DURATION_MS, isEnriched: true };
    const source = await paintedFrames(task, { reading: readCamera(prompt), canvases, checkpoint: () => undefined });
    const frame = canvases.create(SIZE.width, SIZE.height);
    for (let index = 0; index < FRAMES; index++) {
      const pixels = source.frameAt((index * (DURATION_MS - 40)) / (FRAMES - 1));
      const image = frame.getContext('2d').createImageData(SIZE.width, SIZE.height);
      image.data.set(pixels);
      frame.getContext('2d').putImageData(image, 0, 0);
      context.drawImage(frame, GAP + index * (TILE.width + GAP), y, TILE.width, TILE.height);
    }
  } finally {
    canvases.release();
  }
}

async function writeSheets(folder, set) {
  const prompts = promptsOf(set);
  const name = /^[a-z-]+$/.test(set) ? set : 'prompt';
  for (let from = 0, page = 1; from < prompts.length; from += ROWS, page++) {
    const shown = prompts.slice(from, from + ROWS);
    const sheet = createCanvas(FRAMES * (TILE.width + GAP) + GAP, shown.length * (TILE.height + GAP) + GAP);
    const context = sheet.getContext('2d');
    context.fillStyle = '#15171a';
    context.fillRect(0, 0, sheet.width, sheet.height);
    for (const [index, prompt] of shown.entries()) await drawRow(prompt, context, GAP + index * (TILE.height + GAP));
    const file = path.join(folder, `${name}-${page}.jpg`);
    writeFileSync(file, sheet.toBuffer('image/jpeg', 88));
    console.log(file, shown.join(' | '));
  }
}

const [folder, ...sets] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the sheets.');
mkdirSync(folder, { recursive: true });
for (const set of sets.length > 0 ? sets : ['tuned', 'held-out']) await writeSheets(folder, set);
