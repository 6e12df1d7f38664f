import { expect, test } from '../../fixtures/app.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { type CloudService, startCloudService } from '../../fixtures/service/cloud-service.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';

const KEY = 'sk-cloud-0123456789-secret-part-ABCD';

let service: CloudService;
test.beforeEach(async () => {
  service = await startCloudService({ key: KEY });
});
test.afterEach(() => service.end());

test('money is said before what is billed, where the user has given a price and nowhere else', async ({
  app,
  page,
}) => {
  const studio = new Studio(app);
  const account = new AccountPage(app);
  const speak = new SpeakPage(page);
  const video = new VideoPage(page);
  const newTranscript = page.getByRole('dialog', { name: /New transcript/i });

  await test.step('without prices there are units only', async () => {
    await account.connect(service.baseUrl, KEY);
    await studio.chooseEngine('Cloud');
    await studio.openPanel('Video');
    await expect(video.list.getByText('Billed as 1 clip of 6 seconds.')).toBeVisible();
    await studio.openPanel('Speak');
    await speak.write(['The lamp was trimmed at four.']);
    await expect(speak.foot).toContainText('billed by the service, price unknown');
  });

  await test.step('prices are filled in', async () => {
    await account.open();
    const fields = { 'Video-2.3, one second of clip': '0.05', 'asr-1.0, one hour of audio': '0.36' };
    for (const [name, price] of Object.entries(fields)) {
      const field = account.main.getByRole('textbox', { name, exact: true });
      await field.fill(price);
      await field.press('Tab');
      await expect(field).toHaveValue(price);
    }
    for (const field of await account.main.getByRole('textbox', { name: /, a million characters$/ }).all()) {
      await field.fill('1000');
      await field.press('Tab');
    }
    await account.main.getByRole('table', { name: 'Prices of generating' }).scrollIntoViewIfNeeded();
    await expectNoViolations(page, 'prices of generating');
    await look(studio, 'settings-prices-of-generating');
  });

  await test.step('clips, scripts and recordings say what they come to', async () => {
    await studio.openPanel('Video');
    await expect(video.list.getByText('Billed as 1 clip of 6 seconds, $0.30.')).toBeVisible();
    await look(studio, 'video-price');
    await studio.openPanel('Speak');
    await expect(speak.foot).toContainText('$0.029, billed by the service');
    const form = await speak.openExport();
    await expect(form).toContainText('29 characters, $0.029');
    await lookAtDialog(page, 'speak-export-price');
    await page.keyboard.press('Escape');
    await studio.openPanel('Transcribe');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(newTranscript).toContainText('An hour of audio is billed as $0.36.');
    await lookAtDialog(page, 'transcribe-new-price');
    await page.keyboard.press('Escape');
  });
});
