import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';

/** Two small shots of another model, the first from the frame that is in the form, generated together. */
export async function planShots(app: RunningApp): Promise<void> {
  const { page } = app;
  const video = new VideoPage(page);
  const shot = (title: string) => video.shots.filter({ hasText: title });

  await test.step('the form is added as shots, which it edits and keys move', async () => {
    await video.chooseModel('H3-Max');
    await video.cell('5 s, 480P').click();
    await video.prompt.fill('A lake in the evening [Static shot]');
    await video.show('Storyboard');
    await video.stage.getByRole('button', { name: 'Add shot' }).click();
    await expect(video.shots).toHaveText([/A lake in the evening.*Static shot.*Not generated yet.*5 s · 480P/]);
    await video.stage.getByRole('button', { name: 'Add shot' }).click();
    await video.mode('Text').press('Space');
    await video.prompt.fill('');
    await expect(video.shots.nth(1)).toContainText('Describe the clip.');
    await video.prompt.fill('A lake at night [Pan right]');
    await expect(video.shots).toHaveText([/A lake in the evening/, /A lake at night.*Pan right/]);
    await shot('at night')
      .getByRole('button', { name: /^Shot 2/ })
      .press('Alt+ArrowUp');
    await expect(video.shots).toHaveText([/A lake at night/, /A lake in the evening/]);
    await expect(shot('at night').getByRole('button', { name: /^Shot 1/ })).toBeFocused();
  });

  await test.step('what is missing is generated together, and each shot says how it stands', async () => {
    await video.stage.getByRole('button', { name: 'Generate 2 shots' }).click();
    await expect(shot('in the evening').getByRole('status')).toHaveText('Waiting in the queue');
    await expect(video.shots.getByRole('status')).toHaveText(['Saved', 'Saved'], { timeout: WORK_LIMIT_MS });
    await expect(video.stage.getByText('2 shots, 10 s, 2 generated')).toBeVisible();
    await expect(video.stage.getByText('Nothing to generate')).toBeVisible();
  });

  await test.step('a shot that is changed is out of date until it is as before', async () => {
    await shot('in the evening')
      .getByRole('button', { name: /^Shot 2/ })
      .click();
    await expect(video.prompt).toHaveValue('A lake in the evening [Static shot]');
    await expect(video.dock.getByRole('heading', { name: 'A lake in the evening' })).toBeVisible();
    await video.prompt.fill('A lake in the evening, fog [Static shot]');
    await expect(shot('fog').getByRole('status')).toHaveText('Settings changed');
    await expect(video.stage.getByRole('button', { name: 'Generate 1 shot' })).toBeEnabled();
    await new Studio(app).dismissToasts();
    await expectNoViolations(page, 'the storyboard');
    await look(new Studio(app), 'video-storyboard');
    await video.prompt.fill('A lake in the evening [Static shot]');
    await expect(video.shots.getByRole('status')).toHaveText(['Saved', 'Saved']);
    await shot('at night').getByRole('button', { name: 'Remove shot 1' }).click();
    await expect(video.shots).toHaveCount(1);
    await page.getByRole('group', { name: 'Shot 1 removed' }).getByRole('button', { name: 'Undo' }).click();
    await expect(video.shots).toHaveText([/A lake at night/, /A lake in the evening/]);
    await video.show('Clips');
    await expect(video.clips).toHaveCount(3);
  });
}
