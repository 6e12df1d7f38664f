import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { twoColours } from '../../../electron/core/media/images/test-data/pictures.ts';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';

const NAMES = ['harbour', 'bridge', 'orchard'] as const;

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

test('a moved library keeps its old files until they are removed', async ({ launch, folder }) => {
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
    await expectNoViolations(first.page, 'an old library');
    expect([(await imagesIn(former)).length, (await imagesIn(disk)).length]).toEqual([3, 3]);
  });

  await first.electron.close();
  const second = await launch({ profile: first.profile });
  await goOn(second, { former, disk });
});

async function goOn(app: RunningApp, { former, disk }: { former: string; disk: string }) {
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
}
