import { expect, test } from '../../fixtures/app.ts';
import { type CloudService, startCloudService } from '../../fixtures/service/cloud-service.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';

const KEY = 'sk-cloud-0123456789-secret-part-ABCD';

let service: CloudService;
test.beforeEach(async () => {
  service = await startCloudService({ key: KEY });
});
test.afterEach(() => service.end());

test('a script that was begun without a key says what is missing, and is cast once the key is there', async ({
  app,
  page,
}) => {
  const studio = new Studio(app);
  const speak = new SpeakPage(page);
  const account = new AccountPage(app);
  const notice = speak.stage.getByRole('alert');
  await account.open();
  await account.useAddress(service.baseUrl);
  await studio.chooseEngine('Cloud');
  await studio.openPanel('Speak');
  await speak.write(['The lamp was trimmed at four.']);
  await expect(notice).toContainText('The cloud needs an API key');
  await expect(speak.line(1)).toContainText('No voice assigned');

  await notice.getByRole('button', { name: 'Account settings' }).click();
  await account.enterKey(KEY);
  await expect(account.main).toContainText('••••ABCD');
  await studio.openPanel('Speak');
  await expect(notice).toContainText('No voices assigned');
  await notice.getByRole('button', { name: 'Assign automatically' }).click();
  await expect(notice).toBeHidden();
  await speak.make();
  await expect(speak.line(1)).toContainText(/\d s/);
});
