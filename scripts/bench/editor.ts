import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { scrollEmptyPage } from './app/empty-page.ts';
import { longest, scrollRows, timeRow, typingRows } from './app/frame-rows.ts';
import { type LaunchedApp, launchApp } from './app/launch-app.ts';
import { writeLongTranscript } from './app/long-transcript.ts';
import {
  installMeter,
  type MeteredWindow,
  openAndWait,
  scrollThrough,
  type Seen,
  timeNextKey,
} from './app/page-meter.ts';
import { type BenchRow, printBenchRows } from './bench-row.ts';

const LINES = 10_000;
const TITLE = 'Ten thousand lines';
const SIZE = { width: 1440, height: 900 };
const FAST_PX = 400;
/** What a notch of a wheel moves in a frame. */
const WHEEL_PX = 100;
const WHEEL_FRAMES = 600;
const TYPED_KEYS = 150;
const KEY_EVERY_MS = 50;
const EDITS = 15;
const GRID = '[role="grid"]';
/** The waveform has edges of lines, too. */
const ROW = `${GRID} [data-line]`;

/**
 * The editor with 10,000 lines in the real app: opening, scrolling through all of it, typing, saving an edit, undo.
 * Frames are compared with those of an empty page that scrolls in a window of the same app. Needs a display, an
 * up-to-date build and ffmpeg.
 */
export async function benchEditor(): Promise<BenchRow[]> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  try {
    await writeLongTranscript(profile, LINES, TITLE);
    const app = await launchApp(profile, SIZE);
    try {
      return await measure(app);
    } finally {
      await app.close();
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(app: LaunchedApp): Promise<BenchRow[]> {
  const { page } = app;
  const empty = await scrollEmptyPage(app, { size: SIZE, stepPx: FAST_PX });
  await page.evaluate(installMeter);
  await page.locator('[data-history-row]').first().waitFor();
  const opened = await page.evaluate(openAndWait, { target: '[data-history-row]', row: ROW });
  // The waveform is drawn from peaks that come by themselves; the list is not to be measured while they do.
  await page.locator('main canvas').first().waitFor();
  const way = { scroller: GRID, row: ROW };
  const wheel = await page.evaluate(scrollThrough, { ...way, stepPx: WHEEL_PX, mostFrames: WHEEL_FRAMES });
  const fast = await page.evaluate(scrollThrough, { ...way, stepPx: FAST_PX, mostFrames: Infinity });
  await page.getByRole('row', { name: new RegExp(`^${LINES} `) }).waitFor();
  const typed = await typeIntoLine(page);
  const { savedMs, undoneMs } = await editAndUndo(page);
  return [
    { name: 'Editor: opening 10,000 lines', value: opened.openMs, unit: 'ms', note: longest(opened.longTasks) },
    ...scrollRows('Editor: scrolling by wheel', { seen: wheel, empty }),
    ...scrollRows('Editor: scrolling through all lines', { seen: fast, empty }),
    ...typingRows('Editor: typing', typed),
    timeRow('Editor: from Enter to saved', savedMs),
    timeRow('Editor: from undo to shown', undoneMs),
  ];
}

async function typeIntoLine(page: Page): Promise<Seen> {
  await page.evaluate((grid) => {
    const scroller = document.querySelector(grid);
    if (scroller) scroller.scrollTop = scroller.scrollHeight / 2;
  }, GRID);
  await page.waitForTimeout(300);
  await page.locator(ROW).nth(12).locator('[role="gridcell"]').last().dblclick();
  await page.getByRole('textbox', { name: 'Text of the line' }).waitFor();
  await page.evaluate(() => (globalThis as unknown as MeteredWindow).meter.start());
  await page.keyboard.type('one more word '.repeat(TYPED_KEYS).slice(0, TYPED_KEYS), { delay: KEY_EVERY_MS });
  const seen = await page.evaluate(() => (globalThis as unknown as MeteredWindow).meter.stop());
  if (seen.keysToPaint.length < TYPED_KEYS - 1) throw new Error(`Only ${seen.keysToPaint.length} keys were seen.`);
  return seen;
}

/** Rewrites one line after the other and takes each change back. */
async function editAndUndo(page: Page): Promise<{ savedMs: number[]; undoneMs: number[] }> {
  const savedMs: number[] = [];
  const undoneMs: number[] = [];
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  for (let count = 0; count < EDITS; count += 1) {
    const row = page.locator(ROW).nth(14);
    const line = `${GRID} [data-line="${await row.getAttribute('data-line')}"]`;
    const text = page.locator(line).locator('[role="gridcell"]').last();
    const before = (await text.innerText()).trim();
    await text.dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`Line ${count} rewritten at ${performance.now()}`);
    const header = { key: 'Enter', element: 'main header', texts: ['saving', 'saved'] };
    savedMs.push(await during(page, header, 'Enter'));
    await page.keyboard.press('Escape');
    undoneMs.push(await during(page, { key: 'z', element: line, texts: [before] }, 'Control+z'));
  }
  return { savedMs, undoneMs };
}

async function during(page: Page, wait: Parameters<typeof timeNextKey>[0], keys: string): Promise<number> {
  await page.evaluate(timeNextKey, wait);
  await page.keyboard.press(keys);
  return page.evaluate(() => (globalThis as unknown as MeteredWindow).keyTimed);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printBenchRows(await benchEditor());
