import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { recogniseInBackground } from './recognition-step.ts';
import { findMissingFile } from './reference-step.ts';

const WORK_LIMIT_MS = 120_000;

/** The app ends and would start again: Playwright attaches to the next start, which it makes itself. */
async function keepFromRelaunching({ electron }: RunningApp): Promise<void> {
  await electron.evaluate(({ app }) => {
    app.relaunch = () => undefined;
  });
}

test('a watched folder fills the library, a backup brings back how it was, and a missing file is found', async ({
  launch,
  folder,
}) => {
  const first = await launch();
  const { page } = first;
  const studio = new Studio(first);
  const library = new LibraryPage(page);
  const watched = path.join(folder, 'Recorder');
  await mkdir(watched);
  await copyFile(samplePath('speech/jfk.flac'), path.join(watched, 'before.flac'));
  const settings = page.getByRole('main');

  await test.step('a folder is watched, and a new file in it is imported and transcribed once', async () => {
    await studio.openSettings('Library');
    await studio.answerOpenDialog([watched]);
    await settings.getByRole('button', { name: 'Add watch folder' }).click();
    const card = settings.getByRole('list', { name: 'Watch folders' }).getByRole('listitem');
    await expect(card.getByRole('button', { name: 'Import 1 file already there' })).toBeVisible();
    await copyFile(samplePath('speech/jfk.flac'), path.join(watched, 'speech.flac'));
    await expect(card.getByText(/1 file imported/)).toBeVisible({ timeout: WORK_LIMIT_MS });
    await studio.openPanel('Library');
    await expect(library.item('speech', 'Recording')).toBeVisible();
    await expect(library.item('speech', 'Transcript')).toBeVisible({ timeout: WORK_LIMIT_MS });
  });

  await test.step('a recording that nobody transcribed is found by what is said in it', async () => {
    await recogniseInBackground(first, watched);
    await studio.openSettings('Library');
    await settings.getByRole('button', { name: 'Pause Recorder' }).click();
    await expect(settings.getByText(/^Paused · /)).toBeVisible();
  });

  await test.step('names of exported files are shown while their template is typed', async () => {
    const template = settings.getByRole('textbox', { name: 'Names of exported files' });
    await template.fill('{titel}');
    await expect(settings.getByText('There’s no variable {titel}.')).toBeVisible();
    await template.fill('{number} {title}');
    await expect(settings.getByText('Example: 01 Interview part 2.wav')).toBeVisible();
    await template.press('Enter');
    await expect(settings.getByRole('button', { name: 'Reset Names of exported files to default' })).toBeVisible();
  });

  await test.step('a backup is made, and restoring it says what changes', async () => {
    await settings.getByRole('button', { name: 'Back up now' }).click();
    // The daily one may come in between.
    const backup = settings.getByRole('listitem').filter({ hasText: 'By request' });
    await expect(backup).toBeVisible({ timeout: WORK_LIMIT_MS });
    await look(studio, 'settings-library');
    await expectNoViolations(page, 'watch folders and backups');
    await studio.openPanel('Speak');
    await new SpeakPage(page).write(['This came after the backup.']);
    await studio.openSettings('Library');
    // Nothing may run that a restore would break off.
    await expect(studio.titleBar.getByRole('button', { name: 'Tasks', exact: true })).toBeVisible({
      timeout: WORK_LIMIT_MS,
    });
    await backup.getByRole('button', { name: /^Restore backup of/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Restore the backup of/ });
    await expect(dialog.getByText('1 item created since then no longer listed. Their files stay on disk.')).toBeVisible(
      {
        timeout: WORK_LIMIT_MS,
      },
    );
    await lookAtDialog(page, 'settings-restore');
    await keepFromRelaunching(first);
    const ended = new Promise((resolve) => first.process.once('exit', resolve));
    await dialog.getByRole('button', { name: 'Restore and restart' }).click();
    await ended;
  });

  await test.step('after the restart the library is as it was, and what was there before is a backup too', async () => {
    const second = await launch({ profile: first.profile });
    const restarted = new Studio(second);
    await restarted.openSettings('Library');
    const main = second.page.getByRole('main');
    await expect(main.getByText(/^Restored the backup of/)).toBeVisible();
    await expect(main.getByRole('list', { name: 'Backups' }).getByText('Before a restore')).toBeVisible();
    await restarted.openPanel('Library');
    const items = new LibraryPage(second.page);
    await expect(items.item('speech', 'Transcript')).toBeVisible();
    await expect(items.item('Untitled script', 'Script')).toBeHidden();
    const folders = await readdir(path.join(first.profile, 'backups'));
    const kept = await Promise.all(
      folders.map((name) => readFile(path.join(first.profile, 'backups', name, 'settings.json'), 'utf8')),
    );
    expect(kept.length).toBeGreaterThanOrEqual(2);
    for (const text of kept) expect(JSON.parse(text)).not.toHaveProperty('key');
    await findMissingFile(second, folder);
  });
});
