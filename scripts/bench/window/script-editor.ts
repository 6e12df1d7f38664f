import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { longest, timeRow, typingRows } from '../app/frame-rows.ts';
import {
  benchList,
  KEY_EVERY_MS,
  scrollingRows,
  timedKey,
  toTheMiddle,
  TYPED_TEXT,
  untilSaved,
  whileTyping,
} from '../app/list-bench.ts';
import { narrationScript, narrationTexts } from '../app/speech/narration.ts';
import { openCore, profileFolders } from '../app/open-core.ts';
import { openAndWait, type Seen } from '../app/meters/page-meter.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

const LINES = 5000;
const CAST = ['Anna', 'Ben', 'Clara'];
/** Long enough for the text to be saved between words. */
const WORDS = 12;
const WORD_EVERY_MS = 700;
const UNDOS = 10;
const SCROLLER = '[role="list"][aria-label="Script lines"]';
const LIST = { scroller: SCROLLER, row: `${SCROLLER} [data-line]` };

/**
 * The Speak panel with a script of 5,000 lines of several characters, with pauses, in the real app: opening, scrolling
 * through all of it, typing without a stop and word by word with a save after each, undo. Frames are compared with those
 * of an empty page that scrolls in a window of the same app. Needs a display and an up-to-date build.
 */
export async function benchScriptEditor(): Promise<BenchRow[]> {
  return benchList({ prepare: writeScript, measure });
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

async function measure(page: Page, empty: Seen): Promise<BenchRow[]> {
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('link', { name: /^Speak/ })
    .click();
  await page.locator('a[href^="#/speak/"]').waitFor();
  const opened = await page.evaluate(openAndWait, { target: 'a[href^="#/speak/"]', row: LIST.row });
  const scrolled = await scrollingRows(page, { name: 'Script', list: LIST, empty });
  await page.getByRole('listitem', { name: new RegExp(`^Line ${LINES},`) }).waitFor();
  await writeInTheMiddle(page);
  const typed = await typeAndSave(page, () => page.keyboard.type(TYPED_TEXT, { delay: KEY_EVERY_MS }));
  const saving = await typeAndSave(page, async () => {
    for (const word of TYPED_TEXT.split(' ').slice(0, WORDS)) {
      await page.keyboard.type(`${word} `, { delay: KEY_EVERY_MS });
      await page.waitForTimeout(WORD_EVERY_MS);
    }
  });
  const undoneMs = await undo(page);
  return [
    { name: 'Script: opening 5,000 lines', value: opened.openMs, unit: 'ms', note: longest(opened.longTasks) },
    ...scrolled,
    ...typingRows('Script: typing', typed),
    ...typingRows('Script: typing with saves', saving),
    timeRow('Script: from undo to shown', undoneMs),
  ];
}

/** Opens a line in the middle of the script for writing, at its end. */
async function writeInTheMiddle(page: Page): Promise<void> {
  await toTheMiddle(page, LIST);
  await page.locator(LIST.row).nth(8).locator('[data-text]').click();
  await page.locator(`${SCROLLER} .cm-content`).waitFor();
  await page.keyboard.press('End');
}

async function typeAndSave(page: Page, type: () => Promise<void>): Promise<Seen> {
  const seen = await whileTyping(page, type, WORDS);
  await untilSaved(page);
  return seen;
}

/** Sets lines apart from what was typed, one after the other, and takes each back. */
async function undo(page: Page): Promise<number[]> {
  const undoneMs: number[] = [];
  await page.keyboard.press('Escape');
  for (let count = 0; count < UNDOS; count += 1) {
    const row = page.locator(LIST.row).nth(10 + (count % 2));
    const line = `${SCROLLER} [data-line="${await row.getAttribute('data-line')}"]`;
    const before = (await page.locator(`${line} [data-text]`).innerText()).trim().slice(-20);
    await page.locator(`${line} [data-text]`).click();
    await page.locator(`${line} .cm-content`).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`Line rewritten ${count}`);
    await page.keyboard.press('Escape');
    await untilSaved(page);
    undoneMs.push(await timedKey(page, { key: 'z', element: line, texts: [before] }, 'Control+z'));
  }
  return undoneMs;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printBenchRows(await benchScriptEditor());
