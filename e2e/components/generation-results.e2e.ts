import { violations } from '../fixtures/accessibility/axe.ts';
import { expect, test } from './component-page.ts';

test('a request is stopped while it works, and what is missing is generated again only once it does not', async ({
  open,
}) => {
  const page = await open('results');
  const button = (name: string) => page.getByRole('button', { name });
  await expect(button('Stop “Lamp”')).toBeVisible();
  await expect(button('Retry 2 missing')).toBeHidden();
  await button('Stop “Lamp”').click();
  await expect(button('Stop “Lamp”')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Not drawn' })).toHaveText('Not drawnLeft out: moth, fly');
  await button('Retry 2 missing').click();
  await expect(button('Retry 2 missing')).toBeHidden();
  await expect(button('Stop “Lamp”')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not drawn' })).toBeHidden();
  await button('Reuse “Lamp”').click();
  await expect(page.getByText('Taken: settings')).toBeVisible();
});

test('the title names the filter and changes it by keys, which come back to it', async ({ open }) => {
  const page = await open('results');
  const title = page.getByRole('button', { name: /^Filter lamps: / });
  await expect(title).toHaveAccessibleName('Filter lamps: All lamps');
  await title.focus();
  await page.keyboard.press('Enter');
  const names = ['All lamps', 'New lamps', 'Favourites', '3 stars and up'];
  const labels = ['Red', 'Yellow', 'Green', 'Blue', 'Purple'];
  await expect(page.getByRole('menuitem')).toHaveText([...names, ...labels, 'Mark all as seen']);
  await page.getByRole('menuitem', { name: 'Favourites' }).press('Enter');
  await expect(title).toHaveAccessibleName('Filter lamps: Favourites');
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(title).toHaveAccessibleName('Filter lamps: Favourites');
});

test('prompts to try are a named list, each taken by its button', async ({ open }) => {
  const page = await open('results');
  const prompts = page.getByRole('list', { name: 'Begin with' }).getByRole('button');
  await expect(prompts).toHaveText(['A tall lamp', 'A small lamp']);
  await prompts.last().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Taken: A small lamp')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
