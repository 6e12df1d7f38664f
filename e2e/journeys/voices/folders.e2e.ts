import path from 'node:path';
import { openDatabase } from '../../../electron/core/database/database.ts';
import { putVoice } from '../../../electron/core/voices/registry/voice-table.ts';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { engineVoices } from '../../fixtures/sounds/voice-times.ts';
import { CloneWizard } from '../../pages/voices/clone-wizard.ts';
import { openSpeak, SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';
import { VoicesPage } from '../../pages/voices/voices-page.ts';

async function openVoices(app: RunningApp): Promise<VoicesPage> {
  await new Studio(app).openPanel('Voices');
  return new VoicesPage(app.page);
}

/** A voice of one's own, made as quickly as one can be. */
async function keepDesigned(voices: VoicesPage, name: string): Promise<void> {
  await voices.startNew('Design voice');
  await voices.stage.getByRole('textbox', { name: 'Voice description' }).fill('A calm woman from the coast');
  await voices.stage.getByRole('button', { name: 'Generate 3 candidates' }).click();
  await expect(voices.stage.getByText('Not saved')).toHaveCount(3);
  await voices.stage.getByRole('button', { name: 'Save candidate 1' }).click();
  await voices.stage.getByRole('textbox', { name: 'Voice name' }).fill(name);
  await voices.page.keyboard.press('Enter');
  await expect(voices.stage.getByText('Saved', { exact: true })).toBeVisible();
}

test('favourites, folders, tags and used voices come first, here and in Speak, and still after a restart', async ({
  launch,
}) => {
  const first = await launch();
  const before = await openVoices(first);
  await before.put('Wise Woman', { folder: 'Audiobooks', tag: 'warm' });
  await before.card('Wise Woman').press('f');
  await before.put('Young Man', { folder: 'Audiobooks', tag: 'bright' });
  await before.dock.getByRole('button', { name: 'Use in new script' }).click();
  const { speak: writing } = await openSpeak(first);
  await writing.rewrite(1, 'The lamp was trimmed at four.');
  await writing.make();
  await first.electron.close();

  const second = await launch({ profile: first.profile });
  const voices = await openVoices(second);
  await voices.openPart('Favourites');
  await expect(voices.cards).toHaveCount(1);
  await expect(voices.card('Wise Woman')).toBeVisible();
  await voices.label('Folders', 'Audiobooks').click();
  await expect(voices.cards).toHaveCount(2);
  await voices.label('Tags', 'bright').click();
  await expect(voices.cards).toHaveCount(1);
  await expect(voices.stage).toContainText('1 voice tagged bright');
  await voices.openPart('Recently used');
  await expect(voices.cards).toHaveCount(1);
  await voices.card('Young Man').click();
  await expect(voices.uses).toContainText('1 line, 1 take');

  await voices.uses.getByRole('button').click();
  const { speak } = await openSpeak(second);
  await speak.cast
    .getByRole('button', { name: /Choose voice$/ })
    .first()
    .click();
  const groups = second.page.getByRole('dialog').getByRole('region');
  await expect(groups.nth(0)).toHaveAccessibleName('Favourites');
  await expect(groups.nth(0)).toContainText('Wise Woman');
  await expect(groups.nth(1)).toHaveAccessibleName('Recently used');
  await expect(groups.nth(1)).toContainText('Young Man');
});

test('a voice goes into the bin first, comes back by undo, and is deleted permanently with its scripts named', async ({
  app,
  page,
}) => {
  const voices = await openVoices(app);
  await keepDesigned(voices, 'Coast');
  const kept = await engineVoices(app.profile);
  await voices.openPart('Designed');
  await voices.card('Coast').click();
  await voices.dock.getByRole('button', { name: 'Use in new script' }).click();
  const { studio, speak } = await openSpeak(app);
  await speak.rewrite(1, 'The boat was late.');

  await openVoices(app);
  await voices.card('Coast').press('Delete');
  const toast = page.getByRole('group', { name: 'Coast moved to the bin; still used in 1 script' });
  await expect(voices.stage.getByText('Design your first voice')).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(voices.card('Coast')).toBeVisible();
  await voices.card('Coast').click({ button: 'right' });
  await page.getByRole('menu', { name: 'Actions for Coast' }).getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(voices.card('Coast')).toBeHidden();
  // What lies in the bin still speaks.
  await studio.openPanel('Speak');
  await speak.make();
  await openVoices(app);
  await voices.openPart('Bin');
  await voices.card('Coast').press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Restore' }).press('Enter');
  await expect(voices.stage.getByText('The bin is empty')).toBeVisible();
  expect(await engineVoices(app.profile)).toEqual(kept);

  await voices.openPart('Designed');
  await voices.card('Coast').press('Delete');
  await voices.openPart('Bin');
  await voices.card('Coast').press('Delete');
  await expect(voices.deleteDialog).toContainText('Lines in “Script for Coast” use it and will need another voice.');
  await voices.deleteDialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(voices.stage.getByText('The bin is empty')).toBeVisible();
  expect(await engineVoices(app.profile)).toHaveLength(kept.length - 1);
});

test('a voice that the chosen service lacks is told, and both ways out work', async ({ launch }) => {
  const app = await launch();
  const voices = await openVoices(app);
  await expect(voices.cards.first()).toBeVisible();
  await app.electron.close();
  addCloudVoice(app.profile, { id: 'Lisbon_Narrator', name: 'Lisbon Narrator', description: 'An old man, slow.' });

  const again = await launch({ profile: app.profile });
  const all = await openVoices(again);
  await expect(all.card('Wise Woman')).toHaveAccessibleName(/Built-in, This computer$/);
  await expect(all.card('Lisbon Narrator')).toHaveAccessibleName(/Built-in, Cloud$/);
  await all.showPlace('Cloud');
  await expect(all.cards).toHaveCount(1);
  await all.hear('Lisbon Narrator');
  const question = again.page.getByRole('dialog', { name: 'Preview “Lisbon Narrator” in the cloud?' });
  await question.getByRole('button', { name: 'Don’t send' }).click();
  await all.dock.getByRole('button', { name: 'Use in new script' }).click();

  const studio = new Studio(again);
  const speak = new SpeakPage(again.page);
  const notice = speak.stage.getByRole('alert');
  await expect(notice).toContainText('“Lisbon Narrator” works only in the cloud');
  await notice.getByRole('button', { name: /^Use .+ instead$/ }).click();
  await expect(notice).toBeHidden();
  await expect(speak.cast).not.toContainText('Lisbon Narrator');
  await studio.runCommandByKeys('Undo');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Use the cloud' }).click();
  await again.page.getByRole('dialog').getByRole('button', { name: 'Use the cloud' }).click();
  await expect(notice).toBeHidden();
});

/** The cloud listed it once; nothing but that answer is known here. */
function addCloudVoice(profile: string, voice: { id: string; name: string; description: string }): void {
  const { db, close } = openDatabase(path.join(profile, 'atelier.db'));
  db.write((tx) => putVoice(tx, { ...voice, engine: 'cloud', kind: 'system', isListed: true }));
  close();
}

test('a clone that was not finished is announced after a restart and leads back to what was entered', async ({
  launch,
}) => {
  const first = await launch();
  const before = await openVoices(first);
  await expect(before.list.getByRole('region', { name: 'Unfinished clone' })).toBeHidden();
  await before.startNew('Clone voice');
  const wizard = new CloneWizard(first.page);
  await new Studio(first).answerOpenDialog([samplePath('speech/demo-moreinfo.flac')]);
  await wizard.chooseFile();
  await wizard.takeBestStretches();
  await first.electron.close();

  const second = await launch({ profile: first.profile });
  const voices = await openVoices(second);
  await voices.openPart('All voices');
  const draft = voices.list.getByRole('region', { name: 'Unfinished clone' });
  await expect(draft).toContainText('demo-moreinfo');
  await draft.getByRole('button').click();
  const again = new CloneWizard(second.page);
  await expect(again.step('Transcript')).toHaveAttribute('aria-current', 'step');
  await again.stage.getByRole('button', { name: 'Start over' }).click();
  await expect(draft).toBeHidden();
});
