import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { scrollEmptyPage } from './app/empty-page.ts';
import { longest, scrollRows, timeRow, typingRows } from './app/frame-rows.ts';
import { type LaunchedApp, launchApp } from './app/launch-app.ts';
import { narrationScript, narrationTexts } from './app/narration.ts';
import { openCore, profileFolders } from './app/open-core.ts';
import {
  installMeter,
  type MeteredWindow,
  openAndWait,
  scrollThrough,
  type Seen,
  timeNextKey,
} from './app/page-meter.ts';
import { type BenchRow, printBenchRows } from './bench-row.ts';

const LINES = 5000;
const CAST = ['Anna', 'Ben', 'Clara'];
const SIZE = { width: 1440, height: 900 };
const FAST_PX = 400;
/** What a notch of a wheel moves in a frame. */
const WHEEL_PX = 100;
const WHEEL_FRAMES = 600;
const TYPED_KEYS = 150;
const KEY_EVERY_MS = 50;
/** Long enough for the text to be saved between words. */
const WORDS = 12;
const WORD_EVERY_MS = 700;
const UNDOS = 10;
const LIST = '[role="list"][aria-label="Lines of the script"]';
const ROW = `${LIST} [data-line]`;

/**
 * The Speak panel with a script of 5,000 lines of several characters, with pauses, in the real app: opening, scrolling
 * through all of it, typing without a stop and word by word with a save after each, undo. Frames are compared with those
 * of an empty page that scrolls in a window of the same app. Needs a display and an up-to-date build.
 */
export async function benchScriptEditor(): Promise<BenchRow[]> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  try {
    await writeScript(profile);
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

async function writeScript(profile: string): Promise<void> {
  const { core, dispose } = await openCore({ folders: profileFolders(profile) });
  try {
    const texts = narrationTexts(LINES).map((text, index) => {
      const spoken = index % 3 === 0 ? text.replace('. ', '. <#0.5#> ') : text;
      return `[${CAST[Math.floor(index / 4) % CAST.length]}] ${spoken}`;
    });
    await narrationScript(core, 'Five thousand lines', texts);
  } finally {
    await dispose();
  }
}

async function measure(app: LaunchedApp): Promise<BenchRow[]> {
  const { page } = app;
  const empty = await scrollEmptyPage(app, { size: SIZE, stepPx: FAST_PX });
  await page.evaluate(installMeter);
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('link', { name: /^Speak/ })
    .click();
  await page.locator('[data-script-row]').waitFor();
  const opened = await page.evaluate(openAndWait, { target: '[data-script-row]', row: ROW });
  const way = { scroller: LIST, row: ROW };
  const wheel = await page.evaluate(scrollThrough, { ...way, stepPx: WHEEL_PX, mostFrames: WHEEL_FRAMES });
  const fast = await page.evaluate(scrollThrough, { ...way, stepPx: FAST_PX, mostFrames: Infinity });
  await page.getByRole('listitem', { name: new RegExp(`^Line ${LINES},`) }).waitFor();
  await writeInTheMiddle(page);
  const typed = await whileTyping(page, (keys) => page.keyboard.type(keys, { delay: KEY_EVERY_MS }));
  const saving = await whileTyping(page, async (keys) => {
    for (const word of keys.split(' ').slice(0, WORDS)) {
      await page.keyboard.type(`${word} `, { delay: KEY_EVERY_MS });
      await page.waitForTimeout(WORD_EVERY_MS);
    }
  });
  const undoneMs = await undo(page);
  return [
    { name: 'Script: opening 5,000 lines', value: opened.openMs, unit: 'ms', note: longest(opened.longTasks) },
    ...scrollRows('Script: scrolling by wheel', { seen: wheel, empty }),
    ...scrollRows('Script: scrolling through all lines', { seen: fast, empty }),
    ...typingRows('Script: typing', typed),
    ...typingRows('Script: typing with saves', saving),
    timeRow('Script: from undo to shown', undoneMs),
  ];
}

/** Opens a line in the middle of the script for writing, at its end. */
async function writeInTheMiddle(page: Page): Promise<void> {
  await page.evaluate((list) => {
    const scroller = document.querySelector(list);
    if (scroller) scroller.scrollTop = scroller.scrollHeight / 2;
  }, LIST);
  await page.waitForTimeout(300);
  await page.locator(ROW).nth(8).locator('[data-text]').click();
  await page.locator(`${LIST} .cm-content`).waitFor();
  await page.keyboard.press('End');
}

async function whileTyping(page: Page, type: (keys: string) => Promise<void>): Promise<Seen> {
  await page.evaluate(() => (globalThis as unknown as MeteredWindow).meter.start());
  await type('one more word '.repeat(TYPED_KEYS).slice(0, TYPED_KEYS));
  const seen = await page.evaluate(() => (globalThis as unknown as MeteredWindow).meter.stop());
  if (seen.keysToPaint.length < WORDS) throw new Error(`Only ${seen.keysToPaint.length} keys were seen.`);
  await page
    .locator('main header')
    .getByText(/\bsaved\b/)
    .waitFor();
  return seen;
}

/** Sets lines apart from what was typed, one after the other, and takes each back. */
async function undo(page: Page): Promise<number[]> {
  const undoneMs: number[] = [];
  await page.keyboard.press('Escape');
  for (let count = 0; count < UNDOS; count += 1) {
    const row = page.locator(ROW).nth(10 + (count % 2));
    const line = `${LIST} [data-line="${await row.getAttribute('data-line')}"]`;
    const before = (await page.locator(`${line} [data-text]`).innerText()).trim().slice(-20);
    await page.locator(`${line} [data-text]`).click();
    await page.locator(`${line} .cm-content`).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`Line rewritten ${count}`);
    await page.keyboard.press('Escape');
    await page
      .locator('main header')
      .getByText(/\bsaved\b/)
      .waitFor();
    await page.evaluate(timeNextKey, { key: 'z', element: line, texts: [before] });
    await page.keyboard.press('Control+z');
    undoneMs.push(await page.evaluate(() => (globalThis as unknown as MeteredWindow).keyTimed));
  }
  return undoneMs;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printBenchRows(await benchScriptEditor());
