import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { type CloudService, startCloudService } from '../../fixtures/service/cloud-service.ts';
import { look } from '../../fixtures/looks.ts';
import { convert, samplePath } from '../../fixtures/sounds/recordings.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TasksPage } from '../../pages/tasks-page.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

const KEY = 'sk-cloud-0123456789-secret-part-ABCD';

let service: CloudService | null = null;
test.afterEach(async () => {
  await service?.end();
  service = null;
});

test('work at a service that limits its rate, as one batch with one countdown, and what follows a task', async ({
  app,
  page,
  folder,
}) => {
  const studio = new Studio(app);
  const tasks = new TasksPage(page);
  const transcribe = new TranscribePage(page);
  const speech = samplePath('speech/jfk.flac');
  const part = (name: string, from: string) => convert(speech, path.join(folder, name), ['-ss', from]);
  // Files of their own beside nothing else, so that what is written next to them is seen.
  const [first, second, third] = [part('First.wav', '1'), part('Second.wav', '2'), part('Third.wav', '3')];

  await test.step('two recordings wait for one limit, which is counted down for both', async () => {
    service = await startCloudService({ key: KEY, ratePerMinute: 1 });
    const account = new AccountPage(app);
    await account.connect(service.baseUrl, KEY);
    await studio.chooseEngine('Cloud');
    // The one request of the minute.
    await expect(await account.testConnection()).toContainText('Connection works');
    await studio.drop([first, second]);
    // What was added is opened, which leads away from any other panel.
    await expect(transcribe.stage.getByRole('heading', { name: 'First' })).toBeVisible();
    await studio.openPanel('Tasks');
    await expect(tasks.row('First')).toContainText(/Retrying in \d:\d\d/);
    await expect(tasks.row('Second')).toContainText(/\d:\d\d/);
    const free = tasks.list.getByRole('region', { name: 'Available now' });
    await expect(free.getByRole('listitem').filter({ hasText: 'Transcription' })).toContainText(/Next in \d:\d\d/);
    await tasks.row('First').click();
    await look(studio, 'tasks-cloud');
  });

  await test.step('what was started together is one batch, which is shown alone and cancelled as a whole', async () => {
    const batch = tasks.stage.getByRole('region', { name: 'Started together' });
    await expect(batch).toContainText('2 × Transcript');
    await expect(batch).toContainText('0 of 2 finished');
    await batch.getByRole('button', { name: 'Show only these' }).click();
    await expect(batch.getByRole('button', { name: 'Show all tasks' })).toHaveAttribute('aria-pressed', 'true');
    await batch.getByRole('button', { name: 'Cancel all' }).click();
    await page.getByRole('button', { name: 'Stop 2 tasks' }).click();
    await expect(batch).toBeHidden();
    await expect(tasks.filter('Waiting')).toHaveText('Waiting 0');
  });

  await test.step('subtitles follow a transcript next to its recording', async () => {
    await studio.chooseEngine('On this computer');
    await tasks.stage.getByRole('button', { name: 'Pause queue' }).click();
    await studio.drop([third]);
    await expect(transcribe.stage.getByRole('heading', { name: 'Third' })).toBeVisible();
    await studio.openPanel('Tasks');
    // Its recording, which is prepared first, has the same name.
    const transcript = tasks.rows('Third').filter({ hasText: 'Transcript' });
    await transcript.getByRole('button').first().click();
    await tasks.dock.getByRole('combobox', { name: 'When done' }).click();
    await page.getByRole('option', { name: 'Save SRT next to the recording' }).click();
    await expect(tasks.dock.getByRole('combobox', { name: 'When done' })).toHaveValue('Save SRT next to the recording');
    const activity = await watchActivity(app);
    await tasks.chooseForTheEnd('Close Atelier');
    await expect(tasks.stage.getByRole('note')).toContainText('Atelier closes when all tasks have ended');
    await tasks.stage.getByRole('button', { name: 'Resume queue' }).click();
    await expect(transcript).toContainText('Finished at');
    await expect.poll(activity).toMatchObject({
      told: ['Transcript ready: Third', expect.stringContaining('Atelier closes in a minute')],
      lastShare: -1,
      hadShare: true,
    });
    await expect.poll(() => readdir(folder)).toContain('Third.srt');
  });

  await test.step('the countdown after the last task is stopped, and nothing of it is left', async () => {
    const countdown = page.getByRole('dialog', { name: /Atelier closes in 0:\d\d/ });
    await expect(countdown.getByRole('button', { name: 'Keep open' })).toBeFocused();
    await countdown.getByRole('button', { name: 'Keep open' }).click();
    await expect(countdown).toBeHidden();
    await expect(tasks.stage.getByRole('note')).toHaveCount(0);
  });

  await test.step('a dropped table becomes a batch of speech after its rows were reviewed', async () => {
    await tasks.stage.getByRole('button', { name: 'Pause queue' }).click();
    const table = path.join(folder, 'Announcements.csv');
    await writeFile(
      table,
      'Name;Text;Voice\r\n1;Mind the gap.;\r\n2;"Doors close; stand clear.";\r\n3;Mind the gap.;Nobody\r\n1;Mind the gap.;\r\n',
    );
    await studio.drop([table]);
    const review = page.getByRole('dialog', { name: 'New speech batch' });
    await expect(review).toContainText('Announcements.csv');
    await expect(review.getByRole('listitem').filter({ hasText: 'Nobody' })).toContainText(
      'There’s no voice “Nobody”.',
    );
    await expect(review.getByRole('listitem').filter({ hasText: 'Same as row 2' })).toBeVisible();
    await expect(review.getByRole('status')).toHaveText(
      '2 tasks, 2 lines · 1 row can’t be spoken · 1 row not included',
    );
    await review.getByRole('button', { name: 'Start 2 tasks' }).click();
    await expect(review).toBeHidden();
    const batch = tasks.stage.getByRole('region', { name: 'Started together' });
    await expect(batch).toContainText('2 × Narration');
    await expect(tasks.rows('The queue is paused')).toHaveCount(2);
  });
});

/**
 * What is shown outside the window from here on, as if the window were not in front: notifications, and whether the app's icon
 * had a share of progress, and which it had last (-1: none).
 */
async function watchActivity({ electron }: RunningApp) {
  type Seen = { shares: number[]; told: string[] };
  await electron.evaluate(({ BrowserWindow, Notification }) => {
    const seen: Seen = { shares: [], told: [] };
    Object.assign(globalThis, { seenActivity: seen });
    const [window] = BrowserWindow.getAllWindows();
    if (!window) throw new Error('There is no window.');
    const show = window.setProgressBar.bind(window);
    window.setProgressBar = (share, options) => {
      seen.shares.push(share);
      show(share, options);
    };
    window.isFocused = () => false;
    Notification.isSupported = () => true;
    Notification.prototype.show = function (this: Electron.Notification) {
      seen.told.push(`${this.title}: ${this.body}`);
    };
  });
  return async () => {
    const { shares, told } = await electron.evaluate(
      () => (globalThis as unknown as { seenActivity: Seen }).seenActivity,
    );
    return { told, lastShare: shares.at(-1), hadShare: shares.some((share) => share >= 0) };
  };
}
