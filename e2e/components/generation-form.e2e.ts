import type { Page } from 'playwright/test';
import { violations } from '../fixtures/accessibility/axe.ts';
import { expect, test } from './component-page.ts';

const parts = (page: Page) => ({
  prompt: page.getByRole('textbox', { name: 'Prompt', exact: true }),
  generate: page.getByRole('button', { name: 'Generate lamp' }),
  problem: page.getByRole('status').filter({ visible: true }),
  generated: page.getByText(/^Generated:/),
});

/** An empty form: what another test filled in is still kept. */
async function openEmpty(open: (name: string) => Promise<Page>): Promise<Page> {
  const page = await open('generating');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  return page;
}

test('the button says why nothing can be generated, stays reachable, and does nothing until then', async ({ open }) => {
  const page = await openEmpty(open);
  const { prompt, generate, generated } = parts(page);
  await expect(generate).toBeDisabled();
  await expect(generate).toHaveAccessibleDescription('Write a prompt.');
  await generate.focus();
  await expect(generate).toBeFocused();
  await page.keyboard.press('Enter');
  await prompt.focus();
  await page.keyboard.press('Control+Enter');
  await expect(generated).toHaveText('Generated:');
  // Missing is not wrong: nothing is said at the field yet.
  await expect(prompt).not.toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.type('A lamp');
  await expect(generate).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(generated).toHaveText('Generated: A lamp');
  await generate.click();
  await expect(generated).toHaveText('Generated: A lamp | A lamp');
  expect(await violations(page)).toEqual([]);
});

test('a press while something is still being checked is carried out when the check ends well, and only then', async ({
  open,
}) => {
  const page = await openEmpty(open);
  const { prompt, generate, generated } = parts(page);
  const check = page.getByRole('button', { name: /^(Begin|End) check$/ });
  await prompt.fill('A lamp');
  await check.click();
  await expect(generate).toHaveAccessibleDescription('Still being checked.');
  await generate.click();
  await expect(generated).toHaveText('Generated:');
  await check.click();
  await expect(generated).toHaveText('Generated: A lamp');

  await check.click();
  await prompt.focus();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await check.click();
  await expect(generated).toHaveText('Generated: A lamp | A lamp');

  // What turned out to be wrong meanwhile is not done, and not done later either.
  await check.click();
  await generate.click();
  await prompt.fill('');
  await expect(generate).toHaveAccessibleDescription('Write a prompt.');
  await check.click();
  await prompt.fill('Another lamp');
  await expect(generate).toBeEnabled();
  await expect(generated).toHaveText('Generated: A lamp | A lamp');
});

test('what is pasted beyond the limit stays whole, and field and button say by how much it is too long', async ({
  open,
}) => {
  const page = await openEmpty(open);
  const { prompt, generate } = parts(page);
  const long = `${'🌊'.repeat(30)}ab`;
  await prompt.fill(long);
  await expect(prompt).toHaveValue(long);
  await expect(page.getByText('32 of 30 characters')).toBeVisible();
  await expect(prompt).toHaveAttribute('aria-invalid', 'true');
  await expect(prompt).toHaveAccessibleDescription(/Too long by 2\./);
  await expect(generate).toHaveAccessibleDescription('Too long by 2.');
  expect(await violations(page)).toEqual([]);
  await prompt.fill('🌊'.repeat(30));
  await expect(generate).toBeEnabled();
});

test('arrow keys at the edges of the prompt step through what was generated, and elsewhere move the caret', async ({
  open,
}) => {
  const page = await openEmpty(open);
  const { prompt, generate } = parts(page);
  for (const text of ['First lamp', 'Second lamp']) {
    await prompt.fill(text);
    await generate.click();
  }
  await prompt.fill('half a wor');
  await page.keyboard.press('ArrowUp');
  await expect(prompt).toHaveValue('half a wor');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(prompt).toHaveValue('Second lamp');
  await page.keyboard.press('ArrowUp');
  await expect(prompt).toHaveValue('First lamp');
  await page.keyboard.press('ArrowUp');
  await expect(prompt).toHaveValue('First lamp');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(prompt).toHaveValue('Second lamp');
  await page.keyboard.press('ArrowDown');
  await expect(prompt).toHaveValue('half a wor');
});

test('recent prompts are a list too, which is searched, survives a reload of the window and can be cleared', async ({
  open,
}) => {
  const page = await openEmpty(open);
  const { prompt, generate } = parts(page);
  const recent = page.getByRole('button', { name: 'Recent prompts' });
  await expect(recent).toBeDisabled();
  await prompt.fill('A lamp by the sea');
  await generate.click();
  await prompt.fill('A boat');
  await page.reload();
  await expect(prompt).toHaveValue('A boat');
  await recent.click();
  const search = page.getByRole('searchbox', { name: 'Search recent prompts' });
  await expect(search).toBeFocused();
  await search.fill('boat');
  await expect(page.getByText('No recent prompt matches “boat”.')).toBeVisible();
  await search.fill('sea lamp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveValue('A lamp by the sea');
  await expect(recent).toBeFocused();
  await recent.click();
  await page.getByRole('button', { name: 'Clear recent prompts' }).click();
  await expect(recent).toBeDisabled();
});

test('chips put their words into the prompt and take them out again', async ({ open }) => {
  const page = await openEmpty(open);
  const { prompt } = parts(page);
  const dusk = page.getByRole('group', { name: 'Light' }).getByRole('button', { name: 'dusk' });
  await prompt.fill('A lamp');
  await dusk.click();
  await expect(prompt).toHaveValue('A lamp, dusk');
  await expect(dusk).toHaveAttribute('aria-pressed', 'true');
  await prompt.fill('A lamp');
  await expect(dusk).toHaveAttribute('aria-pressed', 'false');
});

test('a preset is saved, applied, renamed and deleted by keys', async ({ open }) => {
  const page = await openEmpty(open);
  const { prompt } = parts(page);
  const { keyboard } = page;
  const presets = page.getByRole('button', { name: 'Presets' });
  const popover = page.getByRole('dialog', { name: 'Presets' });
  await prompt.fill('A lamp');
  await presets.focus();
  await keyboard.press('Enter');
  await popover.getByRole('button', { name: 'Save as preset' }).focus();
  await keyboard.press('Enter');
  const field = popover.getByRole('textbox', { name: 'Preset name' });
  await expect(field).toBeFocused();
  await keyboard.type(' Sea ');
  await keyboard.press('Enter');
  await expect(popover.getByRole('button', { name: 'Use preset Sea' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await popover.getByRole('button', { name: 'Rename preset Sea' }).click();
  await expect(field).toHaveValue('Sea');
  await field.fill('Coast');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(presets).toBeFocused();

  await prompt.fill('Something else');
  await presets.click();
  await popover.getByRole('button', { name: 'Use preset Coast' }).click();
  await expect(prompt).toHaveValue('A lamp');
  await presets.click();
  await popover.getByRole('button', { name: 'Save as preset' }).click();
  await field.fill('coast');
  await expect(popover.getByText('Replaces the preset with this name.')).toBeVisible();
  await keyboard.press('Escape');
  await presets.click();
  await popover.getByRole('button', { name: 'Delete preset Coast' }).click();
  await expect(popover.getByText('No presets yet.')).toBeVisible();
  await expect(popover.getByRole('button', { name: 'Export' })).toBeDisabled();
  const file = { atelierPresets: 1, form: 'example', presets: [{ name: 'Shared', values: { prompt: 'A wave' } }] };
  await popover
    .getByLabel('File of presets')
    .setInputFiles({ name: 'shared.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await popover.getByRole('button', { name: 'Use preset Shared' }).click();
  await expect(prompt).toHaveValue('A wave');
});

test('an emptied form comes back by Undo, and an empty one is not emptied', async ({ open }) => {
  const page = await openEmpty(open);
  const { prompt } = parts(page);
  const toast = page.getByRole('group', { name: 'Form reset' });
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(toast).toHaveCount(0);
  await prompt.fill('A lamp');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(prompt).toHaveValue('');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toHaveValue('A lamp');
});

test('an engine that is not possible is said where it is chosen and at the button, with the way to mend it', async ({
  open,
}) => {
  const page = await openEmpty(open);
  const { prompt, generate } = parts(page);
  await prompt.fill('A lamp');
  await expect(page.getByRole('radio', { name: 'On this computer' })).toBeChecked();
  await page.getByRole('button', { name: 'Lose the key' }).click();
  await expect(page.getByRole('radio', { name: 'Cloud' })).toBeChecked();
  await expect(generate).toBeDisabled();
  await expect(generate).toHaveAccessibleDescription('Add an API key to use the cloud.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add API key' }).click();
  expect(new URL(page.url()).hash).toContain('settings/account');
});

test('a prompt is as high as its text, and scrolls where that is higher than the field may be', async ({ open }) => {
  const { prompt } = parts(await openEmpty(open));
  const size = () => prompt.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  const empty = await size();
  expect(empty.scrollHeight).toBe(empty.clientHeight);
  await prompt.fill('a\n'.repeat(7));
  const grown = await size();
  expect(grown.clientHeight).toBeGreaterThan(empty.clientHeight);
  expect(grown.scrollHeight).toBe(grown.clientHeight);
  await prompt.fill('a\n'.repeat(100));
  const full = await size();
  expect(full.scrollHeight).toBeGreaterThan(full.clientHeight);
  await prompt.fill('');
  expect(await size()).toEqual(empty);
});
