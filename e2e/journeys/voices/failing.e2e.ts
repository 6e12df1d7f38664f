import { expect, test } from '../../fixtures/app.ts';
import { type CloudService, startCloudService } from '../../fixtures/service/cloud-service.ts';
import { expectPlayed } from '../../fixtures/sounds/played-sounds.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { Studio } from '../../pages/studio.ts';
import { VoicesPage } from '../../pages/voices-page.ts';

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
  await account.open();
  await account.useAddress(service.baseUrl);
  await account.enterKey(KEY);
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
});
