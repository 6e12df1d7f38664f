import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { twoColours } from '../../../electron/core/media/images/test-data/pictures.ts';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { lookAtDialog } from '../../fixtures/looks.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';

/** Adds an image that stays where it is, moves it away, and finds it again; `folder` is one of the test's own. */
export async function findMissingFile(app: RunningApp, folder: string): Promise<void> {
  const { page } = app;
  const studio = new Studio(app);
  const library = new LibraryPage(page);

  await test.step('a file that stays where it is goes missing, and is found again by its content alone', async () => {
    const [file, other, elsewhere] = ['harbour.png', 'other.png', 'Elsewhere'].map((name) => path.join(folder, name));
    await writeFile(file ?? '', twoColours('png', 320, 240));
    await writeFile(other ?? '', twoColours('png', 200, 200));
    await mkdir(elsewhere ?? '');
    const settings = await studio.openSettings('Library');
    await settings.getByRole('radiogroup', { name: 'Files you add' }).getByText('Leave files where they are').click();
    await studio.openPanel('Images');
    await studio.drop([file ?? '']);
    await expect(new ImagesPage(page).pictures).toHaveCount(1);
    // A toast stands outside of all landmarks.
    const toast = page.getByRole('group', { name: /is the subject reference$/ });
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await rename(file ?? '', path.join(elsewhere ?? '', 'renamed.png'));
    await studio.openPanel('Library');
    await library.item('harbour', 'Image').click();
    const notice = library.dock.getByRole('alert').filter({ hasText: 'File missing' });
    await expect(notice).toBeVisible();
    await expect(library.item('harbour', 'Image')).toHaveAccessibleName(/File missing/);
    await expectNoViolations(page, 'an item whose file is missing');
    await lookAtDialog(page, 'library-file-missing');
    await studio.answerOpenDialog([other ?? '']);
    await notice.getByRole('button', { name: 'Find file' }).click();
    const question = page.getByRole('dialog', { name: 'This is another file' });
    await question.getByRole('button', { name: 'Keep looking' }).click();
    await expect(question).toBeHidden();
    await expect(notice).toBeVisible();
    await studio.answerOpenDialog([elsewhere ?? '']);
    await notice.getByRole('button', { name: 'Find in folder' }).click();
    await expect(page.getByRole('group', { name: '1 file found' })).toBeVisible();
    await expect(notice).toBeHidden();
  });
}
