import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { look } from '../../fixtures/looks.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';

const WORK_LIMIT_MS = 120_000;
const OLD = '00000000-0000-4000-8000-000000000001';

/** A recording as versions without readable folders kept it, in a profile whose app has ended. */
async function storeAsBefore(profile: string): Promise<void> {
  const folder = path.join(profile, 'library/media', OLD);
  await mkdir(folder, { recursive: true });
  await copyFile(samplePath('speech/jfk.flac'), path.join(folder, 'original.flac'));
  const { size } = await stat(path.join(folder, 'original.flac'));
  const database = new Libsql(path.join(profile, 'atelier.db'));
  database
    .prepare(
      `INSERT INTO items (id, kind, title, source_name, media_file, size_bytes, media_state, created_at_ms, updated_at_ms)
       VALUES (:id, 'recording', 'Inaugural: 1961', 'jfk.flac', 'original.flac', :size, 'reading', :at, :at)`,
    )
    .run({ id: OLD, size, at: new Date(2026, 4, 1, 12).getTime() });
  database.close();
}

/** Files of the library as somebody else sees them. */
const filesIn = async ({ profile }: Pick<RunningApp, 'profile'>, folder: string) =>
  (await readdir(path.join(profile, 'library', folder), { recursive: true })).filter((name) => name.includes('.'));

test('an older library moves into readable folders, and new files are named by a template', async ({
  launch,
  folder,
}) => {
  const first = await launch();
  // Core has opened its database then.
  await expect(new Studio(first).titleBar.getByRole('button', { name: 'On this computer' })).toBeVisible();
  await first.electron.close();
  await storeAsBefore(first.profile);
  const second = await launch({ profile: first.profile });
  const studio = new Studio(second);
  const settings = second.page.getByRole('main');

  await test.step('the template is tried while it is typed', async () => {
    await studio.openSettings('Library');
    const template = settings.getByRole('textbox', { name: 'Names of library files' });
    await expect(
      settings.getByText(/^Example: Recordings\/\d{4}\/\d{4}-\d\d-\d\d Interview part 2\.wav$/),
    ).toBeVisible();
    await template.fill('{voice}');
    await expect(settings.getByText('There’s no variable {voice}.')).toBeVisible();
    await template.fill('a/b/c/d/{title}');
    await expect(settings.getByText('Use at most 3 folders.')).toBeVisible();
    await template.fill('Takes of {year}/{title}');
    await expect(settings.getByText(/^Example: Recordings\/Takes of \d{4}\/Interview part 2\.wav$/)).toBeVisible();
    await template.press('Enter');
    await expect(settings.getByText(/^1 item from earlier versions \(.* in folders named by ID$/)).toBeVisible();
    await settings.getByText(/^Example: Recordings/).scrollIntoViewIfNeeded();
    await look(studio, 'settings-library-places');
    await expectNoViolations(second.page, 'names of library files');
  });

  await test.step('a new file gets its name at once, the older one when the task has moved it', async () => {
    const file = path.join(folder, 'Speech.flac');
    await copyFile(samplePath('speech/jfk.flac'), file);
    await studio.openPanel('Library');
    await studio.drop([file]);
    await expect.poll(() => filesIn(second, 'Recordings').catch(() => []), { timeout: WORK_LIMIT_MS }).toHaveLength(2);
    const year = new Date().getFullYear();
    expect((await filesIn(second, 'Recordings')).toSorted()).toEqual(
      ['Speech.flac', 'Speech.json'].map((name) => path.join(`Takes of ${year}`, name)),
    );
    await studio.openSettings('Library');
    await settings.getByRole('button', { name: 'Move to readable folders' }).click();
    await expect(settings.getByText('The old files of 1 item are removed when Atelier starts next.')).toBeVisible({
      timeout: WORK_LIMIT_MS,
    });
    await expect
      .poll(() => filesIn(second, 'Recordings'), { timeout: WORK_LIMIT_MS })
      .toContain(path.join('Takes of 2026', 'Inaugural 1961.json'));
    expect(await readdir(path.join(second.profile, 'library/media', OLD))).toContain('original.flac');
  });

  await test.step('after the next start nothing is in the old folder, and the recording is there', async () => {
    // It asks before it ends while it transcribes.
    await expect(studio.titleBar.getByRole('button', { name: 'Tasks', exact: true })).toBeVisible({
      timeout: WORK_LIMIT_MS,
    });
    await second.electron.close();
    const third = await launch({ profile: first.profile });
    await expect
      .poll(() => readdir(path.join(third.profile, 'library/media')), { timeout: WORK_LIMIT_MS })
      .not.toContain(OLD);
    const restarted = new Studio(third);
    await restarted.openPanel('Library');
    await expect(new LibraryPage(third.page).item('Inaugural', 'Recording')).toBeVisible();
    expect(await filesIn(third, 'Recordings')).toContain(path.join('Takes of 2026', 'Inaugural 1961.flac'));
    await restarted.openSettings('Library');
    await expect(third.page.getByRole('main').getByRole('textbox', { name: 'Names of library files' })).toBeVisible();
    await expect(third.page.getByText(/^The old files of/)).toBeHidden();

    await test.step('files follow another template when the user says so', async () => {
      const main = third.page.getByRole('main');
      const template = main.getByRole('textbox', { name: 'Names of library files' });
      await template.fill('{year}/{title} again');
      await template.press('Enter');
      await expect(main.getByText('3 items with names from an earlier template or title')).toBeVisible();
      const examples = main.getByRole('list', { name: 'Examples of new names' });
      await expect(examples).toContainText(
        'Recordings/Takes of 2026/Inaugural 1961.flac → Recordings/2026/Inaugural 1961 again.flac',
      );
      await examples.scrollIntoViewIfNeeded();
      await look(restarted, 'settings-library-rename');
      await expectNoViolations(third.page, 'new names of library files');
      await main.getByRole('button', { name: 'Rename files' }).click();
      await expect(examples).toBeHidden();
      await expect.poll(async () => (await filesIn(third, 'Recordings')).length, { timeout: WORK_LIMIT_MS }).toBe(4);
      const year = String(new Date().getFullYear());
      expect((await filesIn(third, 'Recordings')).toSorted()).toEqual(
        [
          path.join('2026', 'Inaugural 1961 again.flac'),
          path.join('2026', 'Inaugural 1961 again.json'),
          path.join(year, 'Speech again.flac'),
          path.join(year, 'Speech again.json'),
        ].toSorted(),
      );
    });

    await test.step('a file that was renamed in a file manager is found again', async () => {
      const recordings = path.join(third.profile, 'library/Recordings');
      await rename(path.join(recordings, '2026/Inaugural 1961 again.flac'), path.join(recordings, 'Kennedy.flac'));
      await third.page.reload();
      await restarted.openPanel('Library');
      await expect(
        third.page.getByRole('main').getByText('The file of “Inaugural: 1961” was moved to Recordings/Kennedy.flac'),
      ).toBeVisible({ timeout: WORK_LIMIT_MS });
      await look(restarted, 'library-moved-files');
      await expectNoViolations(third.page, 'a moved file');
      await third.page.getByRole('main').getByRole('button', { name: 'Update library' }).click();
      await expect(third.page.getByRole('group', { name: '1 file found' })).toBeVisible();
      await expect
        .poll(() => filesIn(third, 'Recordings'), { timeout: WORK_LIMIT_MS })
        .toEqual(expect.arrayContaining(['Kennedy.flac', 'Kennedy.json']));
    });

    await test.step('it opens in the app that the system has for it', async () => {
      await third.electron.evaluate(({ shell }) => {
        const opened: string[] = [];
        Object.assign(globalThis, { openedFiles: opened });
        shell.openPath = (file) => Promise.resolve(opened.push(file) > 0 ? '' : 'not opened');
      });
      await new LibraryPage(third.page).item('Inaugural', 'Recording').click({ button: 'right' });
      await third.page.getByRole('menuitem', { name: 'Open in default app' }).click();
      const opened = () =>
        third.electron.evaluate(() => (globalThis as unknown as { openedFiles: string[] }).openedFiles);
      await expect.poll(opened).toEqual([path.join(third.profile, 'library/Recordings/Kennedy.flac')]);
    });
  });
});
