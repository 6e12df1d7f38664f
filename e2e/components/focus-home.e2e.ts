import type { Page } from 'playwright/test';
import { expect, test } from './component-page.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('after the last item the keyboard goes to the search field, else to the first step of what is empty', async ({
  open,
}) => {
  const page = await open('homing');
  await button(page, 'Remove Found').press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  // Undo means the item until something is typed.
  await expect(search).toHaveAttribute('data-actions-undo');
  await page.keyboard.type('a');
  await expect(search).not.toHaveAttribute('data-actions-undo');
  await button(page, 'Remove Only').press('Enter');
  await expect(button(page, 'Begin')).toBeFocused();
});

test('after an item of a list the keyboard goes to the one that takes its place, else to the last', async ({
  open,
}) => {
  const page = await open('homing');
  await button(page, 'Remove Two').press('Enter');
  await expect(button(page, 'Remove Three')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove One')).toBeFocused();
});

test('in a dialog the keyboard stays in it, and comes back to where it was when the dialog closes', async ({
  open,
}) => {
  const page = await open('homing');
  await button(page, 'Ask').press('Enter');
  await button(page, 'Remove Word').press('Enter');
  await expect(page.getByRole('textbox', { name: 'New word' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Ask')).toBeFocused();
});

test('a button that was disabled while it worked has the keyboard again', async ({ open }) => {
  const page = await open('homing');
  await button(page, 'Work').press('Enter');
  await expect(button(page, 'Work')).toBeDisabled();
  await expect(button(page, 'Work')).toBeFocused();
});

test('another panel has the keyboard when the one that had it is gone', async ({ open }) => {
  const page = await open('homing');
  await button(page, 'Remove One').focus();
  await page.keyboard.press('Control+2');
  await expect(page.getByRole('region', { name: 'second' })).toBeFocused();
});

test('whoever clicks beside everything is left there', async ({ open }) => {
  const page = await open('homing');
  await button(page, 'Remove Found').focus();
  await page.getByText('Nothing here').click();
  await button(page, 'Remove Found').evaluate((element) => (element as HTMLElement).click());
  await expect(button(page, 'Remove Found')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(page.locator('body')).toBeFocused();
});
