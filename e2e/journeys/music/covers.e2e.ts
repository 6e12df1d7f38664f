import { startCoverService } from '../../../electron/core/music/test-data/cover-service.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { MusicPage } from '../../pages/studios/music-page.ts';
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
    await account.connect(service.baseUrl, KEY);
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
    await expect(music.stage.getByText('2 takes', { exact: true })).toBeVisible({ timeout: WORK_LIMIT_MS });
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

  await test.step('a free model says how many requests a minute are left, and counts down to the next', async () => {
    await studio.openPanel('Music');
    await music.list.getByRole('combobox', { name: 'Model' }).click();
    await page.getByRole('option', { name: 'music-cover-free' }).click();
    const meter = music.list.getByRole('group', { name: 'Requests this minute' });
    await expect(meter).toHaveText('3 of 3 left this minute');
    await music.list.getByRole('radiogroup', { name: 'Takes' }).getByText('3', { exact: true }).click();
    await music.generate.click();
    await expect(meter).toContainText(/^0 of 3 left this minutenext in \d+ s$/);
    const seconds = async () => Number(/next in (\d+) s/.exec(await meter.innerText())?.[1]);
    const first = await seconds();
    await expect.poll(seconds).toBeLessThan(first);
    await look(studio, 'music-meter');
  });
  await service.end();
});

test('a song is covered on this computer, which listens to it once', async ({ app, page }) => {
  const studio = new Studio(app);
  const music = new MusicPage(page);
  const mode = (name: string) => music.list.getByRole('radiogroup', { name: 'Mode' }).getByText(name, { exact: true });

  await test.step('a song becomes the reference', async () => {
    await studio.openPanel('Music');
    await mode('Instrumental').click();
    await music.style.fill('Folk, 100 bpm, D major, 12 seconds');
    await music.list.getByRole('radiogroup', { name: 'Takes' }).getByText('1', { exact: true }).click();
    await music.generate.click();
    await expect(music.stage.getByText('1 take', { exact: true })).toBeVisible({ timeout: WORK_LIMIT_MS });
    await mode('Cover').click();
    await expect(music.list.getByText(/^The local sketch engine listens to tempo, chords and lead line/)).toBeVisible();
    await music.reference.click();
    await page.getByRole('option', { name: /^Folk/ }).click();
    await expect(music.list.getByText(/^Analysed with the first cover/)).toBeVisible();
  });

  await test.step('nobody sings in it, and from then on it is known', async () => {
    await music.list.getByRole('button', { name: 'Use its lyrics' }).click();
    await expect(page.getByRole('group', { name: 'No lyrics were found' })).toBeVisible({ timeout: WORK_LIMIT_MS });
    await expect(music.list.getByText('The local engine knows this reference. It isn’t analysed again.')).toBeVisible();
  });

  await test.step('a cover has its key in the new style, and names what it was made from', async () => {
    await music.style.fill('Slow solo piano');
    await music.generate.click();
    await expect(music.songs).toHaveCount(2);
    await expect(music.stage.getByText('2 takes', { exact: true })).toBeVisible({ timeout: WORK_LIMIT_MS });
    await music.take('A').click();
    await expect(music.dock.getByText('solo piano', { exact: true })).toBeVisible();
    await expect(music.dock.getByText('D major', { exact: true })).toBeVisible();
    await expect(music.dock.getByRole('button', { name: /^Folk, 100 bpm.*Made from/ })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('group', { name: /No lyrics were found/ })).toHaveCount(0);
    expect(await violations(page), 'a cover on this computer').toEqual([]);
    await look(studio, 'music-local-cover');
  });
});
