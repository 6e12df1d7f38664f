import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { twoColours } from '../../../electron/core/media/images/test-data/pictures.ts';
import { expect, test } from '../../fixtures/app.ts';
import { lookAtDialog } from '../../fixtures/looks.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';

test('items are copied as files that another program can paste, and exported with a contact sheet', async ({
  app,
  page,
  folder,
}) => {
  const studio = new Studio(app);
  const library = new LibraryPage(page);
  const image = path.join(folder, 'harbour.png');
  await writeFile(image, twoColours('png', 600, 400));
  await studio.openPanel('Speak');
  await new SpeakPage(page).write(['The lamp was trimmed at four.']);
  await studio.openPanel('Library');
  await studio.drop([image]);
  await library.item('harbour', 'Image').click();
  await library.item('Untitled script', 'Script').click({ modifiers: ['Control'] });

  await test.step('they are in the clipboard with their names, as complete files', async () => {
    await studio.runCommand('Copy file');
    await expect(page.getByRole('group', { name: '2 files copied' })).toBeVisible();
    const copied = await studio.clipboardFiles();
    expect(copied.map((file) => path.basename(file)).toSorted()).toEqual(['Untitled script.txt', 'harbour.png']);
    for (const file of copied) expect((await stat(file)).size).toBeGreaterThan(0);
    await studio.dismissToasts();
  });

  await test.step('the sheet is a PDF beside them', async () => {
    const out = path.join(folder, 'out');
    await mkdir(out);
    await studio.answerOpenDialog([out]);
    await library.selectionBar.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export 2 items' });
    await dialog.getByRole('checkbox', { name: 'Contact sheet with thumbnails (PDF)' }).check();
    await lookAtDialog(page, 'library-export');
    await dialog.getByRole('button', { name: 'Choose folder' }).click();
    await expect(page.getByRole('group', { name: /^3 files exported to/ })).toBeVisible();
    const sheet = await readFile(path.join(out, 'Contact sheet.pdf'));
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sheet.length).toBeGreaterThan(5000);
  });
});
