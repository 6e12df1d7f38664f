import type { Locator, Page } from 'playwright/test';
import { violations } from '../fixtures/accessibility/axe.ts';
import { expect, test } from './component-page.ts';

const cell = (page: Page, number: number) => page.getByRole('gridcell', { name: `Cell ${number}`, exact: true });
const selected = (page: Page) => page.getByRole('gridcell', { selected: true });
const status = (page: Page) => page.getByText(/ selected, /);

async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

/** Presses in the margin to the left of a cell and goes on, without letting go, into another one. */
async function drawFrom(page: Page, from: Locator, to: Locator): Promise<void> {
  const [begin, end] = [await boxOf(from), await boxOf(to)];
  await page.mouse.move(begin.x - 8, begin.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + 20, { steps: 4 });
}

test('a box selects what it touches across headings, adds with Shift and turns over with Ctrl', async ({ open }) => {
  const page = await open('boxing');
  await drawFrom(page, cell(page, 1), cell(page, 7));
  // The second group begins a row of its own: 1 and 2, then what begins the rows below.
  await expect(cell(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(cell(page, 7)).toHaveAttribute('aria-selected', 'true');
  await expect(cell(page, 3)).toHaveAttribute('aria-selected', 'false');
  expect(await violations(page)).toEqual([]);
  await page.mouse.up();
  const names = await selected(page).allTextContents();
  expect(names).toEqual(expect.arrayContaining(['Cell 1', 'Cell 2', 'Cell 6', 'Cell 7']));

  await page.keyboard.down('Shift');
  const third = await boxOf(cell(page, 3));
  await page.mouse.move(third.x - 6, third.y + 10);
  await page.mouse.down();
  await page.mouse.move(third.x + 10, third.y + 20, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(status(page)).toContainText(`${names.length + 1} selected`);

  await page.keyboard.down('Control');
  await drawFrom(page, cell(page, 1), cell(page, 1));
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect(cell(page, 1)).toHaveAttribute('aria-selected', 'false');
  await expect(status(page)).toContainText(`${names.length} selected`);
});

test('a box scrolls at the edge and selects what it passes, also where that is no longer drawn', async ({ open }) => {
  const page = await open('boxing');
  const first = await boxOf(cell(page, 1));
  const grid = await boxOf(page.getByRole('grid', { name: 'Cells' }));
  await page.mouse.move(first.x - 8, first.y + 10);
  await page.mouse.down();
  await page.mouse.move(grid.x + grid.width - 30, grid.y + grid.height + 40, { steps: 4 });
  const scroller = page.getByRole('grid', { name: 'Cells' });
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(1500);
  await page.mouse.up();
  await expect(cell(page, 1)).toHaveCount(0);
  const text = (await status(page).textContent()) ?? '';
  expect(Number.parseInt(text, 10)).toBeGreaterThan(await page.getByRole('gridcell').count());
  const stoppedAt = await scroller.evaluate((element) => element.scrollTop);
  await page.mouse.move(grid.x + 50, grid.y + 50);
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(stoppedAt);
});

test('Escape brings back what was selected, a press beside the cells selects none, and keys are untouched', async ({
  open,
}) => {
  const page = await open('boxing');
  await cell(page, 3).click();
  await drawFrom(page, cell(page, 1), cell(page, 2));
  await expect(status(page)).toContainText('2 selected');
  await page.keyboard.press('Escape');
  await expect(selected(page)).toHaveText(['Cell 3']);
  await page.mouse.move(400, 300);
  await page.mouse.up();
  await expect(selected(page)).toHaveText(['Cell 3']);

  const first = await boxOf(cell(page, 1));
  await page.mouse.click(first.x - 8, first.y + 10);
  await expect(status(page)).toContainText('0 selected');
  // What begins on a cell is a click or a drag of that one.
  await page.mouse.move(first.x + 10, first.y + 10);
  await page.mouse.down();
  await page.mouse.move(first.x + 300, first.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(status(page)).toContainText('0 selected');
});
