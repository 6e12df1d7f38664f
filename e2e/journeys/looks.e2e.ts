import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/app.ts';
import { samplePath } from '../fixtures/recordings.ts';
import { Studio } from '../pages/studio.ts';
import { TranscribePage } from '../pages/transcribe-page.ts';

const SIZES = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;
const THEMES = ['Dark', 'Light'] as const;
const pictures = path.resolve(import.meta.dirname, '../../test-results/looks');

/** What a creator would call broken: content beyond the window, regions over each other, words cut in the frame. */
async function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('the window scrolls');
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-region]')]
      .filter((element) => element.dataset['mode'] !== 'overlay')
      .map((element) => ({ name: element.dataset['region'] ?? '', box: element.getBoundingClientRect() }));
    for (const { name, box } of boxes) {
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        found.push(`${name} leaves the window`);
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`${one.name} and ${other.name} overlap`);
      }
    }
    const buttons = document.querySelectorAll<HTMLElement>(
      '[data-region="title-bar"] button, [data-region="rail"] a, header button, [role="toolbar"] button, [data-region="player"] button',
    );
    for (const button of buttons) {
      const box = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.innerText;
      // A long title may end in an ellipsis; its whole is in its tooltip.
      if (box.width === 0 || button.closest('h2')) continue;
      const region = button.closest('[data-region]')?.getBoundingClientRect();
      if (region && (box.left < region.left - 1 || box.right > region.right + 1))
        found.push(`${name} leaves its region`);
      for (const text of [button, ...button.querySelectorAll<HTMLElement>('*')]) {
        const style = getComputedStyle(text);
        const isCut = style.overflowX !== 'visible' && text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 1;
        if (isCut && text.innerText.trim() !== '' && style.clipPath === 'none') found.push(`${name} is cut`);
      }
    }
    return [...new Set(found)];
  });
}

/** Takes a picture at each size in each theme and looks for flaws. */
async function look(studio: Studio, name: string): Promise<void> {
  const { page } = studio;
  for (const theme of THEMES) {
    await studio.useTheme(theme);
    await expect(page.getByRole('dialog', { name: 'Search or run a command' })).toHaveCount(0);
    for (const [width, height] of SIZES) {
      await studio.resize(width, height);
      const file = path.join(pictures, `${name}-${width}-${theme.toLowerCase()}.png`);
      await page.mouse.move(width / 2, 4);
      await expect.poll(() => flaws(page), `${name}, ${theme} theme, ${width} wide`).toEqual([]);
      await page.screenshot({ path: file, animations: 'disabled' });
    }
  }
}

test('the empty panel and the settings', async ({ app, page }) => {
  const studio = new Studio(app);
  await expect(page.getByText('Drop a recording')).toBeVisible();
  await look(studio, 'empty');
  await studio.openSettings('Engine');
  await look(studio, 'settings');
});

test('a transcript while it is written, when it is finished, and the tasks', async ({ app, page }) => {
  test.setTimeout(240_000);
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await expect(page.getByText('Drop a recording')).toBeVisible();
  await studio.useTheme('Dark');
  await studio.drop([
    samplePath('dialogues/4-speakers-4.flac'),
    samplePath('dialogues/2-speakers-1.flac'),
    samplePath('speech/jfk.flac'),
  ]);
  await expect(transcribe.waveform).toBeVisible();
  await expect(transcribe.liveText).toBeVisible({ timeout: 60_000 });
  await look(studio, 'working');
  await transcribe.waitUntilWritten();
  await transcribe.line(3).click();
  await look(studio, 'finished');
  await studio.openPanel('Tasks');
  await look(studio, 'tasks');
});

test('text at 200 % covers nothing and cuts no button', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await studio.drop([samplePath('speech/jfk.flac')]);
  await transcribe.waitUntilWritten();
  await transcribe.line(2).click();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+=');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await look(studio, 'large-text');
});
