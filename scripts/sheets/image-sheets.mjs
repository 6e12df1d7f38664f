/**
 * `npm run image-sheets -- FOLDER [set…]`: contact sheets of what the painter draws, to be looked at. Sets: `tuned`,
 * `held-out`, `everyday`, `creators`, `described`, `held-out-described`, `creations`, `wishes`, `held-out-wishes` (the prompts of the bench), `subjects` (each alone, at day, dusk and night), `related` (one prompt, 30 seeds), or a prompt.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createCanvas } from '@napi-rs/canvas';
import { CanvasSet } from '../../engine/images/drawing/canvas.ts';
import { hashOf } from '../../engine/images/drawing/random.ts';
import { render } from '../../engine/images/painting/render.ts';
import { composeScene } from '../../engine/images/prompt/compose-scene.ts';
import { SUBJECTS } from '../../engine/images/subjects/subject-registry.ts';
import { CREATOR_PROMPTS } from '../bench/images/creator-prompts.ts';
import { HELD_OUT_DESCRIBED } from '../bench/images/described/held-out-described.ts';
import { TUNED_CREATIONS } from '../bench/images/described/tuned-creations.ts';
import { TUNED_DESCRIBED } from '../bench/images/described/tuned-described.ts';
import { HELD_OUT_WISHES } from '../bench/images/described/held-out-wishes.ts';
import { TUNED_WISHES } from '../bench/images/described/tuned-wishes.ts';
import { HELD_OUT_PROMPTS } from '../bench/images/held-out-prompts.ts';
import { LATER_CREATOR_PROMPTS } from '../bench/images/later-creator-prompts.ts';
import { TUNED_PROMPTS } from '../bench/images/prompts.ts';
import { UNSEEN_PROMPTS } from '../bench/images/unseen-prompts.ts';

const TILE = 256;
const COLUMNS = 6;
const ROWS = 5;
const GAP = 6;
const HOURS = ['day', 'dusk', 'night'];

const seedOf = (prompt) => hashOf(prompt) % 1_000_000;

function tilesOf(set) {
  if (set === 'tuned') return TUNED_PROMPTS.map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'held-out') return HELD_OUT_PROMPTS.map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'everyday') return UNSEEN_PROMPTS.map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'described') return TUNED_DESCRIBED.map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'held-out-described') return HELD_OUT_DESCRIBED.map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'creations') return TUNED_CREATIONS.map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'wishes') return TUNED_WISHES.map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'held-out-wishes') return HELD_OUT_WISHES.map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'creators')
    return [...CREATOR_PROMPTS, ...LATER_CREATOR_PROMPTS].map(({ prompt }) => ({ prompt, seed: seedOf(prompt) }));
  if (set === 'related') return Array.from({ length: 30 }, (_, seed) => ({ prompt: 'A red fox in the hills', seed }));
  if (set !== 'subjects') return Array.from({ length: 6 }, (_, seed) => ({ prompt: set, seed }));
  return [...SUBJECTS.values()].flatMap(({ words }, index) =>
    HOURS.filter((_, hour) => hour === index % 3).map((hour) => ({ prompt: `${words[0]}, ${hour}`, seed: 7 + index })),
  );
}

function drawTile({ prompt, seed }, size) {
  const canvases = new CanvasSet();
  try {
    const { scene } = composeScene(prompt, { seed });
    const tile = createCanvas(size, size);
    const picture = render(scene, { canvases, width: size * 2, height: size * 2, checkpoint: () => undefined });
    const context = tile.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, size, size);
    return tile;
  } finally {
    canvases.release();
  }
}

function writeSheets(folder, set) {
  const tiles = tilesOf(set);
  const name = /^[a-z-]+$/.test(set) ? set : 'prompt';
  for (let from = 0, page = 1; from < tiles.length; from += COLUMNS * ROWS, page++) {
    const shown = tiles.slice(from, from + COLUMNS * ROWS);
    const rows = Math.ceil(shown.length / COLUMNS);
    const sheet = createCanvas(COLUMNS * (TILE + GAP) + GAP, rows * (TILE + GAP) + GAP);
    const context = sheet.getContext('2d');
    context.fillStyle = '#15171a';
    context.fillRect(0, 0, sheet.width, sheet.height);
    shown.forEach((tile, index) => {
      const [x, y] = [GAP + (index % COLUMNS) * (TILE + GAP), GAP + Math.floor(index / COLUMNS) * (TILE + GAP)];
      context.drawImage(drawTile(tile, TILE), x, y);
    });
    const file = path.join(folder, `${name}-${page}.jpg`);
    writeFileSync(file, sheet.toBuffer('image/jpeg', 88));
    console.log(file, shown.map(({ prompt }) => prompt).join(' | '));
  }
}

const [folder, ...sets] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the sheets.');
mkdirSync(folder, { recursive: true });
for (const set of sets.length > 0 ? sets : ['tuned', 'held-out', 'subjects', 'related']) writeSheets(folder, set);
