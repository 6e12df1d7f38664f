import { expect, test } from '../../fixtures/app.ts';
import { playedMedia } from '../../fixtures/sounds/played-media.ts';
import { openSpeak } from '../../pages/speak-page.ts';

const LINES = [
  'The lamp was trimmed at four, and the keeper wrote the hour in his book, as he had done each night for forty years.',
  'After that the page is wet.',
];
/** An element tells its time in steps. */
const TOLERANCE_MS = 300;

test('a voice that is tried in between does not lose the place in the script', async ({ app, page }) => {
  const { studio, speak } = await openSpeak(app);
  await speak.write(LINES);
  await speak.make();
  const pause = studio.player.getByRole('button', { name: 'Pause' });
  const play = studio.player.getByRole('button', { name: /^Play/ });
  const stop = speak.cast.getByRole('button', { name: /^Stop / });
  const preview = speak.cast.getByRole('button', { name: /^Preview / }).first();
  if (await pause.isVisible()) await pause.click();
  await speak.select(1);
  await play.click();
  await expect(studio.player).toContainText('Line 1 of 2');
  await expect.poll(async () => (await playedMedia(page))?.timeMs ?? 0).toBeGreaterThan(1500);

  const backInScript = async (placeMs: number) => {
    await expect(studio.player).toContainText('Line 1 of 2');
    await expect(play).toBeVisible();
    await expect
      .poll(async () => Math.abs(((await playedMedia(page))?.timeMs ?? 0) - placeMs))
      .toBeLessThan(TOLERANCE_MS);
    expect((await playedMedia(page))?.isPaused).toBe(true);
  };

  await pause.click();
  const placeMs = (await playedMedia(page))?.timeMs ?? 0;
  await test.step('pressed again it stops', async () => {
    await preview.click();
    await expect(stop).toBeVisible();
    await expect(studio.player).not.toContainText('Line 1 of 2');
    await stop.click();
    await backInScript(placeMs);
  });

  await test.step('a pause of the player ends it', async () => {
    await preview.click();
    await expect(stop).toBeVisible();
    await pause.click();
    await backInScript(placeMs);
    await expect(stop).toBeHidden();
  });

  await test.step('heard to its end it gives way by itself', async () => {
    await preview.click();
    await expect(stop).toBeVisible();
    await expect(stop).toBeHidden();
    await backInScript(placeMs);
  });

  await test.step('a voice of this computer is heard here while the cloud is chosen', async () => {
    await studio.chooseEngine('Cloud');
    await preview.click();
    await expect(stop).toBeVisible();
    await stop.click();
    await backInScript(placeMs);
  });
});
