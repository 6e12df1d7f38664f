import type { Page } from 'playwright/test';
import { expect, test } from './component-page.ts';

const row = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });
async function choose(page: Page, title: string, item: string): Promise<void> {
  await row(page, title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item }).click();
}

test('the keyboard stays at a row that is named, pinned or asked about', async ({ open }) => {
  const page = await open('keeping');
  const { keyboard } = page;
  await row(page, 'Two').focus();
  await keyboard.press('F2');
  await keyboard.press('Escape');
  await expect(row(page, 'Two')).toBeFocused();
  await choose(page, 'Three', 'Rename');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(row(page, 'Three')).toBeFocused();
  await keyboard.press('p');
  await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link', { name: 'Three' })).toBeFocused();
  await choose(page, 'Two', 'Pin');
  await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link', { name: 'Two' })).toBeFocused();
  for (const end of [() => keyboard.press('Escape'), () => page.getByRole('button', { name: 'Agree' }).click()]) {
    await choose(page, 'Four', 'Ask');
    await expect(page.getByRole('dialog', { name: 'About Four' })).toBeVisible();
    await end();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 'Four')).toBeFocused();
  }
});

test('the keyboard goes to the row that takes the place of a deleted one, and stays there after Undo', async ({
  open,
}) => {
  const page = await open('keeping');
  const { keyboard } = page;
  await row(page, 'Two').focus();
  await keyboard.press('Delete');
  await expect(row(page, 'Three')).toBeFocused();
  const undo = page.getByRole('group', { name: 'Two deleted' }).getByRole('button', { name: 'Undo' });
  await undo.focus();
  await keyboard.press('Enter');
  await expect(row(page, 'Two')).toBeVisible();
  await expect(row(page, 'Three')).toBeFocused();
  await choose(page, 'Four', 'Move to bin');
  await expect(row(page, 'Three')).toBeFocused();
  // It is gone before the dialog that asked has closed.
  await choose(page, 'One', 'Ask');
  await page.getByRole('button', { name: 'Delete it' }).press('Enter');
  await expect(row(page, 'Two')).toBeFocused();
});

test('the keyboard goes to the cell that takes the place of deleted ones, else to the last', async ({ open }) => {
  const page = await open('keeping');
  const { keyboard } = page;
  await cell(page, 'Cell 2').focus();
  await keyboard.press('Delete');
  await expect(cell(page, 'Cell 3')).toBeFocused();
  await keyboard.press('r');
  await expect(cell(page, 'Cell 3')).toBeFocused();
  await keyboard.press('r');
  for (const name of ['Cell 4', 'Cell 5', 'Cell 7']) {
    await cell(page, name).focus();
    await keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Delete selected' }).press('Enter');
  await expect(cell(page, 'Cell 8')).toBeFocused();
  await cell(page, 'Cell 12').focus();
  await keyboard.press('Delete');
  await expect(cell(page, 'Cell 11')).toBeFocused();
});

test('a list never takes the keyboard from where somebody has gone', async ({ open }) => {
  const page = await open('keeping');
  await cell(page, 'Cell 1').focus();
  await page.getByRole('textbox', { name: 'Elsewhere' }).focus();
  await page.getByRole('button', { name: 'Delete first' }).press('Enter');
  await expect(cell(page, 'Cell 1')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete first' })).toBeFocused();
});
