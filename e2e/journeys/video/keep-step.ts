import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';
import { CASTLE } from './clip-steps.ts';

/** How a clip is kept: noted, found, picked and put on a board. */
export async function keepClips(app: RunningApp): Promise<void> {
  const { page } = app;
  const { keyboard } = page;
  const studio = new Studio(app);
  const video = new VideoPage(page);

  await test.step('a clip is noted, found by that and picked', async () => {
    await studio.dismissToasts();
    const count = await video.clips.count();
    await video.clip(CASTLE).first().click();
    await video.dock.getByRole('textbox', { name: 'Note' }).fill('Pans a little fast');
    await keyboard.press('Control+f');
    await expect(video.search).toBeFocused();
    await video.search.fill('little fast');
    await expect(video.clips).toHaveCount(1);
    await video.clips.first().click();
    await keyboard.press('p');
    await expect(video.clips.first()).toHaveAccessibleName(/picked/);
    await keyboard.press('Delete');
    await expect(video.clips).toHaveCount(0);
    await keyboard.press('Control+z');
    await expect(video.clips).toHaveCount(1);
    await video.clips.first().click();
    await expect(video.dock.getByText('The optimiser left it as it is.')).toBeVisible();
    await expectNoViolations(page, 'a clip that was searched for');
    await look(studio, 'video-search');
    await video.search.fill('submarine');
    await expect(video.stage.getByText('No results for “submarine”')).toBeVisible();
    await video.search.press('Escape');
    await expect(video.clips).toHaveCount(count);
  });

  await test.step('it goes on a board', async () => {
    await video.clip(CASTLE).first().click();
    await keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: 'Add 1 item to a board' });
    await dialog.getByRole('combobox', { name: 'Board' }).fill('Castles');
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await studio.openPanel('Library');
    await expect(new LibraryPage(page).part('Castles')).toContainText('1');
    await studio.openPanel('Video');
  });
}
