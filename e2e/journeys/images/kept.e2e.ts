import type { Locator, Page } from 'playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { MusicPage } from '../../pages/studios/music-page.ts';
import { Studio } from '../../pages/studio.ts';

/** Which image a cell shows. */
const cellId = (cell: Locator): Promise<string | null> => cell.locator('img').getAttribute('src');

/** Keys as a fast typist presses them on a slow machine: React has rendered between them, but no frame was drawn. */
async function pressWithoutFrames(page: Page, keys: readonly string[]): Promise<void> {
  await page.evaluate(async (names) => {
    for (const key of names) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    }
  }, keys);
}

test('images are labelled by colour, filtered by that, and found by it in the Library', async ({ app, page }) => {
  const studio = new Studio(app);
  const images = new ImagesPage(page);
  const library = new LibraryPage(page);
  const { keyboard } = page;
  await studio.openPanel('Images');
  await images.prompt.fill('A lighthouse at dusk');
  await images.choice('Count', '4').check({ force: true });
  await images.generate.click();
  await images.waitForImages();
  await expect(images.pictures).toHaveCount(4);

  await test.step('keys label what is selected, also while it is looked at, and undo takes the label back', async () => {
    await images.cells.first().click();
    await keyboard.press('6');
    await expect(images.cells.first()).toHaveAccessibleName(/red label/);
    await expect(images.label('Red')).toHaveAttribute('aria-pressed', 'true');
    await images.cells.nth(1).click();
    await keyboard.press('Space');
    await keyboard.press('8');
    await expect(images.cells.nth(1)).toHaveAccessibleName(/green label/);
    await lookAtDialog(page, 'images-viewer-label');
    await keyboard.press('8');
    await expect(images.cells.nth(1)).not.toHaveAccessibleName(/label/);
    await keyboard.press('9');
    await keyboard.press('Escape');
    await images.cells.nth(2).click();
    await images.label('Purple').click();
    await expect(images.cells.nth(2)).toHaveAccessibleName(/purple label/);
    await studio.titleBar.getByRole('button', { name: /^Undo: Label 1 item purple/ }).click();
    await expect(images.cells.nth(2)).not.toHaveAccessibleName(/label/);
    await images.cells.nth(2).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Colour label' }).hover();
    await page.getByRole('menuitem', { name: /^Yellow label/ }).click();
    await expect(images.cells.nth(2)).toHaveAccessibleName(/yellow label/);
    await keyboard.press('4');
    await studio.dismissToasts();
    await expectNoViolations(page, 'images with labels');
    await look(studio, 'images-labels');
  });

  await test.step('a rejected image says why, which Undo takes back and the Library finds', async () => {
    await images.cells.nth(3).click();
    await images.dock.getByRole('button', { name: 'Reject' }).click();
    const why = images.dock.getByRole('group', { name: 'Why rejected' });
    await why.getByRole('button', { name: 'Composition' }).click();
    await expect(why.getByRole('button', { name: 'Composition' })).toHaveAttribute('aria-pressed', 'true');
    await why.getByRole('textbox', { name: 'Other reason' }).fill('The lamp is off');
    await keyboard.press('Enter');
    await expect(why.getByRole('button', { name: 'Composition' })).toHaveAttribute('aria-pressed', 'false');
    await expect(why.getByRole('textbox')).toHaveValue('The lamp is off');
    await expectNoViolations(page, 'a rejected image with its reason');
    await look(studio, 'images-rejected');
    await studio.titleBar.getByRole('button', { name: /^Undo: Say why 1 item is rejected/ }).click();
    await expect(why.getByRole('button', { name: 'Composition' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the panel shows those of one label', async () => {
    await images.stage.getByRole('button', { name: /^Filter images/ }).click();
    await lookAtDialog(page, 'images-filter');
    await page.getByRole('menuitem', { name: 'Blue', exact: true }).click();
    await expect(images.cells).toHaveCount(1);
    await images.stage.getByRole('button', { name: 'Filter images: Colour label: Blue' }).click();
    await page.getByRole('menuitem', { name: 'All images' }).click();
    await expect(images.cells).toHaveCount(4);
  });

  await test.step('the Library finds them, shows their labels and changes them', async () => {
    await studio.openPanel('Library');
    await library.search.fill('label:red ');
    await expect(library.cells).toHaveCount(1);
    await expect(library.cells.first()).toHaveAccessibleName(/red label/);
    await look(studio, 'library-labels');
    await library.cells.first().click();
    await keyboard.press('7');
    await expect(library.stage.getByText('No results')).toBeVisible();
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
    await library.search.fill('reason:composition ');
    await expect(library.cells).toHaveCount(1);
    await library.search.press('Backspace');
    await library.search.fill('label:yellow ');
    // Both are of one request, so they are one stack.
    await expect(library.cells.first()).toHaveAccessibleName(/2 variations, yellow label/);
  });
});

test('results are new until they are opened, and variations know what they vary', async ({ app, page }) => {
  const studio = new Studio(app);
  const images = new ImagesPage(page);
  const library = new LibraryPage(page);
  const { keyboard } = page;
  const related = images.dock.getByRole('region', { name: 'Related' });
  await studio.openPanel('Images');
  await images.prompt.fill('A red fox in the snow');
  await images.choice('Count', '2').check({ force: true });
  await images.generate.click();
  await expect(images.pictures).toHaveCount(2);

  await test.step('the dot goes with the image that is opened, and with all of them at once', async () => {
    await expect(images.newCells).toHaveCount(2);
    await studio.dismissToasts();
    await look(studio, 'images-new');
    await images.cells.first().click();
    await expect(images.newCells).toHaveCount(1);
    await images.stage.getByRole('button', { name: /^Filter images/ }).click();
    await page.getByRole('menuitem', { name: 'New', exact: true }).click();
    await expect(images.cells).toHaveCount(1);
    await images.stage.getByRole('button', { name: 'Filter images: New' }).click();
    await page.getByRole('menuitem', { name: 'Mark all as seen' }).click();
    await images.stage.getByRole('button', { name: 'Show all images' }).click();
    await expect(images.cells).toHaveCount(2);
    await expect(images.newCells).toHaveCount(0);
  });

  await test.step('variations are made from the image, which is used in them', async () => {
    await images.cells.first().click();
    await keyboard.press('Shift+R');
    await expect(images.cells).toHaveCount(6);
    await expect(images.pictures).toHaveCount(6);
    await images.cells.first().click();
    await expect(related.getByText(/^Made from/)).toHaveCount(1);
    await images.cells.nth(4).click();
    await expect(related.getByText(/^Used in/)).toHaveCount(4);
    await studio.dismissToasts();
    await expectNoViolations(page, 'an image and its variations');
    await look(studio, 'images-variations');
  });

  await test.step('what is generated again with one change is made from the image, until it is another idea', async () => {
    const link = images.list.getByText(/^Made from “A red fox in the snow/);
    await images.cells.first().click();
    await keyboard.press('a');
    await images.prompt.fill('A red fox in the snow, watercolour');
    await expect(link).toBeVisible();
    await images.choice('Count', '1').check({ force: true });
    await studio.dismissToasts();
    await expectNoViolations(page, 'a form that varies an image');
    await look(studio, 'images-made-from');
    await images.generate.click();
    await expect(images.cells).toHaveCount(7);
    await images.waitForImages();
    await expect(images.cells).toHaveCount(7);
    await images.cells.first().click();
    await expect(related.getByText(/^Made from/)).toHaveCount(1);
    await images.prompt.fill('Three boats at sea');
    await expect(link).toBeHidden();
    await images.cells.first().click();
    await expect(images.cells.first()).toBeFocused();
    await keyboard.press('Delete');
    await expect(images.cells).toHaveCount(6);
    await studio.dismissToasts();
    await images.cells.nth(4).click();
  });

  await test.step('keys that come before the next frame count where the keyboard is', async () => {
    await images.cells.nth(1).click();
    await expect(images.cells.nth(1)).toBeFocused();
    const [kept, gone] = [await cellId(images.cells.nth(1)), await cellId(images.cells.nth(2))];
    await pressWithoutFrames(page, ['ArrowRight', 'Delete']);
    await expect(images.cells).toHaveCount(5);
    const left = await Promise.all((await images.cells.all()).map(cellId));
    expect([left.includes(kept), left.includes(gone)]).toEqual([true, false]);
    await studio.titleBar.getByRole('button', { name: /^Undo: / }).click();
    await expect(images.cells).toHaveCount(6);
    await studio.dismissToasts();
    await images.cells.nth(4).click();
  });

  await test.step('two are compared in one place', async () => {
    await images.cells.nth(5).click({ modifiers: ['Control'] });
    await keyboard.press('Shift+C');
    const dialog = page.getByRole('dialog', { name: 'Compare 2 images' });
    await dialog.getByText('Swap on hover', { exact: true }).click();
    const swap = dialog.getByRole('button', { name: 'Show the other image' });
    await expect(dialog.getByText(/^1: A red fox/)).toBeVisible();
    await swap.hover();
    await expect(dialog.getByText(/^2: A red fox/)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(dialog.getByText(/^1: A red fox/)).toBeVisible();
    await swap.press('Enter');
    await expect(dialog.getByText(/^2: A red fox/)).toBeVisible();
    await lookAtDialog(page, 'images-swap');
    await keyboard.press('Escape');
  });

  await test.step('the Library shows what is new', async () => {
    await studio.openPanel('Library');
    await library.search.fill('is:new ');
    await expect(library.cells.first()).toHaveAccessibleName(/new/);
    await look(studio, 'library-new');
  });

  await test.step('an image is sent to a song as its cover', async () => {
    const music = new MusicPage(page);
    await studio.openPanel('Music');
    await music.list.getByRole('radiogroup', { name: 'Mode' }).getByText('Instrumental', { exact: true }).click();
    await music.style.fill('Lo-fi, 6 seconds');
    await music.generate.click();
    // The first take is heard while it is stored, and so seen.
    await expect(music.take('B')).toHaveAccessibleName(/new/, { timeout: WORK_LIMIT_MS });
    await look(studio, 'music-new');
    await music.take('B').click();
    await expect(music.take('B')).not.toHaveAccessibleName(/new/);
    await studio.openPanel('Images');
    await images.cells.first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Send to' }).hover();
    await page.getByRole('menuitem', { name: 'Music: cover of the open song' }).click();
    await expect(music.songs.first().locator('img')).toBeVisible();
    await studio.titleBar.getByRole('button', { name: /^Undo: / }).click();
    await expect(music.songs.first().locator('img')).toHaveCount(0);
  });

  await test.step('the inspector sends it to the places it goes to most', async () => {
    const send = (name: string) =>
      images.dock.getByRole('region', { name: 'Send to' }).getByRole('button', { name, exact: true }).click();
    await studio.openPanel('Images');
    await images.cells.first().click();
    await send('Music: cover of the open song');
    await expect(new MusicPage(page).songs.first().locator('img')).toBeVisible();
    await studio.openPanel('Images');
    await send('Video: first frame');
    await expect(page.getByRole('radio', { name: 'First frame', exact: true })).toBeChecked();
    await studio.openPanel('Images');
    await send('Chat: new message');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});
