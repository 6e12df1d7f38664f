import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { yellowLetters, type LetterBox } from '../../fixtures/letters.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';

/** Captions are styled over the clip; returns where their letters are in the preview. */
export async function styleCaptions(app: RunningApp, folder: string): Promise<LetterBox> {
  const { page } = app;
  const { cut } = new VideoPage(page);
  let seen: LetterBox | null = null;
  await test.step('captions are styled, which is seen over the clip at once', async () => {
    const style = cut.captionStyle;
    const caption = cut.preview.getByText(/fellow Americans/i);
    const height = async () => (await caption.boundingBox())?.height ?? 0;
    const before = await height();
    await style.getByRole('textbox', { name: 'Size' }).fill('9');
    await style.getByRole('textbox', { name: 'Size' }).press('Enter');
    await expect.poll(height).toBeGreaterThan(before * 1.5);
    await style.getByRole('textbox', { name: 'Letters' }).fill('#ffff00');
    await style.getByRole('textbox', { name: 'Letters' }).press('Tab');
    await expect(caption).toHaveCSS('color', 'rgb(255, 255, 0)');
    await style.getByRole('radiogroup', { name: 'Position' }).getByText('Top').click();
    await style.getByRole('radiogroup', { name: 'Edge' }).getByText('Box').click();
    await expectNoViolations(page, 'the style of captions');
    await look(new Studio(app), 'video-captions');
    await page.keyboard.press('Control+z');
    await expect(style.getByRole('radiogroup', { name: 'Edge' }).getByRole('radio', { name: 'Outline' })).toBeChecked();
    const file = path.join(folder, 'preview.png');
    await cut.picture.screenshot({ path: file });
    seen = yellowLetters(file);
  });
  if (seen === null) throw new Error('No letters were seen.');
  return seen;
}

/** Letters of a film are where they were in the preview, as large as there, by shares of the picture. */
export function expectSameLetters(drawn: LetterBox, seen: LetterBox): void {
  for (const side of ['left', 'right', 'top', 'bottom'] as const)
    expect(Math.abs(drawn[side] - seen[side]), `${side}: ${drawn[side]} for ${seen[side]}`).toBeLessThan(0.025);
}

/** Two clips are played, stepped and looked at together. */
export async function compareClips(app: RunningApp): Promise<void> {
  const { page } = app;
  const { keyboard } = page;
  const video = new VideoPage(page);
  await test.step('two clips are compared at the same time of each', async () => {
    await video.show('Clips');
    await video.clip('A red wall').click();
    await video.clip('A blue wall').click({ modifiers: ['Control'] });
    await keyboard.press('Shift+C');
    const pair = page.getByRole('dialog', { name: 'Compare 2 clips' });
    await expect(pair.getByRole('figure')).toHaveCount(2);
    const times = async () =>
      await pair.locator('video').evaluateAll((all) => all.map((each) => (each as HTMLVideoElement).currentTime));
    const apart = async () => {
      const [first = 0, second = 0] = await times();
      return Math.abs(first - second);
    };
    await pair.getByRole('button', { name: 'Play both clips' }).click();
    await expect.poll(async () => (await times())[1]).toBeGreaterThan(0.4);
    await pair.getByRole('button', { name: 'Pause both clips' }).click();
    await expect.poll(apart).toBeLessThan(0.04);
    const [before = 0] = await times();
    await keyboard.press('.');
    await keyboard.press('.');
    await expect.poll(async () => Math.min(...(await times()))).toBeGreaterThan(before + 0.02);
    await expect.poll(apart).toBeLessThan(0.04);
    await new Studio(app).dismissToasts();
    await expectNoViolations(page, 'clips side by side');
    await lookAtDialog(page, 'video-compare');
    await pair.getByText('Slider', { exact: true }).click();
    await pair.getByRole('slider', { name: 'Divider between the clips' }).press('Home');
    await expectNoViolations(page, 'clips under a slider');
    await keyboard.press('x');
    await expect(pair.getByText('Clip A is shown')).toBeAttached();
    await keyboard.press('x');
    await expect(pair.getByText('Clip B is shown')).toBeAttached();
    await expect.poll(apart).toBeLessThan(0.04);
    await keyboard.press('Escape');
    await expect(pair).toBeHidden();
  });
}
