import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from 'playwright/test';
import { withRecipe } from '../../../electron/core/media/images/recipe-in-image.ts';
import { twoColours } from '../../../electron/core/media/images/test-data/pictures.ts';
import { DEFAULT_IMAGE_RECIPE } from '../../../shared/domain/recipe/image-recipe.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { orderItems } from './order-steps.ts';
import { rebuildFromFiles } from './rebuild-step.ts';
import { takeOut } from './take-out-steps.ts';

test('everything made is found by what was said, ordered, thrown away and brought back', async ({
  app,
  page,
  folder,
  keychain,
}) => {
  const studio = new Studio(app);
  const library = new LibraryPage(page);
  const transcribe = new TranscribePage(page);
  const { keyboard } = page;

  await test.step('an empty library says how to begin', async () => {
    await studio.openPanel('Library');
    await expect(library.stage.getByText('Everything you make appears here')).toBeVisible();
    await expectNoViolations(page, 'the empty library');
  });

  await test.step('recordings, transcripts and scripts are in one place', async () => {
    await studio.openPanel('Speak');
    await new SpeakPage(page).write(['The lamp was trimmed at four.', 'Nobody saw the ferry.']);
    await studio.drop([samplePath('speech/jfk.flac'), samplePath('dialogues/2-speakers-1.flac')]);
    await transcribe.waitUntilWritten();
    await studio.openPanel('Library');
    await expect(library.part('Everything')).toContainText('5');
    await expect(library.item('jfk', 'Recording')).toBeVisible();
    await expect(library.item('jfk', 'Transcript')).toBeVisible();
    await expect(library.item('Untitled script', 'Script')).toBeVisible();
    await expect(library.items.getByRole('columnheader', { name: 'Today 5' })).toBeVisible();
    await library.item('jfk', 'Transcript').click();
    await expect(library.dock.getByRole('heading', { name: 'jfk' })).toBeVisible();
    await expect(library.dock.getByRole('button', { name: /^jfk Made from/ })).toBeVisible();
    await expect(library.dock.getByText('On this computer', { exact: true })).toBeVisible();
    await expectNoViolations(page, 'items and details');
    await look(studio, 'library');
  });

  await test.step('a said sentence opens at its second and plays', async () => {
    await library.search.fill('ask what you can do');
    await expect(library.stage.getByText(/^\d found$/)).toHaveText('2 found');
    await expect(library.moments.getByRole('button')).toHaveCount(1);
    await expectNoViolations(page, 'a search');
    await look(studio, 'library-search');
    await library.moments.getByRole('button', { name: /jfk/ }).click();
    await expect(transcribe.stage.getByRole('heading', { name: 'jfk' })).toBeVisible();
    await expect(studio.player.getByRole('button', { name: 'Pause' })).toBeVisible();
    const position = studio.player.getByRole('slider', { name: 'Position' });
    await expect.poll(async () => Number(await position.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
    await keyboard.press('Escape');
    await studio.openPanel('Library');
  });

  await test.step('typed operators become chips, and each can be dropped', async () => {
    await library.search.fill('kind:transcript ');
    await expect(library.search).toHaveValue('');
    await expect(library.cells).toHaveCount(2);
    await library.search.pressSequentially('rating:4 ');
    await expect(library.stage.getByText('No results')).toBeVisible();
    await library.stage.getByRole('button', { name: 'Without rating:4' }).click();
    await expect(library.cells).toHaveCount(2);
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
    await expect(library.cells).toHaveCount(5);
  });

  await test.step('keys alone select, look, rate, mark and tag', async () => {
    await library.view('Grid');
    await library.item('jfk', 'Transcript').click();
    await keyboard.press('Home');
    await expect(library.cells.first()).toBeFocused();
    await keyboard.press('Shift+ArrowRight');
    await expect(library.selected).toHaveCount(2);
    await expect(library.selectionBar).toContainText('2 selected');
    await keyboard.press('Control+a');
    await expect(library.selected).toHaveCount(5);
    // Being selected changes no card's size, however much it has to say.
    const heights = await library.cells.evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect().height),
    );
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
    await keyboard.press('5');
    await expect(library.item('jfk', 'Transcript')).toHaveAccessibleName(/5 stars/);
    await studio.titleBar.getByRole('button', { name: /^Undo: Rate 5 items 5 stars/ }).click();
    await expect(library.item('jfk', 'Transcript')).not.toHaveAccessibleName(/stars/);
    await library.item('jfk', 'Transcript').click();
    await keyboard.press('f');
    await expect(library.item('jfk', 'Transcript')).toHaveAccessibleName(/favourite/);
    await expect(library.part('Favourites')).toContainText('1');
    await keyboard.press('t');
    const dialog = page.getByRole('dialog', { name: 'Tag 1 item' });
    await dialog.getByRole('combobox', { name: 'Tag' }).fill('inaugural');
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(library.part('inaugural')).toBeVisible();
    await library.item('jfk', 'Transcript').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Add items to folder' }).click();
    const folders = page.getByRole('dialog', { name: 'Add 1 item to a folder' });
    await folders.getByRole('combobox', { name: 'Folder' }).fill('Speeches');
    await keyboard.press('Enter');
    await expect(library.part('Speeches')).toBeVisible();
    await library.dock.getByRole('button', { name: 'Remove from folder Speeches' }).click();
    await expect(library.part('Speeches')).toHaveCount(0);
    await studio.titleBar.getByRole('button', { name: /^Undo: Remove 1 item from “Speeches”/ }).click();
    await expect(library.part('Speeches')).toBeVisible();
    await library.item('jfk', 'Transcript').focus();
    await keyboard.press('Space');
    await expect(library.quickLook).toBeVisible();
    await expect(library.quickLook.getByRole('region', { name: 'Text of jfk' })).toContainText(
      'ask what you can do for your country',
    );
    await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    await expect(library.quickLook).toBeHidden();
  });

  await orderItems(app);

  await takeOut(app, folder);

  await test.step('what goes into the bin comes back by undo or from the bin, and goes for good only after a question', async () => {
    const script = library.item('Untitled script', 'Script');
    await script.click();
    await keyboard.press('Delete');
    await expect(script).toHaveCount(0);
    await page.getByRole('group', { name: '1 item moved to the bin' }).getByRole('button', { name: 'Undo' }).click();
    await expect(script).toBeVisible();
    await script.click();
    await keyboard.press('Delete');
    await library.part('Bin').click();
    await expect(library.cells).toHaveCount(1);
    await script.click();
    await library.selectionBar.getByRole('button', { name: 'Restore' }).click();
    await expect(library.stage.getByText('The bin is empty')).toBeVisible();
    await library.part('Everything').click();
    await script.click();
    await keyboard.press('Delete');
    await library.part('Bin').click();
    await script.click();
    await keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: 'Delete 1 item permanently?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(script).toBeVisible();
    await script.press('Delete');
    await question.getByRole('button', { name: 'Delete 1 item' }).click();
    await expect(library.stage.getByText('The bin is empty')).toBeVisible();
    await expect(library.part('Everything')).toContainText('4');
  });

  await test.step('a dropped image is seen, and found by the prompt of the recipe in its file', async () => {
    await library.part('Everything').click();
    const recipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'A red fox by a blue lake, oil painting', seed: 7 };
    const file = path.join(folder, 'download.png');
    await writeFile(file, withRecipe(twoColours('png', 1200, 800), recipe));
    await studio.drop([file]);
    const image = library.item('A red fox', 'Image');
    await expect.poll(() => shownWidth(image)).toBe(512);
    await library.search.fill('painting');
    await expect(library.cells).toHaveCount(1);
    await expect.poll(() => shownWidth(image)).toBe(512);
    await library.search.fill('');
    await image.click();
    await expect(library.dock.getByText('PNG, 1200 × 800')).toBeVisible();
    await expect(library.dock.getByText('A red fox by a blue lake, oil painting').last()).toBeVisible();
    // Toasts lie above all landmarks.
    const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true });
    await dismiss.evaluateAll((all) => all.forEach((button) => button instanceof HTMLElement && button.click()));
    await expect(dismiss).toHaveCount(0);
    await expectNoViolations(page, 'an image and its details');
    await look(studio, 'library-image');
    await image.press('Space');
    await expect.poll(() => shownWidth(library.quickLook)).toBe(1200);
    await expectNoViolations(page, 'an image in the quick look');
    await lookAtDialog(page, 'library-quick-look');
    // At the size that the window has now, all of the image is seen at 100%.
    await keyboard.press('+');
    await expect(library.quickLook.getByRole('button', { name: '125% Fit to window' })).toBeVisible();
    await keyboard.press('z');
    await expect(library.quickLook.getByRole('button', { name: '100% Show at 100%' })).toBeVisible();
    await keyboard.press('i');
    await expect(library.quickLook.getByText('PNG, 1200 × 800')).toBeVisible();
    await library.quickLook
      .getByRole('button', { name: /^jfk, \d+ of/ })
      .first()
      .click();
    await expect(library.quickLook).toHaveAccessibleName('jfk');
    await keyboard.press('Escape');
  });

  await test.step('two images are compared side by side and under a slider, zoomed together', async () => {
    const file = path.join(folder, 'second.jpg');
    await writeFile(file, twoColours('jpeg', 900, 600));
    await studio.drop([file]);
    await expect.poll(() => shownWidth(library.item('second', 'Image'))).toBe(512);
    await library.item('second', 'Image').click();
    await library.item('A red fox', 'Image').click({ modifiers: ['ControlOrMeta'] });
    await keyboard.press('Shift+C');
    const comparison = page.getByRole('dialog', { name: 'Compare 2 images' });
    await expect(comparison.getByRole('figure')).toHaveCount(2);
    const images = comparison.getByRole('figure').getByRole('img');
    const shown = async () =>
      (await Promise.all([0, 1].map((at) => images.nth(at).boundingBox()))).map((box) => box?.width);
    const [before] = await shown();
    await keyboard.press('+');
    await expect.poll(async () => (await shown())[0]).toBeCloseTo(before! * 1.25, 0);
    await expect.poll(async () => (await shown())[1]).toBeCloseTo(before! * 1.25, 0);
    await expectNoViolations(page, 'a comparison');
    await lookAtDialog(page, 'library-compare');
    await comparison.getByText('Slider', { exact: true }).click();
    await comparison.getByRole('slider', { name: 'Divider between the images' }).press('End');
    await expect(comparison.getByRole('slider')).toHaveAttribute('aria-valuenow', '100');
    await comparison.getByRole('slider').press('Home');
    await comparison.getByRole('slider').press('ArrowRight');
    await expectNoViolations(page, 'a comparison under a slider');
    await keyboard.press('Escape');
    await expect(comparison).toBeHidden();
  });

  await rebuildFromFiles({ profile: app.profile, keychain, folder });
});

/** How wide the image file is that is shown in a place, in pixels; 0 while there is none. */
async function shownWidth(place: Locator): Promise<number> {
  return await place.evaluateAll((found) => found[0]?.querySelector('img')?.naturalWidth ?? 0);
}
