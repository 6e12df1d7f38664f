import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { openSpeak } from '../../pages/speak-page.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

/** The last cues have a wrong hour. */
const FAR_APART = `1
00:00:00,500 --> 00:00:02,000
The first line is here.

2
99:21:29,505 --> 100:00:29,605
The second line follows.
`;
/** Some seconds of sound with holes of 5.5 h between its packets. */
const HOLES = path.resolve(import.meta.dirname, '../../../shared/audio/test-data/hostile/webm-holes-1100h.webm');

test('what would write hours of silence is asked about before it does', async ({ app, page, folder }) => {
  const { speak, studio } = await openSpeak(app);
  const subtitles = path.join(folder, 'Film.srt');
  await writeFile(subtitles, FAR_APART);

  await test.step('a narration of a hundred hours', async () => {
    await studio.drop([subtitles]);
    await expect(speak.rows).toHaveCount(2);
    await speak.make();
    await studio.answerOpenDialog([folder]);
    const form = await speak.openExport();
    await form.getByRole('radiogroup', { name: 'Format' }).getByText('WAV', { exact: true }).click();
    await form.getByRole('button', { name: 'Export audio' }).click();
    const question = page.getByRole('dialog', { name: /^Create .* of audio\?$/ });
    // Not covered by the form that it came from.
    await question.getByText(/^It needs up to/).click({ trial: true, position: { x: 330, y: 8 } });
    await page.screenshot({ path: 'test-results/large-narration.png' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await readdir(folder)).toEqual(['Film.srt']);
    await page.keyboard.press('Escape');
  });

  await test.step('a recording with more than six hours of silence', async () => {
    const transcribe = new TranscribePage(page);
    await studio.openPanel('Transcribe');
    await studio.drop([HOLES]);
    const anyway = transcribe.stage.getByRole('button', { name: 'Prepare anyway' });
    await expect(anyway).toBeVisible({ timeout: WORK_LIMIT_MS });
    await expect(transcribe.stage).toContainText('contains more than 6 h of silence');
    await page.screenshot({ path: 'test-results/long-silence.png' });
    await anyway.click();
    await expect(anyway).toBeHidden();
    await expect(transcribe.stage.getByText('contains more than 6 h of silence')).toBeHidden();
  });
});
