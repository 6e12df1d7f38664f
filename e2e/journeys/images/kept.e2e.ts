import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { ImagesPage } from '../../pages/images-page.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';

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
    await library.search.fill('label:yellow ');
    // Both are of one request, so they are one stack.
    await expect(library.cells.first()).toHaveAccessibleName(/2 variations, yellow label/);
  });
});
