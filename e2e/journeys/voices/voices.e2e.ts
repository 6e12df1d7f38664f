import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { expectPlayed } from '../../fixtures/sounds/played-sounds.ts';
import { look } from '../../fixtures/looks.ts';
import { reach } from '../../fixtures/accessibility/reach.ts';
import { Studio } from '../../pages/studio.ts';
import { VoicesPage } from '../../pages/voices/voices-page.ts';

/** The kept sounds: what the disk knows them by, so that one that is made again is noticed, and digests of them. */
async function keptSounds({ profile }: RunningApp): Promise<{ name: string; inode: number; sha256: string }[]> {
  const folder = path.join(profile, 'cache', 'sounds');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const facts = files.toSorted().map(async (file) => ({
    name: path.relative(folder, file),
    inode: statSync(file).ino,
    sha256: createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  }));
  return Promise.all(facts);
}

test('a voice is heard with a sentence of one’s own, and the second time nothing is made', async ({ app, page }) => {
  const studio = new Studio(app);
  const voices = new VoicesPage(page);
  await studio.openPanel('Voices');
  await voices.say('The supply boat was late again.');
  await expect(voices.stage.getByText('31 characters, free')).toBeVisible();
  await voices.hear('Wise Woman');
  const woman = await expectPlayed(studio, 'Wise Woman');
  await expect(studio.player).toContainText('The supply boat was late again.');
  await expect(voices.card('Wise Woman')).toHaveAccessibleName(/^Free replay/);

  await voices.hear('Young Man');
  expect(await expectPlayed(studio, 'Young Man')).not.toBe(woman);
  const kept = await keptSounds(app);
  expect(new Set(kept.map(({ sha256 }) => sha256)).size).toBe(kept.length);
  await voices.hear('Wise Woman');
  expect(await expectPlayed(studio, 'Wise Woman')).toBe(woman);
  expect(await keptSounds(app)).toEqual(kept);

  await voices.say('The supply boat came in at four.');
  await expect(voices.card('Wise Woman')).not.toHaveAccessibleName(/Free replay/);
});

/** Why nothing can be generated is one line across the form, and where the button is does not depend on it. */
async function expectReadableReason(studio: Studio, { stage, generate }: VoicesPage): Promise<void> {
  const description = stage.getByRole('textbox', { name: 'Voice description' });
  const spoken = stage.getByRole('textbox', { name: 'What candidates say' });
  const reason = (text: string) => stage.getByRole('status').filter({ hasText: text });
  const [described, said] = [await description.inputValue(), await spoken.inputValue()];
  await studio.resize(1280, 800);
  const place = await generate.boundingBox();
  await description.fill('');
  await expect(reason('Describe the voice.')).toBeVisible();
  expect(await generate.boundingBox()).toEqual(place);
  await description.fill(described);
  await spoken.fill('x'.repeat(10_000));
  const long = reason('What candidates say is 9,500 characters too long.');
  await expect(long).toBeVisible();
  const lineHeight = await long.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  expect((await long.boundingBox())?.height).toBeCloseTo(lineHeight, 0);
  await look(studio, 'voices-design-too-long');
  await spoken.fill(said);
}

test('of three designed voices one is saved and one discarded, and so they are after a restart', async ({ launch }) => {
  const first = await launch();
  const before = new VoicesPage(first.page);
  await new Studio(first).openPanel('Voices');
  await before.startNew('Design voice');
  await before.stage
    .getByRole('textbox', { name: 'Voice description' })
    .fill('A lighthouse keeper in his sixties, low');
  await before.stage.getByRole('button', { name: 'calm', exact: true }).click();
  await before.stage.getByRole('textbox', { name: 'What candidates say' }).fill('The wind is south-west tonight.');
  await expect(before.stage.getByText('Free, on this computer.')).toBeVisible();
  await expectReadableReason(new Studio(first), before);
  await before.savePreset('Keeper');
  await first.page.keyboard.press('Control+Enter');
  const heads = before.stage.getByRole('listitem');
  await expect(heads.getByText('Not saved')).toHaveCount(3);

  await heads.nth(0).getByRole('button', { name: 'Preview candidate 1' }).click();
  const one = await expectPlayed(new Studio(first), 'Candidate 1');
  await heads.nth(2).getByRole('button', { name: 'Preview candidate 3' }).click();
  expect(await expectPlayed(new Studio(first), 'Candidate 3')).not.toBe(one);
  await before.stage.getByRole('button', { name: 'Save candidate 2' }).click();
  await before.stage.getByRole('textbox', { name: 'Voice name' }).fill('Old Keeper');
  await first.page.keyboard.press('Enter');
  await expect(heads.nth(1)).toContainText('Saved');
  await before.stage.getByRole('button', { name: 'Discard candidate 1' }).click();
  await expect(heads.nth(0)).toContainText('Discarded');
  await first.electron.close();

  const second = await launch({ profile: first.profile });
  const after = new VoicesPage(second.page);
  await new Studio(second).openPanel('Voices');
  await after.openPart('Designed');
  await expect(after.cards).toHaveCount(1);
  await after.hear('Old Keeper');
  await expectPlayed(new Studio(second), 'Old Keeper');
  await after.startNew('Design voice');
  const states = after.stage.getByRole('listitem').getByRole('status');
  await expect(states).toHaveText(['Discarded', 'Saved', 'Not saved']);

  // The form is as it was left, and comes back from its reset, its preset and its last prompts.
  const description = after.stage.getByRole('textbox', { name: 'Voice description' });
  const written = 'A lighthouse keeper in his sixties, low, calm';
  await expect(description).toHaveValue(written);
  await after.stage.getByRole('button', { name: 'Reset form' }).click();
  await expect(description).toHaveValue('');
  await expect(after.generate).toHaveAccessibleDescription('Describe the voice.');
  await second.page.getByRole('group', { name: 'Form reset' }).getByRole('button', { name: 'Undo' }).click();
  await expect(description).toHaveValue(written);
  await description.fill('');
  await after.stage.getByRole('button', { name: 'Presets' }).click();
  await second.page.getByRole('button', { name: 'Use preset Keeper' }).click();
  await expect(description).toHaveValue(written);
  await description.fill('');
  await description.press('ArrowUp');
  await expect(description).toHaveValue(written);

  // Without a key the cloud is chosen in vain, and that is said where it was chosen.
  await after.stage.getByRole('radiogroup', { name: 'Engine' }).getByText('Cloud').click();
  await expect(after.generate).toBeDisabled();
  await expect(after.generate).toHaveAccessibleDescription('Add an API key to use the cloud.');
  await after.stage.getByRole('button', { name: 'Add API key' }).click();
  await expect(second.page).toHaveURL(/settings\/account/);
});

test('the list is used without the mouse', async ({ app, page }) => {
  const studio = new Studio(app);
  const voices = new VoicesPage(page);
  const { keyboard } = page;
  const focused = voices.stage.locator('[role=gridcell]:focus');
  await expect(studio.rail).toBeVisible();
  await studio.runCommandByKeys('Voices');
  await expect(voices.cards.first()).toBeVisible();
  await reach(voices.sentence, 'Tab');
  await keyboard.press('Control+a');
  await keyboard.type('Heard by a key.');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(focused).toHaveAttribute('tabindex', '0');
  const names = await voices.cards.evaluateAll((cards) =>
    cards.slice(0, 2).map((card) => card.getAttribute('data-voice-cell')),
  );
  await keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('data-voice-cell', names[1] ?? '');
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Space');
  await expect(studio.player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await keyboard.press('Space');
  await expect(studio.player.getByRole('button', { name: 'Play' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(voices.dock.getByRole('heading', { level: 2 })).toBeFocused();
});
