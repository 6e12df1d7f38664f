import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';
import { twoColours } from '../../../electron/core/media/images/test-data/pictures.ts';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';

const NAMES = ['harbour', 'bridge', 'orchard'] as const;

// At the end, images whose files are lost are asked for before anybody knows.
test.use({ expectedProblems: /404 \(Not Found\)/ });

/** Dates of images in a profile whose app has ended. */
function setDates(profile: string, dates: Readonly<Record<string, Date>>): void {
  const database = new Libsql(path.join(profile, 'atelier.db'));
  for (const [title, date] of Object.entries(dates))
    database.prepare('UPDATE items SET created_at_ms = :at WHERE title = :title').run({ title, at: date.getTime() });
  database.close();
}

/** Files of images below a folder; none where that is not there. */
const imagesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.png'));

async function addImages({ studio, library, folder }: { studio: Studio; library: LibraryPage; folder: string }) {
  await studio.openPanel('Library');
  for (const [index, name] of NAMES.entries()) {
    const file = path.join(folder, `${name}.png`);
    await writeFile(file, twoColours('png', 320 + index, 240));
    await studio.drop([file]);
    await expect(library.item(name, 'Image')).toBeVisible();
  }
  // Nothing may be read while the library moves.
  await expect(studio.titleBar.getByRole('button', { name: 'Tasks', exact: true })).toBeVisible({
    timeout: WORK_LIMIT_MS,
  });
}

test('a moved library keeps its old files until they are removed, and a file that is gone is brought back', async ({
  launch,
  folder,
}) => {
  const first = await launch();
  const studio = new Studio(first);
  const settings = first.page.getByRole('main');
  const disk = path.join(folder, 'Disk');
  const former = path.join(first.profile, 'library');
  await mkdir(disk);
  await addImages({ studio, library: new LibraryPage(first.page), folder });

  await test.step('after a move settings say where the old files are and what they take', async () => {
    await studio.openSettings('Library');
    await studio.answerOpenDialog([disk]);
    await settings.getByRole('button', { name: 'Move library' }).click();
    await expect(settings.getByText(`The library is now in ${path.join(disk, 'Atelier library')}`)).toBeVisible({
      timeout: WORK_LIMIT_MS,
    });
    const old = settings.getByRole('list', { name: 'Old library folders' }).getByRole('listitem');
    await expect(old).toContainText(former);
    await expect(old).toContainText(/in \d+ files, moved on/);
    await studio.dismissToasts();
    await look(studio, 'settings-old-library');
    await studio.dismissToasts();
    await expectNoViolations(first.page, 'an old library');
    expect([(await imagesIn(former)).length, (await imagesIn(disk)).length]).toEqual([3, 3]);
  });

  await first.electron.close();
  setDates(first.profile, { bridge: new Date(2026, 2, 9, 12), orchard: new Date(2025, 11, 31, 12) });
  const second = await launch({ profile: first.profile });
  await goOn(second, { former, disk, folder });
  // Before the folder of the test goes, and the library's disk with it.
  await second.electron.close();
});

async function goOn(app: RunningApp, { former, disk, folder }: { former: string; disk: string; folder: string }) {
  const { page } = app;
  const studio = new Studio(app);
  const library = new LibraryPage(page);

  await test.step('after the next start it is said again, and the storage view removes them on a question', async () => {
    await expect(page.getByRole('group', { name: /^The old library is still in / })).toBeVisible();
    await studio.dismissToasts();
    await studio.openPanel('Library');
    await library.list.getByRole('button', { name: /^Storage: / }).click();
    const storage = page.getByRole('dialog', { name: 'Storage' });
    const old = storage.getByRole('list', { name: 'Old library folders' });
    await expect(old).toContainText(former);
    await lookAtDialog(page, 'library-storage-old-library');
    await expectNoViolations(page, 'an old library in the storage view');
    await old.getByRole('button', { name: 'Remove old library' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the old library?' });
    await expect(question).toContainText(former);
    await question.getByRole('button', { name: 'Remove old library' }).click();
    await expect(old).toBeHidden();
    expect([(await imagesIn(former)).length, (await imagesIn(disk)).length]).toEqual([0, 3]);
    await page.keyboard.press('Escape');
    await expect(storage).toBeHidden();
    await studio.dismissToasts();
  });

  await test.step('the time line jumps to a day that has items, by keys alone', async () => {
    const button = library.stage.getByRole('button', { name: 'Jump to day' });
    await button.focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Jump to day' });
    await expect(calendar.getByRole('button', { name: /1 item$/, exact: false }).last()).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(calendar.getByRole('group', { name: 'March 2026' }).getByRole('button')).toHaveCount(1);
    await expect(calendar.getByRole('button', { name: /March.*2026, 1 item$/ })).toBeFocused();
    await lookAtDialog(page, 'library-jump-to-day');
    await expectNoViolations(page, 'the calendar of days');
    await page.keyboard.press('ArrowLeft');
    await expect(calendar.getByRole('group', { name: 'December 2025' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(library.item('orchard', 'Image')).toBeFocused();
    await expect(library.item('orchard', 'Image')).toHaveAttribute('aria-selected', 'true');
    await button.click();
    await expect(calendar.getByRole('button', { name: /item$/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('a file that was moved out of the library is found by its content and brought back', async () => {
    const [name = ''] = (await imagesIn(disk)).filter((file) => file.includes('bridge'));
    const elsewhere = path.join(folder, 'Pictures');
    await mkdir(elsewhere);
    await rename(path.join(disk, name), path.join(elsewhere, 'Renamed.png'));
    await library.item('harbour', 'Image').click();
    await library.item('bridge', 'Image').click();
    const notice = library.dock.getByRole('alert').filter({ hasText: 'File missing' });
    await expect(notice).toContainText('It isn’t in the library folder.');
    await lookAtDialog(page, 'library-own-file-missing');
    await expectNoViolations(page, 'an item whose own file is missing');
    await studio.answerOpenDialog([path.join(folder, 'orchard.png')]);
    await notice.getByRole('button', { name: 'Find file' }).click();
    await page
      .getByRole('dialog', { name: 'This is another file' })
      .getByRole('button', { name: 'Keep looking' })
      .click();
    await studio.answerOpenDialog([elsewhere]);
    await notice.getByRole('button', { name: 'Find in folder' }).click();
    await expect(page.getByRole('group', { name: '1 file found' })).toBeVisible();
    await expect(notice).toBeHidden();
    expect([(await imagesIn(disk)).includes(name), await imagesIn(elsewhere)]).toEqual([true, ['Renamed.png']]);
    await studio.dismissToasts();
  });

  await test.step('a library whose folder was renamed is missing until it is found, and nothing begins in its place', async () => {
    const [place, renamed] = [path.join(disk, 'Atelier library'), path.join(disk, 'My work')];
    await rename(place, renamed);
    await studio.openSettings('Library');
    const notice = page.getByRole('alert').filter({ hasText: 'Can’t find the library folder' });
    await expect(notice).toBeVisible();
    await look(studio, 'settings-missing-library');
    await expectNoViolations(page, 'a missing library');
    await studio.answerOpenDialog([folder]);
    await notice.getByRole('button', { name: 'Find folder' }).click();
    await expect(page.getByRole('group', { name: /contains no items of this library/ })).toBeVisible();
    await studio.dismissToasts();
    await studio.answerOpenDialog([renamed]);
    await notice.getByRole('button', { name: 'Find folder' }).click();
    await expect(page.getByRole('group', { name: `The library is now in ${renamed}` })).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await readdir(disk)).toEqual(['My work']);
  });

  await test.step('a library whose files are lost goes on in an empty folder, with what is known of them', async () => {
    const place = path.join(disk, 'My work');
    await studio.dismissToasts();
    await rename(place, path.join(folder, 'Lost'));
    await studio.openPanel('Library');
    await studio.openSettings('Library');
    const notice = page.getByRole('alert').filter({ hasText: 'Can’t find the library folder' });
    await notice.getByRole('button', { name: 'Create empty folder' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Create an empty library folder?' });
    await expect(question).toContainText(place);
    await lookAtDialog(page, 'library-create-empty');
    await page.keyboard.press('Escape');
    await expect(notice.getByRole('button', { name: 'Create empty folder' })).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Create empty folder' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Library folder created' })).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
    await studio.dismissToasts();
    await expectNoViolations(page, 'a library that was created again');
    expect(await imagesIn(place)).toEqual([]);
    await studio.openPanel('Library');
    await library.item('harbour', 'Image').click();
    await expect(library.dock.getByRole('alert').filter({ hasText: 'File missing' })).toBeVisible();
  });
}
