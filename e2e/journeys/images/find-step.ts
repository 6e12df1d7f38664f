import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look } from '../../fixtures/looks.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';

/** Finds images by likeness and by colour, in the panel and in the Library. */
export async function findImages(app: RunningApp): Promise<void> {
  const { page } = app;
  const studio = new Studio(app);
  const images = new ImagesPage(page);
  const library = new LibraryPage(page);
  const { keyboard } = page;

  await test.step('images that look like one are found by key, that one first, and from the viewer', async () => {
    const all = await images.cells.count();
    await images.cells.first().click();
    const name = await images.cells.first().getAttribute('aria-label');
    // Read in the background, soon after the image is there.
    await expect(images.colours.getByRole('button').first()).toBeVisible();
    await keyboard.press('Shift+S');
    await expect(images.stage.getByRole('heading', { name: /^Similar to “/ })).toBeVisible();
    await expect(images.cells.first()).toBeFocused();
    if (name !== null) await expect(images.cells.first()).toHaveAccessibleName(name);
    await page.mouse.move(0, 0);
    expect(await violations(page), 'similar images').toEqual([]);
    await look(studio, 'images-similar');
    await images.stage.getByRole('button', { name: 'Show all images' }).click();
    await expect(images.cells).toHaveCount(all);
    await images.cells.nth(1).click();
    await keyboard.press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Find similar images' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(images.stage.getByRole('heading', { name: /^Similar to “/ })).toBeVisible();
    await images.stage.getByRole('button', { name: 'Show all images' }).click();
  });

  await test.step('a colour narrows the images, one of an image too, and the Library finds the same', async () => {
    await images.stage.getByRole('button', { name: 'Find by colour' }).click();
    const palette = page.getByRole('dialog').filter({ hasText: 'Other colour' });
    await expect(palette.getByRole('button')).toHaveCount(12);
    expect(await violations(page), 'the palette').toEqual([]);
    await palette.getByRole('button', { name: 'Pink' }).click();
    await expect(images.stage.getByText('No images match this filter')).toBeVisible();
    await images.stage.getByRole('button', { name: 'Show all images' }).click();
    await images.cells.first().click();
    const own = images.colours.getByRole('button').first();
    const hex = /#[\da-f]{6}/.exec((await own.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await own.click();
    await expect(images.stage.getByRole('heading', { name: `Colour: ${hex}` })).toBeVisible();
    const found = await images.cells.count();
    expect(found).toBeGreaterThan(0);
    await images.stage.getByRole('button', { name: 'Show all images' }).click();
    await studio.openPanel('Library');
    await library.search.fill(`kind:image colour:${hex} `);
    await expect(library.stage.getByText(new RegExp(`^${found} `)).first()).toBeVisible();
    await look(studio, 'library-colour');
    await library.search.press('Escape');
    await studio.openPanel('Images');
  });
}
