import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { Studio } from '../../pages/studio.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';

/** What was asked for and what came of it: the optimised prompt, variations, notes and the search. As many images are left as there were. */
export async function workWithPrompts(app: RunningApp): Promise<void> {
  const { page } = app;
  const studio = new Studio(app);
  const images = new ImagesPage(page);
  const { keyboard } = page;
  const before = await images.cells.count();

  await test.step('an optimised prompt is shown beside what was written, and used as it is', async () => {
    await images.prompt.fill('An owl on a branch');
    await images.list.getByRole('radiogroup', { name: 'Count' }).getByText('1', { exact: true }).click();
    const optimiser = images.list.getByRole('switch', { name: /^Prompt optimiser/ });
    await optimiser.check({ force: true });
    await images.generate.click();
    await expect(images.cells).toHaveCount(before + 1);
    await images.waitForImages();
    await images.cells.first().click();
    const used = images.dock.getByRole('region', { name: 'Optimised prompt' });
    await expect(used).toContainText(/An owl on a branch, (in golden light|at sunset|at dawn)/);
    await expect(images.dock.getByRole('region', { name: 'Your prompt' })).toContainText('An owl on a branch');
    await studio.dismissToasts();
    await page.mouse.move(0, 0);
    expect(await violations(page), 'an optimised prompt').toEqual([]);
    await look(studio, 'images-optimised');
    await used.getByRole('button', { name: 'Use this prompt' }).click();
    await expect(images.prompt).toHaveValue(/^An owl on a branch, (in|at) /);
    await expect(optimiser).not.toBeChecked();
  });

  await test.step('variations have their places at once, from a key and the viewer, and the form stays', async () => {
    const written = await images.prompt.inputValue();
    await images.cells.first().click();
    await keyboard.press('Space');
    const viewer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Next item' }) });
    await lookAtDialog(page, 'images-viewer');
    await viewer.getByRole('button', { name: 'Generate 4 variations' }).click();
    await expect(page.getByRole('group', { name: 'Generating 4 variations' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(images.cells).toHaveCount(before + 5);
    await images.waitForImages();
    await expect(images.pictures).toHaveCount(before + 5);
    await expect(images.prompt).toHaveValue(written);
  });

  await test.step('a note is found by the search, which Find goes to and Escape clears', async () => {
    await studio.dismissToasts();
    await images.cells.first().click();
    await images.note.fill('Feathers too flat');
    await keyboard.press('Control+f');
    await expect(images.search).toBeFocused();
    await images.search.fill('feathers');
    await expect(images.cells).toHaveCount(1);
    await images.cells.first().click();
    await expect(images.note).toHaveValue('Feathers too flat');
    await page.mouse.move(0, 0);
    expect(await violations(page), 'a search of images').toEqual([]);
    await look(studio, 'images-search');
    await images.search.fill('owl');
    await expect(images.cells).toHaveCount(5);
    await images.search.fill('zebra');
    await expect(images.stage.getByText('No results for “zebra”')).toBeVisible();
    await look(studio, 'images-no-results');
    await keyboard.press('Escape');
    await expect(images.cells).toHaveCount(before + 5);
    await expect(images.search).toBeFocused();
  });

  await test.step('images are picked and rejected one after another, also in the viewer', async () => {
    await images.cells.first().click();
    await keyboard.press('p');
    await expect(images.cells.nth(1)).toBeFocused();
    await expect(images.cells.first()).toHaveAccessibleName(/picked/);
    await keyboard.press('Space');
    await keyboard.press('x');
    await expect(images.cells.nth(1)).toHaveAccessibleName(/rejected/);
    await keyboard.press('Escape');
    await expect(images.cells.nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(0, 0);
    await studio.dismissToasts();
    expect(await violations(page), 'picked and rejected images').toEqual([]);
    await look(studio, 'images-judged');
  });

  await test.step('an image is sent to the form of clips and to a chat from its menu', async () => {
    const send = async (place: string) => {
      await images.cells.first().click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Send to' }).hover();
      await page.getByRole('menuitem', { name: place }).click();
    };
    await send('Video: first frame');
    const video = new VideoPage(page);
    await expect(video.slot('First frame')).toHaveAccessibleName(/^First frame An owl on a branch/);
    await studio.openPanel('Images');
    await send('Chat: new message');
    await expect(
      page
        .getByRole('main', { name: 'Chat' })
        .getByText(/An owl on a branch/)
        .first(),
    ).toBeVisible();
    await studio.openPanel('Images');
  });

  await test.step('what was tried goes to the bin', async () => {
    await images.cells.first().click();
    await images.cells.nth(4).click({ modifiers: ['Shift'] });
    await keyboard.press('Delete');
    await expect(images.cells).toHaveCount(before);
    await studio.dismissToasts();
  });
}
