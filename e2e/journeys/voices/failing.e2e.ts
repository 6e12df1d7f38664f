import { wavFile } from '../../../shared/audio/wav.ts';
import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look } from '../../fixtures/looks.ts';
import { type CloudService, startCloudService } from '../../fixtures/service/cloud-service.ts';
import { expectPlayed } from '../../fixtures/sounds/played-sounds.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TasksPage } from '../../pages/tasks-page.ts';
import { VoicesPage } from '../../pages/voices/voices-page.ts';

const KEY = 'sk-cloud-0123456789-secret-part-ABCD';
const WRONG_KEY = 'sk-cloud-0123456789-secret-part-NONE';

let service: CloudService | null = null;
test.afterEach(async () => {
  await service?.end();
  service = null;
});

test('a list that cannot be read says why, keeps what is stored in use, and comes back when it is mended', async ({
  app,
  page,
}) => {
  service = await startCloudService({ key: KEY });
  const studio = new Studio(app);
  const account = new AccountPage(app);
  const voices = new VoicesPage(page);
  const problem = voices.stage.getByRole('alert');
  await account.connect(service.baseUrl, KEY);
  await studio.chooseEngine('Cloud');
  await studio.openPanel('Voices');
  await voices.say('Heard while all was well.');
  await voices.hear('Wise Woman');
  await expectPlayed(studio, 'Wise Woman');

  await account.open();
  await account.enterKey(WRONG_KEY);
  await studio.openPanel('Voices');
  await expect(problem).toContainText('Couldn’t load the voices');
  await expect(problem).toContainText('The service rejected your API key');
  await voices.card('Wise Woman').press('f');
  await voices.openPart('Favourites');
  await expect(voices.cards).toHaveCount(1);
  await voices.hear('Wise Woman');
  await expectPlayed(studio, 'Wise Woman');
  await problem.getByRole('button', { name: 'Use local voices' }).click();
  await expect(problem).toBeHidden();
  await voices.openPart('All voices');
  await expect(voices.cards.first()).toBeVisible();

  await studio.chooseEngine('Cloud');
  await account.open();
  await account.enterKey(KEY);
  await studio.openPanel('Voices');
  await expect(voices.card('Wise Woman')).toBeVisible();
  await expect(problem).toBeHidden();

  await test.step('files of the account are listed by purpose and deleted', async () => {
    await upload(service, 'voice_clone', 'Interview.wav');
    await upload(service, 't2a_async_input', 'chapter.txt');
    await studio.openPanel('Tasks');
    const tasks = new TasksPage(page);
    await tasks.list.getByRole('button', { name: 'Cloud files' }).click();
    const samples = tasks.stage.getByRole('list', { name: 'Voice samples' });
    await expect(samples.getByRole('listitem')).toContainText(/Until deleted.*Interview\.wav/);
    await expect(tasks.stage.getByRole('list', { name: 'Long texts' }).getByText('chapter.txt')).toBeVisible();
    await look(studio, 'cloud-files');
    expect(await violations(page)).toEqual([]);
    await samples.getByRole('button', { name: 'Delete: Interview.wav' }).click();
    const question = page.getByRole('dialog', { name: 'Delete “Interview.wav” from the service?' });
    await expect(question).toContainText('Atelier has no copy of this file');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(samples).toBeHidden();
  });
});

const tone = () =>
  Uint8Array.from(
    wavFile(
      Float32Array.from({ length: 200_000 }, (_, at) => Math.sin(at / 10) / 3),
      16_000,
    ),
  );

/** As another program of the account would. */
async function upload(to: CloudService | null, purpose: string, name: string): Promise<void> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([name.endsWith('.wav') ? tone() : 'A chapter.'], name));
  const headers = { Authorization: `Bearer ${KEY}` };
  const answer = await fetch(`${to?.baseUrl}/v1/files/upload`, { method: 'POST', headers, body: form });
  expect(await answer.json()).toMatchObject({ base_resp: { status_code: 0 } });
}
