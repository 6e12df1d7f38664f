import { expect, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

test('the empty panel and the settings', async ({ app, page }) => {
  const studio = new Studio(app);
  await expect(page.getByText('Drop a recording')).toBeVisible();
  await look(studio, 'empty');
  await studio.openSettings('Engine');
  await look(studio, 'settings');
});

test('a transcript while it is written, when it is finished, and the tasks', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await expect(page.getByText('Drop a recording')).toBeVisible();
  await studio.useTheme('Dark');
  await studio.drop([
    samplePath('dialogues/4-speakers-4.flac'),
    samplePath('dialogues/2-speakers-1.flac'),
    samplePath('speech/jfk.flac'),
  ]);
  await expect(transcribe.waveform).toBeVisible();
  await expect(transcribe.liveText).toBeVisible();
  await look(studio, 'working');
  await transcribe.waitUntilWritten();
  await transcribe.line(3).click();
  await look(studio, 'finished');
  await studio.openPanel('Tasks');
  await look(studio, 'tasks');
});

test('text at 200 % covers nothing and cuts no button', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await studio.drop([samplePath('speech/jfk.flac')]);
  await transcribe.waitUntilWritten();
  await transcribe.line(2).click();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+=');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await look(studio, 'large-text');
});
