import { expect, test } from '../../fixtures/app.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

test('the first start needs no key and no wizard, and shows how to begin', async ({ app, page }) => {
  const studio = new Studio(app);
  const { stage, list } = new TranscribePage(page);
  await expect(stage.getByText('Drop a recording')).toBeVisible();
  await expect(stage.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  await expect(list.getByText('Drop audio or video anywhere.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const name of ['Transcribe', 'Tasks', 'Settings'])
    await expect(studio.rail.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(studio.titleBar.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('palette, shortcuts, tasks and settings open by their keys and give the focus back', async ({ app, page }) => {
  const studio = new Studio(app);
  const begin = page.getByRole('button', { name: 'Choose files' });
  await begin.focus();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search or run a command' });
  await expect(search).toBeFocused();
  await search.fill('diagn');
  await expect(page.getByRole('option', { name: /^Diagnostics/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(begin).toBeFocused();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Play or pause')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('Control+j');
  const tasks = page.getByRole('dialog', { name: 'Tasks' });
  await expect(tasks.getByText('No tasks running.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tasks).toBeHidden();
  await expect(begin).toBeFocused();

  await page.keyboard.press('Control+,');
  await expect(page.getByRole('main', { name: 'Settings' })).toBeVisible();
  await expect(studio.rail.getByRole('link', { name: /^Settings/ })).toHaveAttribute('aria-current', 'page');
});

test('the engine pill says what Local and Cloud mean, and offers to enter a key', async ({ app, page }) => {
  const studio = new Studio(app);
  await studio.titleBar.getByRole('button', { name: 'On this computer' }).click();
  const choice = page
    .getByRole('dialog', { name: 'Engine for new work' })
    .getByRole('radiogroup', { name: 'Engine for new work' });
  await expect(choice.getByRole('radio', { name: /^On this computer\. .*stay on your computer/ })).toBeChecked();
  const cloud = choice.getByRole('radio', { name: /^Cloud\. .*Billed by length.*Needs an API key\./ });
  await expect(cloud).not.toBeChecked();
  await page.getByRole('button', { name: 'Add API key' }).click();
  await expect(page.getByRole('heading', { name: 'Cloud account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter API key' })).toBeVisible();
});

test('theme, text size and motion apply at once', async ({ app, page }) => {
  const studio = new Studio(app);
  const settings = await studio.openSettings('Appearance');
  const backgroundOf = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = (group: string, name: string) =>
    settings.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();

  await choose('Theme', 'Dark');
  await expect.poll(backgroundOf).toBe('rgb(12, 13, 14)');
  await choose('Theme', 'Light');
  await expect.poll(backgroundOf).toBe('rgb(233, 233, 230)');

  const heading = settings.getByRole('heading', { name: 'Appearance' });
  const before = (await heading.boundingBox())?.height ?? 0;
  await settings.getByRole('slider', { name: 'Text size' }).press('End');
  await expect(settings.getByText('200%', { exact: true })).toBeVisible();
  await expect.poll(async () => (await heading.boundingBox())?.height ?? 0).toBeGreaterThan(before * 1.8);
  await page.keyboard.press('Control+0');
  await expect.poll(async () => (await heading.boundingBox())?.height ?? 0).toBeLessThan(before * 1.1);

  await choose('Motion', 'Reduced');
  const durations = () =>
    page.evaluate(() => [...document.querySelectorAll('*')].map((one) => getComputedStyle(one).transitionDuration));
  await expect.poll(async () => (await durations()).every((text) => /^(0s(, )?)+$/.test(text))).toBe(true);
});

test('a key can be changed, a conflict is shown, and the key works after a restart', async ({ launch }) => {
  const first = await launch();
  const settings = await new Studio(first).openSettings('Shortcuts');
  const record = async (command: string, from: string, press: string) => {
    await settings.getByRole('button', { name: `Change ${from} for ${command}` }).click();
    await first.page.keyboard.press(press);
  };
  await record('Task list', 'Ctrl J', 'Control+e');
  const row = settings.getByRole('group', { name: 'Task list' });
  await expect(row.getByRole('alert')).toContainText('Export');
  await record('Task list', 'Ctrl E', 'Control+Shift+x');
  await expect(row.getByRole('alert')).toBeHidden();
  await expect(row.getByRole('button', { name: 'Change Ctrl Shift X for Task list' })).toBeVisible();
  await first.electron.close();

  const { page } = await launch({ profile: first.profile });
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await page.keyboard.press('Control+j');
  await expect(page.getByRole('dialog', { name: 'Tasks' })).toBeHidden();
  await page.keyboard.press('Control+Shift+x');
  await expect(page.getByRole('dialog', { name: 'Tasks' })).toBeVisible();
});

test('columns keep their width and the window its size over a restart', async ({ launch }) => {
  const first = await launch();
  const studio = new Studio(first);
  await studio.resize(1300, 820);
  const handle = first.page.getByRole('separator', { name: 'Sidebar width' });
  await handle.focus();
  for (let step = 0; step < 5; step += 1) await first.page.keyboard.press('ArrowRight');
  const width = await handle.getAttribute('aria-valuenow');
  await first.electron.close();

  const second = await launch({ profile: first.profile });
  await expect(second.page.getByRole('separator', { name: 'Sidebar width' })).toHaveAttribute(
    'aria-valuenow',
    width ?? '',
  );
  expect(await second.page.evaluate(() => [innerWidth, innerHeight])).toEqual([1300, 820]);
});
