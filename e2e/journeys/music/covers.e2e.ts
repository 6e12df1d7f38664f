import { startCoverService } from '../../../electron/core/music/test-data/cover-service.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { MusicPage } from '../../pages/music-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TasksPage } from '../../pages/tasks-page.ts';

const KEY = 'sk-cloud-0123456789-secret-part-ABCD';

test('a reference is uploaded once, lends its lyrics, and is reused with its time in sight', async ({ app, page }) => {
  const service = await startCoverService();
  const studio = new Studio(app);
  const music = new MusicPage(page);
  const host = new URL(service.baseUrl).host;

  await test.step('a dropped recording becomes the reference, which the service does not know yet', async () => {
    const account = new AccountPage(app);
    await account.open();
    await account.useAddress(service.baseUrl);
    await account.enterKey(KEY);
    await studio.chooseEngine('Cloud');
    await studio.openPanel('Music');
    await music.list.getByRole('radiogroup', { name: 'Mode' }).getByText('Cover', { exact: true }).click();
    await studio.drop([samplePath('speech/jfk.flac')]);
    await expect(music.reference).toHaveValue('jfk');
    await expect(music.list.getByText(`Uploaded to ${host} with the first cover`)).toBeVisible();
  });

  await test.step('its lyrics fill the form, and it is known from then on', async () => {
    await music.list.getByRole('button', { name: 'Use its lyrics' }).click();
    await expect(music.lyricsOf('Verse')).toHaveValue('Low tide and a kettle');
    await expect(music.list.getByText(`${host} knows this reference. It isn’t uploaded again.`)).toBeVisible();
    await expect(music.list.getByText('23 hours')).toBeVisible();
    expect(service.asked).toEqual(['prepare']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('group', { name: /filled in|is the reference/ })).toHaveCount(0);
    expect(await violations(page), 'a known reference').toEqual([]);
    await look(studio, 'music-known-reference');
  });

  await test.step('covers are generated without uploading it again', async () => {
    await music.style.fill('Slow string quartet');
    await music.list.getByRole('combobox', { name: 'File' }).click();
    await page.getByRole('option', { name: 'WAV' }).click();
    await music.generate.click();
    await expect(music.songs).toHaveCount(1);
    await expect(music.stage.getByText('2 takes', { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(service.asked).toEqual(['prepare', 'cover_feature_id', 'cover_feature_id']);
  });

  await test.step('Tasks lists it with what expires', async () => {
    await studio.openPanel('Tasks');
    const tasks = new TasksPage(page);
    await tasks.filter('Expiring').click();
    const row = tasks.stage.getByRole('listitem').filter({ hasText: 'Cover reference' });
    await expect(row).toContainText('jfk');
    await expect(row).toContainText('Used without uploading, then uploads again');
    await look(studio, 'tasks-cover-reference');
  });
  await service.end();
});
