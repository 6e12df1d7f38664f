import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import {
  BROKEN,
  FILE_COUNT,
  fillMixedFolder,
  IMAGES,
  LEFT_OUT,
  LONG_NAME,
  RECORDING_COUNT,
  SILENT_SECONDS,
  SPEAKING_FILE,
} from './mixed-folder.ts';
import { rebuildAndCompare } from './rebuild-step.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** All files in a folder and those below it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
}

/** The hashes of all files in a folder and those below it. */
async function hashesBelow(folder: string): Promise<Map<string, string>> {
  const files = await filesBelow(folder);
  return new Map(
    await Promise.all(files.map(async (file) => [path.basename(file), sha256(await readFile(file))] as const)),
  );
}

test('a folder of 30 mixed files comes in, is searched, ordered, taken out, thrown away and rebuilt', async ({
  app,
  page,
  folder,
  keychain,
}) => {
  const studio = new Studio(app);
  const library = new LibraryPage(page);
  const transcribe = new TranscribePage(page);
  const { keyboard } = page;
  const dropped = path.join(folder, 'Field work');
  const stem = (name: string) => name.slice(0, name.lastIndexOf('.'));
  await fillMixedFolder(dropped, path.join(folder, 'scratch'));
  const originals = await hashesBelow(dropped);
  expect((await filesBelow(dropped)).length).toBe(30);
  expect([FILE_COUNT, originals.size, LONG_NAME.length]).toEqual([30, 30, 250]);

  await test.step('what cannot be added is named with its reason, and two equal files are added once', async () => {
    await studio.openPanel('Library');
    await studio.drop([dropped]);
    // The Library stays, and says where what was not added is listed.
    await expect(page.getByText('has the same content as another file. It was added once.').first()).toBeVisible({
      timeout: WORK_LIMIT_MS,
    });
    await expect(page.getByRole('button', { name: 'Show in Transcribe' }).first()).toBeVisible();
    await expect(library.stage).toBeVisible();
    await studio.openPanel('Transcribe');
    const refused = page.getByRole('alert', { name: /^Couldn’t add \d+ files$/ });
    await expect(refused).toBeVisible();
    const skipped = refused.getByRole('listitem').filter({ hasText: 'Skipped in “Field work”' });
    for (const name of LEFT_OUT) await expect(skipped).toContainText(name);
    // One that could not be read only after its transcript was ordered is listed there.
    for (const [name, reason] of Object.entries(BROKEN)) {
      const row = refused.getByRole('listitem').filter({ hasText: name }).filter({ hasText: reason });
      const entry = transcribe.entry(stem(name)).filter({ hasText: name });
      await expect(row.or(entry).first()).toBeVisible({ timeout: WORK_LIMIT_MS });
    }
    await expect(refused.getByRole('listitem').filter({ hasText: 'empty.wav' })).toContainText('empty.wav is empty');
    await studio.dismissToasts();
    await look(studio, 'library-mixed-refused');
    await expectNoViolations(page, 'files that were not added');
    await refused.getByRole('button', { name: 'Dismiss files not added' }).click();
  });

  await test.step('every recording is transcribed, whatever its format and name', async () => {
    await expect(transcribe.entry(stem(SPEAKING_FILE))).toBeVisible({ timeout: WORK_LIMIT_MS });
    await expect(studio.rail.getByRole('link', { name: /running or waiting/ })).toHaveCount(0, {
      timeout: 2 * WORK_LIMIT_MS,
    });
    await studio.openPanel('Library');
    await library.search.fill('kind:recording ');
    await expect(library.stage.getByText(/^\d+ found$/)).toHaveText(/^(16|17|18|19|20) found$/);
    await library.search.press('Backspace');
    await library.search.fill('kind:image ');
    await expect(library.cells).toHaveCount(IMAGES.length);
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
    const kept = new Set((await hashesBelow(path.join(app.profile, 'library/Recordings'))).values());
    const others: readonly string[] = [...Object.keys(BROKEN), ...IMAGES, ...LEFT_OUT];
    const names = [...originals.keys()].filter((name) => !others.includes(name));
    expect(names).toHaveLength(RECORDING_COUNT + 1);
    expect(names.filter((name) => !kept.has(originals.get(name) ?? ''))).toEqual([]);
    // What was there stays as it was.
    expect(await hashesBelow(dropped)).toEqual(originals);
  });

  await test.step('a said sentence is found, and opens at its second', async () => {
    await library.search.fill('captain opened the window');
    await expect(library.moments.getByRole('button')).toHaveCount(1);
    await library.moments.getByRole('button', { name: new RegExp(stem(SPEAKING_FILE)) }).click();
    await expect(transcribe.stage.getByRole('heading', { name: stem(SPEAKING_FILE) })).toBeVisible();
    const position = studio.player.getByRole('slider', { name: 'Position' });
    await expect
      .poll(async () => Number(await position.getAttribute('aria-valuenow')))
      .toBeGreaterThan(SILENT_SECONDS - 1);
    await keyboard.press('Escape');
    await studio.openPanel('Library');
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
  });

  await test.step('it is tagged and put on a board together with others', async () => {
    await library.view('List');
    await library.search.fill('kind:recording ');
    await library.search.fill(stem(SPEAKING_FILE));
    await library.item(stem(SPEAKING_FILE), 'Recording').click();
    await keyboard.press('t');
    await page.getByRole('dialog', { name: 'Tag 1 item' }).getByRole('combobox', { name: 'Tag' }).fill('open window');
    await keyboard.press('Enter');
    await expect(library.part('open window')).toBeVisible();
    for (const title of [stem(SPEAKING_FILE), 'Interview with the harbour master', 'Grüße aus Köln']) {
      await library.search.fill(title);
      await expect(library.cells).toHaveCount(1);
      await library.item(title, 'Recording').click();
      await keyboard.press('b');
      const dialog = page.getByRole('dialog', { name: 'Add 1 item to a board' });
      await dialog.getByRole('combobox', { name: 'Board' }).fill('Harbour');
      await keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    }
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
    await library.part('Harbour').click();
    await expect(library.cells).toHaveCount(3);
    await look(studio, 'library-mixed-board');
  });

  await test.step('what is dragged out of the board is on the disk with its names and its content', async () => {
    await studio.noteDrags();
    await library.cells.first().click();
    await keyboard.press('Control+a');
    await expect(library.selected).toHaveCount(3);
    await library.cells.first().dispatchEvent('dragstart');
    await expect.poll(async () => (await studio.draggedFiles()).length).toBe(6);
    const files = (await studio.draggedFiles()).toSorted();
    const names = files.map((file) => path.basename(file));
    expect(names.filter((name) => name.endsWith('.srt'))).toHaveLength(3);
    expect(names).toEqual(
      expect.arrayContaining([
        SPEAKING_FILE,
        `${stem(SPEAKING_FILE)}.srt`,
        'Grüße aus Köln 🎙.wav',
        'Grüße aus Köln 🎙.srt',
      ]),
    );
    const taken = new Set(originals.values());
    for (const file of files.filter((name) => !name.endsWith('.srt')))
      expect(taken.has(sha256(await readFile(file))), file).toBe(true);
    expect(await readFile(files.find((file) => file.endsWith('watch.srt')) ?? '', 'utf8')).toMatch(/\bwindow\b/i);
    await keyboard.press('Escape');
    await library.part('Everything').click();
  });

  await test.step('what goes into the bin comes back by undo, and is gone from the disk once the bin is emptied', async () => {
    const files = async () => (await filesBelow(path.join(app.profile, 'library'))).map((file) => path.basename(file));
    const isHere = async () => (await files()).some((name) => /Lamp/.test(name));
    await library.search.fill('lamp');
    await expect(library.cells).toHaveCount(2);
    await library.cells.first().click();
    await keyboard.press('Control+a');
    await keyboard.press('Delete');
    const toast = page.getByRole('group', { name: '2 items moved to the bin' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(library.cells).toHaveCount(2);
    await library.cells.first().click();
    await keyboard.press('Control+a');
    await keyboard.press('Delete');
    await expect(library.cells).toHaveCount(0);
    await studio.dismissToasts();
    expect(await isHere()).toBe(true);
    await library.list.getByRole('button', { name: /^Storage: / }).click();
    const storage = page.getByRole('dialog', { name: 'Storage' });
    await storage.getByRole('button', { name: 'Empty bin' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 2 items permanently?' });
    await question.getByRole('button', { name: 'Delete 2 items' }).click();
    await expect(storage.getByRole('button', { name: 'Empty bin' })).toBeHidden();
    await expect.poll(isHere).toBe(false);
    await keyboard.press('Escape');
    await expect(storage).toBeHidden();
  });

  await test.step('a database that is built from the files says the same as the one of the app', async () => {
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
    const [count = ''] = /[\d,]+$/.exec((await library.part('Everything').textContent()) ?? '') ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(2 * (RECORDING_COUNT - 1));
    await rebuildAndCompare({ profile: app.profile, keychain, folder }, Number(count));
  });
});
