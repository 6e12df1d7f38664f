import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { twoColours } from '../../../electron/core/media/images/test-data/pictures.ts';
import { decodeFrames } from '../../../scripts/bench/videos/decode-frames.ts';
import { checkClip } from '../../../scripts/bench/videos/measure-clip.ts';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { nearestFrame, originalImage } from '../../fixtures/clip-frames.ts';
import { lookAtDialog } from '../../fixtures/looks.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';

/** The title of the clip that these steps work on; its prompt ends with `[Pan left]`, it has 6 s of 25 frames. */
export const CASTLE = 'A castle by a mountain lake at noon';

/** Playing, frame by frame, and a frame that becomes an image. */
export async function takeFrames(app: RunningApp): Promise<void> {
  const { page } = app;
  const video = new VideoPage(page);
  const { keyboard } = page;

  await test.step('the clip plays and goes frame by frame', async () => {
    await video.player.getByRole('button', { name: 'Play clip' }).click();
    await expect(video.player.getByRole('button', { name: 'Pause clip' })).toBeVisible();
    await expect.poll(async () => Number(await video.position.inputValue())).toBeGreaterThan(3);
    await video.player.getByRole('button', { name: 'Pause clip' }).click();
    await video.position.press('Home');
    await expect(video.position).toHaveAttribute('aria-valuetext', /frame 1 of 150$/);
    await keyboard.press('ArrowRight');
    await expect(video.position).toHaveAttribute('aria-valuetext', /frame 2 of 150$/);
    await video.clips.first().focus();
    await keyboard.press('.');
    await expect(video.position).toHaveAttribute('aria-valuetext', /frame 3 of 150$/);
    await keyboard.press(',');
    await expect(video.position).toHaveAttribute('aria-valuetext', /frame 2 of 150$/);
  });

  await test.step('J, K and L shuttle, and I and O mark what is played', async () => {
    await keyboard.press('l');
    await keyboard.press('l');
    await expect(video.player.getByText('2×', { exact: true }).first()).toBeVisible();
    await keyboard.press('j');
    await expect(video.player.getByRole('button', { name: 'Play clip' })).toBeVisible();
    await video.position.press('End');
    const end = Number(await video.position.inputValue());
    await video.clips.first().focus();
    await keyboard.press('j');
    await expect.poll(async () => Number(await video.position.inputValue())).toBeLessThan(end - 5);
    await keyboard.press('k');
    await video.position.press('Home');
    await video.clips.first().focus();
    for (let step = 0; step < 4; step += 1) await keyboard.press('.');
    await keyboard.press('i');
    for (let step = 0; step < 5; step += 1) await keyboard.press('.');
    await keyboard.press('o');
    await expect(video.player.getByText('Plays 0:00.160 to 0:00.400')).toBeAttached();
    await keyboard.press('k');
    await expect(video.player.getByRole('button', { name: 'Pause clip' })).toBeVisible();
    await page.waitForTimeout(600);
    const frame = Number(await video.position.inputValue());
    expect(frame).toBeGreaterThanOrEqual(3);
    expect(frame).toBeLessThanOrEqual(11);
    await keyboard.press('k');
    await video.position.press('Home');
    await keyboard.press('ArrowRight');
    await video.clips.first().focus();
  });

  await test.step('a frame becomes an image, which can be chosen as the first frame', async () => {
    await keyboard.press('c');
    await expect(page.getByRole('group', { name: 'Frame added to Images' })).toBeVisible();
    await video.list.getByText('First frame', { exact: true }).first().click();
    await expect(video.mode('First frame')).toBeChecked();
    await expect(video.list.getByText('Choose a first frame.')).toBeVisible();
    await video.slot('First frame').press('Enter');
    const picker = page.getByRole('dialog', { name: 'Choose first frame' });
    await picker.getByRole('gridcell', { name: `${CASTLE} at 0.06 s` }).press('Enter');
    await expect(picker).toBeHidden();
    await expect(video.slot('First frame')).toHaveAccessibleName(new RegExp(`^First frame ${CASTLE} at 0.06 s`));
    await expect(video.list.getByText('1366 × 768', { exact: true })).toBeVisible();
    await new Studio(app).dismissToasts();
    await expectNoViolations(page, 'the form with a frame');
  });
}

/** An image of a shape that no clip has: it is cropped to one that clips have. */
export async function useOwnFrame(app: RunningApp, folder: string): Promise<void> {
  const video = new VideoPage(app.page);
  const file = path.join(folder, 'banner.png');
  await writeFile(file, twoColours('png', 1600, 500));

  await test.step('a frame of a shape that clips cannot have says why, and is cropped', async () => {
    await new Studio(app).drop([file]);
    await expect(video.slot('First frame')).toHaveAccessibleName(/^First frame banner/);
    await expect(video.generate).toHaveAttribute('aria-disabled', 'true');
    await expect(
      video.list.getByRole('status').filter({ hasText: 'This image (1600 × 500) isn’t between' }),
    ).toBeVisible();
    await expectNoViolations(app.page, 'the form with a frame that is too wide');
    await video.list.getByRole('button', { name: 'Crop first frame to fit' }).click();
    await expect(video.list.getByText('1250 × 500', { exact: true })).toBeVisible();
    await expect(video.generate).not.toHaveAttribute('aria-disabled', 'true');
  });
}

/** Exports the clip, and drops the file on the panel. Returns the file. */
export async function restoreTheRecipe(app: RunningApp, folder: string): Promise<string> {
  const video = new VideoPage(app.page);
  const studio = new Studio(app);
  const file = path.join(folder, `${CASTLE}.mp4`);

  await test.step('the exported file holds a clip that moves as it was told, and its recipe', async () => {
    await video.clip(CASTLE).click();
    await app.page.keyboard.press('Control+e');
    await studio.exportInto(folder, 'Export 1 clip', () => lookAtDialog(app.page, 'video-export'));
    const [check] = checkClip({ prompt: CASTLE, shows: [{ kind: 'pan', x: 1 }] }, decodeFrames(file));
    expect(check).toMatchObject({ holds: true });
    await studio.drop([file]);
    await expect(
      app.page.getByRole('group', { name: /is in the library already \(1366 × 768, 6\.0 s\)/ }),
    ).toBeVisible();
    await expect(video.prompt).toHaveValue(`${CASTLE} [Pan left]`);
    await expect(video.mode('Text')).toBeChecked();
    await expect(video.cell('6 s, 768P')).toBeChecked();
    await expect(video.list.getByText(`Made from “${CASTLE}`)).toBeVisible();
  });
  return file;
}

/** The last frame of the clip is the first one of the next: measured on the frame itself, and on the clip that comes of it. */
export async function continueTheShot(app: RunningApp, file: string): Promise<void> {
  const { page } = app;
  const video = new VideoPage(page);
  const frames = decodeFrames(file);

  await test.step('the shot goes on from the last frame', async () => {
    await video.clip(CASTLE).first().focus();
    await page.keyboard.press('n');
    await expect(video.slot('First frame')).toHaveAccessibleName(new RegExp(`^First frame ${CASTLE}, last frame`));
    await expect(video.mode('First frame')).toBeChecked();
    await expect(video.prompt).toBeFocused();
    const [last] = decodeFrames(await originalImage(video.slot('First frame').locator('img')));
    expect(nearestFrame(frames, last!)).toBe(frames.length - 1);
  });
}
