import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import type { BenchRow } from '../bench-row.ts';
import { scrollEmptyPage } from './empty-page.ts';
import { scrollRows } from './frame-rows.ts';
import { type LaunchedApp, launchApp } from './launch-app.ts';
import { installMeter, type MeteredWindow, scrollThrough, type Seen, timeNextKey } from './meters/page-meter.ts';

const SIZE = { width: 1440, height: 900 };
const FAST_PX = 400;
/** What a notch of a wheel moves in a frame. */
const WHEEL_PX = 100;
const WHEEL_FRAMES = 600;
/** After a jump rows are measured and drawn. */
const SETTLE_MS = 300;

/** How fast the benches type. */
export const KEY_EVERY_MS = 50;
/** Keys of one measurement. */
export const TYPED_KEYS = 150;
/** What they type. */
export const TYPED_TEXT = 'one more word '.repeat(TYPED_KEYS).slice(0, TYPED_KEYS);

/** A long list in the app: its scroller and its rows, as CSS selectors. */
export type List = { scroller: string; row: string };

/** What a bench measures of the app; `empty` is the scrolling of an empty page in a window of the same app. */
export type ListBench = {
  /** Fills the profile before the app starts. */
  prepare(profile: string): Promise<void>;
  measure(page: Page, empty: Seen): Promise<BenchRow[]>;
};

/** Runs a bench of a list in the real app on a profile of its own, with the meter in the page. Needs a display. */
export async function benchList({ prepare, measure }: ListBench): Promise<BenchRow[]> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  try {
    await prepare(profile);
    return await inApp(profile, measure);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function inApp(profile: string, measure: ListBench['measure']): Promise<BenchRow[]> {
  const app: LaunchedApp = await launchApp(profile, SIZE);
  try {
    const empty = await scrollEmptyPage(app, { size: SIZE, stepPx: FAST_PX });
    await app.page.evaluate(installMeter);
    return await measure(app.page, empty);
  } finally {
    await app.close();
  }
}

/** Scrolls a part of the list by wheel and then through all of it. */
export async function scrollingRows(page: Page, of: { name: string; list: List; empty: Seen }): Promise<BenchRow[]> {
  const { name, list, empty } = of;
  const wheel = await page.evaluate(scrollThrough, { ...list, stepPx: WHEEL_PX, mostFrames: WHEEL_FRAMES });
  const fast = await page.evaluate(scrollThrough, { ...list, stepPx: FAST_PX, mostFrames: Infinity });
  return [
    ...scrollRows(`${name}: scrolling by wheel`, { seen: wheel, empty }),
    ...scrollRows(`${name}: scrolling through all lines`, { seen: fast, empty }),
  ];
}

/** Jumps to the middle of the list. */
export async function toTheMiddle(page: Page, { scroller }: List): Promise<void> {
  await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (element) element.scrollTop = element.scrollHeight / 2;
  }, scroller);
  await page.waitForTimeout(SETTLE_MS);
}

/** What the page did while `type` pressed keys; fails when it saw fewer than `leastKeys`. */
export async function whileTyping(page: Page, type: () => Promise<void>, leastKeys: number): Promise<Seen> {
  await page.evaluate(() => (globalThis as unknown as MeteredWindow).meter.start());
  await type();
  const seen = await page.evaluate(() => (globalThis as unknown as MeteredWindow).meter.stop());
  if (seen.keysToPaint.length < leastKeys) throw new Error(`Only ${seen.keysToPaint.length} keys were seen.`);
  return seen;
}

/** The ms from a press of `keys` until what `wait` describes was painted (see timeNextKey). */
export async function timedKey(page: Page, wait: Parameters<typeof timeNextKey>[0], keys: string): Promise<number> {
  await page.evaluate(timeNextKey, wait);
  await page.keyboard.press(keys);
  return page.evaluate(() => (globalThis as unknown as MeteredWindow).keyTimed);
}

/** Waits until the header says that everything is saved. */
export async function untilSaved(page: Page): Promise<void> {
  await page
    .locator('main header')
    .getByText(/\bsaved\b/)
    .waitFor();
}
