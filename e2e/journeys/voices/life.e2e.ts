import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { expectPlayed } from '../../fixtures/sounds/played-sounds.ts';
import { cutOff } from '../../fixtures/processes/processes.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { engineVoices, loseVoice, makeVoicesOlder } from '../../fixtures/sounds/voice-times.ts';
import { CloneWizard } from '../../pages/voices/clone-wizard.ts';
import { Studio } from '../../pages/studio.ts';
import { VoicesPage } from '../../pages/voices/voices-page.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NAME = 'Night Operator';
const ID = 'night-operator';

// Several starts.

/** From the list to the last step of cloning, with everything filled in. */
async function prepareClone(app: RunningApp): Promise<CloneWizard> {
  const studio = new Studio(app);
  const wizard = new CloneWizard(app.page);
  await studio.openPanel('Voices');
  await new VoicesPage(app.page).startNew('Clone voice');
  // After a power cut the draft of before may be there.
  await wizard.stage.getByRole('button', { name: 'Start over' }).click();
  await studio.answerOpenDialog([samplePath('speech/demo-moreinfo.flac')]);
  await wizard.chooseFile();
  await wizard.takeBestStretches();
  await wizard.goOn();
  await wizard.name.fill(NAME);
  await wizard.id.fill(ID);
  await wizard.consent({ basis: 'The person gave consent', person: 'Ada Reader', statement: 'Agreed by letter.' });
  return wizard;
}

async function openCloned(app: RunningApp): Promise<VoicesPage> {
  const voices = new VoicesPage(app.page);
  await new Studio(app).openPanel('Voices');
  await voices.openPart('Cloned');
  return voices;
}

/** Digests of all files in the library of a profile. */
async function libraryDigests({ profile }: RunningApp): Promise<string[]> {
  const entries = await readdir(path.join(profile, 'library'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ),
  );
}

test('a clone cut off in the middle is made once, is carried in a file, and its ID is never given again', async ({
  launch,
  folder,
}) => {
  const first = await launch();
  const wizard = await prepareClone(first);
  await wizard.goOn();
  await expect(wizard.stage.getByRole('button', { name: 'Stop' })).toBeVisible();
  await cutOff(first);

  const second = await launch({ profile: first.profile });
  const studio = new Studio(second);
  const voices = await openCloned(second);
  await expect(voices.cards).toHaveCount(1);
  expect(await engineVoices(second.profile)).toEqual([ID]);
  await voices.hear(NAME);
  await expectPlayed(studio, NAME);

  await voices.card(NAME).click();
  await studio.answerOpenDialog([folder]);
  await voices.dock.getByRole('button', { name: 'Export record' }).click();
  await expect.poll(() => readdir(folder)).toEqual([`${NAME} consent.json`]);
  const record = JSON.parse(await readFile(path.join(folder, `${NAME} consent.json`), 'utf8'));
  expect(record).toMatchObject({ person: 'Ada Reader', statement: 'Agreed by letter.', voice: { name: NAME, id: ID } });
  expect(Math.abs(Date.parse(record.agreedAt) - Date.now())).toBeLessThan(HOUR_MS);
  expect(await libraryDigests(second)).toContain(record.sample.sha256);

  await voices.dock.getByRole('button', { name: 'Export voice' }).click();
  await expect.poll(() => readdir(folder)).toContain(`${NAME} voice.zip`);

  await voices.card(NAME).press('Delete');
  await expect(voices.stage.getByText('Clone your first voice')).toBeVisible();
  expect(await engineVoices(second.profile)).toEqual([ID]);
  await voices.openPart('Bin');
  await voices.card(NAME).click();
  await voices.dock.getByRole('button', { name: 'Delete permanently' }).click();
  await voices.deleteDialog.getByRole('button', { name: 'Keep voice' }).click();
  await expect(voices.cards).toHaveCount(1);
  await voices.card(NAME).press('Delete');
  await expect(voices.deleteDialog).toContainText('its ID can never be used again');
  await voices.deleteDialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(voices.stage.getByText('The bin is empty')).toBeVisible();
  expect(await engineVoices(second.profile)).toEqual([]);

  await voices.importFile(path.join(folder, `${NAME} voice.zip`));
  await voices.openPart('Cloned');
  await expect(voices.card(NAME)).toBeVisible();
  expect(await engineVoices(second.profile)).toEqual(['Night-Operator']);
  await voices.card(NAME).click();
  await expect(voices.dock.getByRole('region', { name: 'Consent' })).toContainText(record.sample.sha256);

  const again = await prepareClone(second);
  await expect(again.id).toHaveAccessibleDescription('A deleted voice had this ID, and IDs are never reused.');
  await expect(again.next).toBeDisabled();
});

test('a voice made on this computer stays for years, and is cloned again when it was lost', async ({ launch }) => {
  const first = await launch();
  await (await prepareClone(first)).clone(NAME);
  await first.electron.close();
  await makeVoicesOlder(first.profile, 3000 * DAY_MS);

  const later = await launch({ profile: first.profile });
  const voices = await openCloned(later);
  await expect(voices.card(NAME)).toBeVisible();
  await expect(voices.card(NAME).locator('[data-tone]')).toHaveCount(0);
  await voices.hear(NAME);
  await expectPlayed(new Studio(later), NAME);
  await voices.card(NAME).click();
  await expect(voices.dock).toContainText('Kept on this computer until you delete it.');
  await expect(voices.dock.getByRole('switch', { name: 'Prevent expiry' })).toHaveCount(0);
  await later.electron.close();
  await loseVoice(first.profile, ID);

  const lost = await openCloned(await launch({ profile: first.profile }));
  const { dock } = lost;
  await expect(lost.card(NAME)).toHaveAccessibleName(/Unavailable/);
  await lost.card(NAME).click();
  await expect(dock.getByRole('alert')).toContainText('This voice is no longer on this computer');
  await dock.getByRole('button', { name: 'Clone again' }).click();
  await dock.getByRole('textbox', { name: 'New ID' }).fill('night-operator-2');
  const again = dock.getByRole('button', { name: 'Clone with new ID' });
  await expect(again).toBeEnabled();
  await again.click();
  await expect(lost.cards).toHaveCount(2);
  await expect(lost.stage.getByRole('gridcell', { name: /Unavailable/ })).toHaveCount(1);
});
