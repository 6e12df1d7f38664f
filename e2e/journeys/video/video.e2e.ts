import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { cutOff } from '../../fixtures/processes/processes.ts';
import { filesHolding } from '../../fixtures/profile-files.ts';
import { reach } from '../../fixtures/accessibility/reach.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';
import { CASTLE, continueTheShot, restoreTheRecipe, takeFrames, useOwnFrame } from './clip-steps.ts';
import { keepClips } from './keep-step.ts';
import { planShots } from './storyboard-steps.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';

const SECOND = 'A red fox in a snowy birch forest';

/** What the local engine was asked for, as it keeps it. */
async function engineTasks({ profile }: RunningApp): Promise<{ state: string }[]> {
  const folder = path.join(profile, 'engine', 'video-tasks');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))));
}

test('clips are written, generated, stopped, resumed after a power cut, played, continued and reused', async ({
  app,
  page,
  launch,
  folder,
}) => {
  const studio = new Studio(app);
  const video = new VideoPage(page);
  const { keyboard } = page;

  await test.step('an empty panel says what can be generated, and offers prompts', async () => {
    await studio.rail.waitFor();
    await keyboard.press('Control+6');
    await expect(video.stage.getByText('Describe a clip')).toBeVisible();
    await expect(video.list.getByText('Describe the clip.', { exact: true })).toBeVisible();
    await expectNoViolations(page, 'the empty panel');
    await look(studio, 'video-empty');
    await video.stage.getByRole('button', { name: /^Use the prompt “Lighthouse/ }).press('Enter');
    await expect(video.prompt).toHaveValue(/\[Push in\]$/);
    await expect(video.prompt).toBeFocused();
  });

  await test.step('the camera palette writes into the prompt, by keys alone', async () => {
    await video.prompt.fill(CASTLE);
    await reach(video.command('Truck left'), 'Tab');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(video.command('Pan left')).toBeFocused();
    await keyboard.press('Enter');
    await expect(video.prompt).toHaveValue(`${CASTLE} [Pan left]`);
    await expect(video.command('Pan left')).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(video.moves).toHaveText([/Pan left.*Zoom in/]);
    await keyboard.press('Enter');
    await expect(video.prompt).toHaveValue(`${CASTLE} [Pan left]`);
  });

  await test.step('lengths and sizes that the model lacks say why', async () => {
    await reach(video.cell('6 s, 768P'), 'Tab');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await expect(video.cell('10 s, 1080P')).toBeFocused();
    await expect(video.cell('10 s, 1080P')).toHaveAttribute('aria-disabled', 'true');
    await expect(video.list.getByRole('status').filter({ hasText: '1080P' })).toBeVisible();
    await keyboard.press('Enter');
    await expect(video.cell('6 s, 768P')).toBeChecked();
  });

  await test.step('a clip that waits is cancelled before it is sent', async () => {
    await keyboard.press('Control+Enter');
    await expect(video.task(CASTLE)).toBeVisible();
    await expect(video.stage.getByText('Describe a clip')).toBeHidden();
    await expect(video.stage.getByText('Your clip appears here.')).toBeVisible();
    await look(studio, 'video-first');
    await video.prompt.fill(SECOND);
    await keyboard.press('Control+Enter');
    await expect(video.task(SECOND).getByRole('status')).toHaveText('Waiting in the queue');
    await video
      .task(SECOND)
      .getByRole('button', { name: `Cancel ${SECOND}` })
      .click();
    await expect(video.task(SECOND)).toContainText('Stopped');
  });

  await test.step('one that the engine works on is only waited for no longer, and taken up again', async () => {
    const castle = video.task(CASTLE);
    await expect(castle.getByRole('status')).toHaveText('Running');
    await castle.getByRole('button', { name: `Stop waiting for ${CASTLE}` }).click();
    await expect(castle).toContainText('Stopped');
    await castle.getByRole('button', { name: `Retry ${CASTLE}` }).click();
    await expect(castle.getByRole('status')).toHaveText('Running');
  });

  await test.step('what is written in the form is on the disk within seconds', async () => {
    const files = async () => (await filesHolding(app, SECOND)).filter((file) => file.includes('Local Storage'));
    await expect.poll(async () => (await files()).length).toBeGreaterThan(0);
  });
  await cutOff(app);
  const again = await launch({ profile: app.profile });
  const resumed = new VideoPage(again.page);

  await test.step('after a power cut the clip is gone on with, and was asked for once', async () => {
    await new Studio(again).openPanel('Video');
    await expect(resumed.task(CASTLE).getByRole('status')).toHaveText('Running');
    await expect(resumed.prompt).toHaveValue(SECOND);
    await expect(resumed.clip(CASTLE)).toBeVisible({ timeout: WORK_LIMIT_MS });
    await expect(resumed.task(CASTLE)).toHaveCount(0);
    expect(await engineTasks(again)).toMatchObject([{ state: 'done' }]);
  });

  await takeFrames(again);
  await useOwnFrame(again, folder);
  const file = await restoreTheRecipe(again, folder);
  await continueTheShot(again, file);
  await keepClips(again);
  await planShots(again);
  await new Studio(again).dismissToasts();
  await expectNoViolations(again.page, 'clips and details');
  await look(new Studio(again), 'video');
});
