import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { lookAtDialog } from '../../fixtures/looks.ts';
import { ImageEditor } from '../../pages/studios/image-editor.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { Studio } from '../../pages/studio.ts';

/** Edits the first image, which is 1152 × 864, by the keyboard, and takes the copy back. */
export async function editImage(app: RunningApp): Promise<void> {
  const { page } = app;
  const images = new ImagesPage(page);
  const editor = new ImageEditor(page);
  const { keyboard } = page;

  await test.step('an image is cropped, turned, resized and converted into a copy, which undo takes away', async () => {
    const before = await images.cells.count();
    await images.cells.first().click();
    await keyboard.press('Space');
    // The inspector behind the viewer has the same button.
    await page.getByRole('dialog').getByRole('button', { name: 'Edit image' }).click();
    await expect(editor.dialog).toBeVisible();
    await expect(editor.save).toBeDisabled();
    await editor.choose('Crop', '1:1');
    await expect(editor.crop).toHaveText('864 × 864 at 144, 0');
    await editor.cropArea.press('Shift+ArrowLeft');
    await expect(editor.crop).toHaveText('864 × 864 at 86, 0');
    await editor.edge('Right edge').press('Shift+ArrowLeft');
    await expect(editor.crop).toHaveText('806 × 806 at 86, 29');
    const box = await editor.cropArea.boundingBox();
    if (!box) throw new Error('The crop area is not on the screen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 900, y + 5, { steps: 4 });
    // As far to the right as the image goes: it has 1152 px, the crop 806.
    await expect(editor.crop).toHaveText(/^806 × 806 at 346, /);
    await page.mouse.move(x - 900, y - 900, { steps: 4 });
    await expect(editor.crop).toHaveText('806 × 806 at 0, 0');
    await page.mouse.up();
    await page.mouse.move(x, y);
    await expect(editor.crop).toHaveText('806 × 806 at 0, 0');
    await editor.dialog.getByRole('button', { name: 'Rotate right' }).click();
    await expect(editor.crop).toHaveText('806 × 806 at 58, 0');
    await editor.dialog.getByRole('textbox', { name: 'Width' }).fill('403');
    await keyboard.press('Tab');
    await expect(editor.dialog.getByRole('textbox', { name: 'Height' })).toHaveValue('403');
    await editor.choose('Format', 'WebP');
    await expect(editor.result).toHaveText(/^WebP, 403 × 403 px, [\d.,]+ [kM]B$/);
    await expect(editor.save).toBeEnabled();
    expect(await violations(page), 'the editor').toEqual([]);
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await new Studio(app).resize(width, height);
      await lookAtDialog(page, `images-edit-${width}`);
    }
    await editor.choose('View', 'Result');
    await expect(editor.dialog.getByRole('img', { name: /, edited$/ })).toBeVisible();
    await lookAtDialog(page, 'images-edit-result');
    await keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard edits' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await editor.save.click();
    await expect(editor.dialog).toBeHidden();
    await expect(images.cells).toHaveCount(before + 1);
    await expect(images.selected).toHaveAccessibleName(/\(edited\)/);
    await expect(images.dock.getByText('403 × 403')).toBeVisible();
    await page
      .getByRole('group', { name: /\(edited\)” saved$/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(images.cells).toHaveCount(before);
  });

  await test.step('an editor in which nothing was changed closes without a question', async () => {
    await images.cells.first().click();
    await keyboard.press('e');
    await expect(editor.dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
