import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { type CloudService, startCloudService } from '../../fixtures/service/cloud-service.ts';
import { filesHolding } from '../../fixtures/profile-files.ts';
import { samplePath, sampleText } from '../../fixtures/sounds/recordings.ts';
import { spokenWords } from '../../fixtures/sounds/words.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

const KEY = 'sk-cloud-0123456789-secret-part-ABCD';
const WRONG_KEY = 'sk-cloud-0123456789-secret-part-NONE';
const speech = samplePath('speech/jfk.flac');
const said = spokenWords(sampleText('jfk.flac'));

let service: CloudService | null = null;
test.afterEach(async () => {
  await service?.end();
  service = null;
});

/** Enters address and key, and has new work done there. */
async function useCloud(app: RunningApp, account: { baseUrl: string; key: string }): Promise<AccountPage> {
  const page = new AccountPage(app);
  await page.connect(account.baseUrl, account.key);
  await expect(page.main).toContainText(`••••${account.key.slice(-4)}`);
  await new Studio(app).chooseEngine('Cloud');
  return page;
}

test('a tested connection transcribes in the cloud, and what is sent where is said', async ({ app, page }) => {
  service = await startCloudService({ key: KEY });
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  const account = await useCloud(app, service);
  const report = await account.testConnection();
  await expect(report).toContainText('Connection works');
  await expect(report).toContainText('The service accepts the key.');
  await expect(report).toContainText('The address is on this computer and needs no encryption.');

  await studio.drop([speech]);
  await expect(transcribe.stage.getByRole('heading', { name: 'jfk' })).toBeVisible();
  await transcribe.waitUntilWritten();
  expect(spokenWords((await transcribe.visibleTexts()).join(' '))).toEqual(said);
  await expect(transcribe.dock).toContainText(`This audio was sent to ${service.host}.`);
  expect(await filesHolding(app, 'secret-part')).toEqual([]);
});

test('a refused key is decoded, fails the work and leads to the settings that mend it', async ({ app, page }) => {
  service = await startCloudService({ key: KEY });
  const transcribe = new TranscribePage(page);
  const account = await useCloud(app, { ...service, key: WRONG_KEY });
  const report = await account.testConnection();
  await expect(report).toContainText('Connection failed');
  await expect(report).toContainText('The service rejected your API key. It may be mistyped');

  await new Studio(app).drop([speech]);
  const failure = transcribe.stage.getByRole('alert');
  await expect(failure).toContainText('The service rejected your API key');
  await expect(failure).toContainText('Check both in Settings.');
  await failure.getByRole('button', { name: 'Account settings' }).click();
  await account.enterKey(KEY);
  await expect(account.main).toContainText('••••ABCD');

  await new Studio(app).openPanel('Transcribe');
  await transcribe.open('jfk');
  await transcribe.stage.getByRole('button', { name: 'Resume', exact: true }).click();
  await transcribe.waitUntilWritten();
  expect(spokenWords((await transcribe.visibleTexts()).join(' '))).toEqual(said);
  expect(await filesHolding(app, 'secret-part')).toEqual([]);
});

test('a service that limits its rate is waited for, with the next try in sight', async ({ app, page }) => {
  service = await startCloudService({ key: KEY, ratePerMinute: 1 });
  const transcribe = new TranscribePage(page);
  const account = await useCloud(app, service);
  const report = await account.testConnection();
  await expect(report).toContainText('Connection works');

  // Of the minute that the one allowed request holds, a quarter is left to wait for.
  service.advance(45_000);
  await new Studio(app).drop([speech]);
  await expect(transcribe.stage.getByRole('heading', { name: 'jfk' })).toBeVisible();
  await new Studio(app).openPanel('Tasks');
  await expect(page.getByRole('main')).toContainText(/Retrying in \d:\d\d/);
  await new Studio(app).openPanel('Transcribe');
  await transcribe.open('jfk');
  await transcribe.waitUntilWritten();
  expect(spokenWords((await transcribe.visibleTexts()).join(' '))).toEqual(said);
});
