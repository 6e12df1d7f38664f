import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type RunningApp, test } from '../fixtures/app.ts';
import { expectHeard, watchSounds } from '../fixtures/heard-sounds.ts';
import { reach } from '../fixtures/reach.ts';
import { Studio } from '../pages/studio.ts';
import { VoicesPage } from '../pages/voices-page.ts';

/** Names of the kept sounds and what the disk knows them by, so that one that is made again is noticed. */
async function keptSounds({ profile }: RunningApp): Promise<string[]> {
  const folder = path.join(profile, 'cache', 'sounds');
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => `${name} ${statSync(path.join(folder, name)).ino}`).toSorted();
}

test('a voice is heard with a sentence of one’s own, and the second time nothing is made', async ({ app, page }) => {
  const studio = new Studio(app);
  const voices = new VoicesPage(page);
  const sounds = watchSounds(page);
  await studio.openPanel('Voices');
  await voices.say('The supply boat was late again.');
  await expect(voices.stage.getByText('31 characters, free')).toBeVisible();
  await voices.hear('Wise Woman');
  await expectHeard(studio, 'Wise Woman', sounds);
  await expect(studio.player).toContainText('The supply boat was late again.');
  await expect(voices.card('Wise Woman')).toHaveAccessibleName(/^Heard, free/);

  await voices.hear('Young Man');
  await expectHeard(studio, 'Young Man', sounds);
  const [woman, man] = sounds;
  expect(woman).not.toBe(man);
  const kept = await keptSounds(app);
  await voices.hear('Wise Woman');
  await expectHeard(studio, 'Wise Woman', sounds);
  // What the window still has is not asked for again.
  expect([...new Set(sounds)]).toEqual([woman, man]);
  expect(await keptSounds(app)).toEqual(kept);

  await voices.say('The supply boat came in at four.');
  await expect(voices.card('Wise Woman')).not.toHaveAccessibleName(/Heard/);
});

test('of three designed voices one is kept and one discarded, and so they are after a restart', async ({ launch }) => {
  const first = await launch();
  const before = new VoicesPage(first.page);
  await new Studio(first).openPanel('Voices');
  await before.startNew('Design a voice');
  await before.stage
    .getByRole('textbox', { name: 'What the voice is like' })
    .fill('A keeper of a lighthouse in his sixties, low');
  await before.stage.getByRole('button', { name: 'calm', exact: true }).click();
  await before.stage.getByRole('textbox', { name: 'What the candidates say' }).fill('The wind is south-west tonight.');
  await expect(before.stage.getByText('Free, on this computer.')).toBeVisible();
  await before.stage.getByRole('button', { name: 'Make 3 candidates' }).click();
  const heads = before.stage.getByRole('listitem');
  await expect(heads.getByText('Not kept yet')).toHaveCount(3, { timeout: 60_000 });

  const sounds = watchSounds(first.page);
  await heads.nth(0).getByRole('button', { name: 'Hear' }).click();
  await expectHeard(new Studio(first), 'Candidate 1', sounds);
  await heads.nth(2).getByRole('button', { name: 'Hear' }).click();
  await expectHeard(new Studio(first), 'Candidate 3', sounds);
  expect(new Set(sounds).size).toBe(2);
  await before.stage.getByRole('button', { name: 'Keep candidate 2' }).click();
  await before.stage.getByRole('textbox', { name: 'Name of the voice' }).fill('Old Keeper');
  await first.page.keyboard.press('Enter');
  await expect(heads.nth(1)).toContainText('In your voices');
  await before.stage.getByRole('button', { name: 'Discard candidate 1' }).click();
  await expect(heads.nth(0)).toContainText('Discarded');
  await first.electron.close();

  const second = await launch({ profile: first.profile });
  const after = new VoicesPage(second.page);
  await new Studio(second).openPanel('Voices');
  const kept = watchSounds(second.page);
  await after.openPart('Designed');
  await expect(after.cards).toHaveCount(1);
  await after.hear('Old Keeper');
  await expectHeard(new Studio(second), 'Old Keeper', kept);
  await after.startNew('Design a voice');
  const states = after.stage.getByRole('listitem').getByRole('status');
  await expect(states).toHaveText(['Discarded', 'In your voices', 'Not kept yet']);
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
