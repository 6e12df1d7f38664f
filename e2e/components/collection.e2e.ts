import { violations } from '../fixtures/accessibility/axe.ts';
import { expect, test } from './component-page.ts';

test('Escape clears a search field, then leaves it, and never closes the sidebar round it', async ({ open }) => {
  const page = await open('searching');
  const field = page.getByRole('searchbox', { name: 'Search sidebar' });
  await field.fill('lamp');
  await expect(page.getByText('Searched: lamp')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
  await expect(page.getByText('Closed 0 times')).toBeVisible();

  await field.fill('wick');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

for (const layer of ['popover', 'dialog']) {
  test(`Escape clears a search field in a ${layer} before it closes the ${layer}`, async ({ open }) => {
    const page = await open('searching');
    const opener = page.getByRole('button', { name: `Open ${layer}` });
    await opener.click();
    const field = page.getByRole('searchbox', { name: `Search ${layer}` });
    await expect(field).toBeFocused();
    await page.keyboard.type('lamp');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a row is renamed where it stands by Enter or by leaving, and keeps its name by Escape', async ({ open }) => {
  const page = await open('rows');
  const row = (name: string) => page.getByRole('link', { name });
  const field = page.getByRole('textbox', { name: 'Document title' });
  await row('Second').focus();
  await page.keyboard.press('F2');
  await expect(field).toBeFocused();
  // All of it is selected, so typing replaces it.
  await page.keyboard.type('  Renamed ');
  await page.keyboard.press('Enter');
  await expect(row('Renamed')).toBeVisible();
  await expect(page.getByText(/^Done:/)).toHaveText('Done: renamed to Renamed');

  await row('Third').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Not this');
  await page.keyboard.press('Escape');
  await expect(row('Third')).toBeVisible();

  await row('Third').focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(row('Third')).toBeVisible();
  await expect(page.getByText(/^Done:/)).toHaveText('Done: renamed to Renamed');

  await row('First').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Left');
  await page.getByRole('heading', { name: 'Rows' }).click();
  await expect(row('Left')).toBeVisible();
});

test('rows are walked through by keys across groups, and do by key what their menu does', async ({ open }) => {
  const page = await open('rows');
  const done = page.getByText(/^Done:/);
  await page.getByRole('link', { name: 'First' }).focus();
  await page.keyboard.press('f');
  await expect(done).toHaveText('Done: starred First');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Second' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(done).toHaveText('Done: moved Second to the bin');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'All 3' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: 'First' })).toBeFocused();

  await page.getByRole('link', { name: 'Third' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Star' }).click();
  await expect(done).toHaveText('Done: starred Third');
  expect(await violations(page)).toEqual([]);
});

test('tags are added by Enter and comma and taken away by their cross', async ({ open }) => {
  const page = await open('rows');
  const field = page.getByRole('textbox', { name: 'Add tag' });
  await field.click();
  await page.keyboard.type('low, calm,');
  await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove tag calm' }).click();
  await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(1);
});

test('of ten thousand lines only those in view exist, and keys and clicks select among all', async ({ open }) => {
  const page = await open('lines');
  const line = (number: number) => page.getByRole('option', { name: `Line ${number}`, exact: true });
  const selected = page.getByRole('option', { selected: true });
  const status = page.getByText(/ selected$/);
  await expect(line(1)).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThan(60);

  await line(3).click();
  await expect(line(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(line(4)).toBeFocused();
  await expect(selected).toHaveText(['Line 4']);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveText(['Line 4', 'Line 5', 'Line 6']);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selected).toHaveText(['Line 4', 'Line 5']);
  await line(8).click({ modifiers: ['Control'] });
  await expect(selected).toHaveText(['Line 4', 'Line 5', 'Line 8']);
  await line(5).click({ modifiers: ['Control'] });
  await expect(selected).toHaveText(['Line 4', 'Line 8']);
  await line(2).click();
  await line(6).click({ modifiers: ['Shift'] });
  await expect(status).toHaveText('5 selected');

  await page.keyboard.press('End');
  await expect(line(10_000)).toBeFocused();
  await expect(line(10_000)).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(line(9990)).toBeFocused();
  await page.keyboard.press('Shift+Home');
  await expect(status).toHaveText('9990 selected');
  await expect(line(1)).toBeFocused();
  expect(await page.getByRole('option').count()).toBeLessThan(60);
  expect(await violations(page)).toEqual([]);
});

test('of ten thousand cells only those in view exist, and keys go to each', async ({ open }) => {
  const page = await open('grid');
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
  const grid = page.getByRole('grid', { name: 'Items' });
  await cell('Item 1').focus();
  const columns = Number(await grid.getAttribute('aria-colcount'));
  expect(columns).toBeGreaterThan(2);
  expect(await grid.getAttribute('aria-rowcount')).toBe(String(Math.ceil(10_000 / columns)));
  await page.keyboard.press('ArrowRight');
  await expect(cell('Item 2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(`Item ${columns + 2}`)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cell('Item 10000')).toBeInViewport();
  expect(await page.getByRole('gridcell').count()).toBeLessThan(150);
  expect(await violations(page)).toEqual([]);
});

test('what goes into the bin comes back by Undo or from its list, and a failure says what was not moved', async ({
  open,
}) => {
  const page = await open('binning');
  const kept = page.getByRole('list', { name: 'Kept' });
  await page.getByRole('button', { name: 'Move One to bin' }).click();
  const toast = page.getByRole('group', { name: '“One” moved to the bin' });
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(kept.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('One restored')).toBeAttached();

  await page.getByRole('button', { name: 'Move One to bin' }).click();
  await page.getByRole('button', { name: 'Move Two to bin' }).click();
  const bin = page.getByRole('button', { name: 'Bin (2)' });
  await bin.click();
  await expect(bin).toHaveAttribute('aria-expanded', 'true');
  // Where toasts appear is the frame's affair.
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()));
  await expect(dismiss).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore Two' }).click();
  await expect(kept.getByText('Two')).toBeVisible();
  await page.getByRole('button', { name: 'Delete One permanently' }).click();
  await expect(page.getByRole('button', { name: /^Bin/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Move Stuck to bin' }).click();
  await expect(page.getByRole('group', { name: /^Couldn’t move “Stuck” to the bin/ })).toBeVisible();
});
