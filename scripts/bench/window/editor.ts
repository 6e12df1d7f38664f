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
  TYPED_KEYS,
  TYPED_TEXT,
  whileTyping,
} from '../app/list-bench.ts';
import { writeLongTranscript } from '../app/material/long-transcript.ts';
import { openAndWait, type Seen } from '../app/meters/page-meter.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

const LINES = 10_000;
const TITLE = 'Ten thousand lines';
const EDITS = 15;
const GRID = '[role="grid"]';
/** The waveform has edges of lines, too. */
const LIST = { scroller: GRID, row: `${GRID} [data-line]` };

/**
 * The editor with 10,000 lines in the real app: opening, scrolling through all of it, typing, saving an edit, undo.
 * Frames are compared with those of an empty page that scrolls in a window of the same app. Needs a display, an
 * up-to-date build and ffmpeg.
 */
export async function benchEditor(): Promise<BenchRow[]> {
  return benchList({ prepare: async (profile) => writeLongTranscript(profile, LINES, TITLE), measure });
}

async function measure(page: Page, empty: Seen): Promise<BenchRow[]> {
  await page.locator('a[href^="#/transcribe/"]').first().waitFor();
  const opened = await page.evaluate(openAndWait, { target: 'a[href^="#/transcribe/"]', row: LIST.row });
  // The waveform is drawn from peaks that come by themselves; the list is not to be measured while they do.
  await page.locator('main canvas').first().waitFor();
  const scrolled = await scrollingRows(page, { name: 'Editor', list: LIST, empty });
  await page.getByRole('row', { name: new RegExp(`^${LINES} `) }).waitFor();
  const typed = await typeIntoLine(page);
  const { savedMs, undoneMs } = await editAndUndo(page);
  return [
    { name: 'Editor: opening 10,000 lines', value: opened.openMs, unit: 'ms', note: longest(opened.longTasks) },
    ...scrolled,
    ...typingRows('Editor: typing', typed),
    timeRow('Editor: from Enter to saved', savedMs),
    timeRow('Editor: from undo to shown', undoneMs),
  ];
}

async function typeIntoLine(page: Page): Promise<Seen> {
  await toTheMiddle(page, LIST);
  await page.locator(LIST.row).nth(12).locator('[role="gridcell"]').last().dblclick();
  await page.getByRole('textbox', { name: 'Line text' }).waitFor();
  const type = async () => page.keyboard.type(TYPED_TEXT, { delay: KEY_EVERY_MS });
  return whileTyping(page, type, TYPED_KEYS - 1);
}

/** Rewrites one line after the other and takes each change back. */
async function editAndUndo(page: Page): Promise<{ savedMs: number[]; undoneMs: number[] }> {
  const savedMs: number[] = [];
  const undoneMs: number[] = [];
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  for (let count = 0; count < EDITS; count += 1) {
    const row = page.locator(LIST.row).nth(14);
    const line = `${GRID} [data-line="${await row.getAttribute('data-line')}"]`;
    const text = page.locator(line).locator('[role="gridcell"]').last();
    const before = (await text.innerText()).trim();
    await text.dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`Line ${count} rewritten at ${performance.now()}`);
    const header = { key: 'Enter', element: 'main header', texts: ['saving', 'saved'] };
    savedMs.push(await timedKey(page, header, 'Enter'));
    await page.keyboard.press('Escape');
    undoneMs.push(await timedKey(page, { key: 'z', element: line, texts: [before] }, 'Control+z'));
  }
  return { savedMs, undoneMs };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printBenchRows(await benchEditor());
