import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';

/** Dragging and exporting, in a library of five items that is shown as a grid; `folder` is empty. */
export async function takeOut(app: RunningApp, folder: string): Promise<void> {
  const { page } = app;
  const studio = new Studio(app);
  const library = new LibraryPage(page);

  await test.step('a box drawn beside the cards selects them, and Escape takes that back', async () => {
    await library.item('jfk', 'Recording').click();
    const first = await library.cells.first().boundingBox();
    const second = await library.cells.nth(1).boundingBox();
    if (!first || !second) throw new Error('There are no cards on the screen.');
    await page.mouse.move(first.x - 8, first.y + 4);
    await page.mouse.down();
    await page.mouse.move(second.x + 30, second.y + 40, { steps: 4 });
    await expect(library.selected).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(library.selected).toHaveCount(1);
    await page.mouse.move(first.x - 8, first.y + 4);
    await page.mouse.down();
    await page.mouse.move(second.x + 30, second.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect(library.selectionBar).toContainText('2 selected');
    // The keyboard goes on from what was boxed last.
    await expect(library.cells.nth(1)).toBeFocused();
  });

  await test.step('several items are dragged out and exported as files with their names', async () => {
    await library.item('jfk', 'Recording').click();
    await library.item('Untitled script', 'Script').click({ modifiers: ['Control'] });
    await library.item('jfk', 'Recording').dispatchEvent('dragstart');
    await expect.poll(async () => (await studio.draggedFiles()).length).toBe(3);
    const files = await studio.draggedFiles();
    expect(files.map((file) => path.basename(file)).toSorted()).toEqual(['Untitled script.txt', 'jfk.flac', 'jfk.srt']);
    for (const file of files) expect((await stat(file)).size).toBeGreaterThan(0);

    await studio.dismissToasts();
    await studio.answerOpenDialog([folder]);
    await library.selectionBar.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export 2 items' });
    await dialog.getByRole('combobox', { name: 'Format of images' }).click();
    await dialog.getByRole('option', { name: 'AVIF' }).click();
    await dialog.getByRole('checkbox', { name: 'Leave recipes out of images' }).check();
    await expectNoViolations(page, 'the export dialog');
    await lookAtDialog(page, 'library-export');
    await dialog.getByRole('button', { name: 'Choose folder' }).click();
    await expect(page.getByRole('group', { name: /^3 files exported to/ })).toBeVisible();
    expect((await readdir(folder)).toSorted()).toEqual(['Untitled script.txt', 'jfk.flac', 'jfk.srt']);
  });

  await test.step('the storage view shows what takes how much, and finds files that are there twice', async () => {
    await studio.dismissToasts();
    await library.list.getByRole('button', { name: /^Storage: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Storage' });
    await expect(dialog.getByRole('button', { name: /^Recordings/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Find duplicates' }).click();
    await expect(dialog.getByText('No duplicates')).toBeVisible();
    await expectNoViolations(page, 'the storage view');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the folder in which export dialogs begin is chosen in the settings, and reset', async () => {
    await studio.dismissToasts();
    const settings = await studio.openSettings('Library');
    const row = settings.getByRole('group', { name: 'Export folder' });
    await expect(row.getByText('Last used folder')).toBeVisible();
    await studio.answerOpenDialog([folder]);
    await row.getByRole('button', { name: 'Choose export folder' }).click();
    await expect(row.getByText(folder)).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    await expectNoViolations(page, 'the export folder');
    await look(studio, 'settings-export-folder');
    await row.getByRole('button', { name: 'Reset Export folder to default' }).click();
    await expect(row.getByText('Last used folder')).toBeVisible();
    await studio.openPanel('Library');
  });
}
