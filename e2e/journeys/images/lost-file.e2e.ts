import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, test } from '../../fixtures/app.ts';
import { lookAtDialog } from '../../fixtures/looks.ts';
import { startScriptedImages } from '../../fixtures/service/scripted-images.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { Studio } from '../../pages/studio.ts';

const KEY = 'sk-lost-file-0123456789-secret-part-WXYZ';

// The image whose file is gone is asked for before anybody knows.
test.use({ expectedProblems: /404 \(Not Found\)/ });

/** The one image file of a new profile. */
async function imageFile(profile: string): Promise<string> {
  const entries = await readdir(path.join(profile, 'library'), { recursive: true, withFileTypes: true });
  const [found] = entries.filter((entry) => entry.isFile() && /Harbour.*\.jpe?g$/.test(entry.name));
  if (!found) throw new Error('There is no image file.');
  return path.join(found.parentPath, found.name);
}

test('an image whose file is lost is downloaded again while the service keeps it, and nothing is billed', async ({
  app,
  page,
}) => {
  const studio = new Studio(app);
  const images = new ImagesPage(page);
  const cloud = await startScriptedImages(0);
  const account = new AccountPage(app);
  await account.connect(cloud.baseUrl, KEY);
  await studio.openPanel('Images');
  await images.chooseEngine('Cloud');
  await images.prompt.fill('Harbour at dawn');
  await images.list.getByRole('radiogroup', { name: 'Count' }).getByText('1', { exact: true }).click();
  await images.generate.click();
  await images.waitForImages();
  await expect(images.pictures).toHaveCount(1);

  const file = await imageFile(app.profile);
  const bytes = await readFile(file);
  await rm(file);
  await images.cells.first().click();
  const notice = images.dock.getByRole('alert').filter({ hasText: 'File missing' });
  await expect(notice).toContainText(/The service keeps it until .+: download it again at no charge/);
  await studio.dismissToasts();
  await expectNoViolations(page, 'an image whose file is missing');
  await lookAtDialog(page, 'images-download-again');
  await notice.getByRole('button', { name: 'Download again' }).click();
  await expect(page.getByRole('group', { name: 'File downloaded' })).toBeVisible();
  await expect(notice).toBeHidden();
  expect((await readFile(file)).equals(bytes)).toBe(true);
  expect(cloud.asked).toEqual([1]);
  await cloud.end();
});
