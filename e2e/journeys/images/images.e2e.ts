import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { withRecipe } from '../../../electron/core/media/images/recipe-in-image.ts';
import { twoColours } from '../../../electron/core/media/images/test-data/pictures.ts';
import { DEFAULT_IMAGE_RECIPE } from '../../../shared/domain/recipe/image-recipe.ts';
import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { startScriptedImages } from '../../fixtures/service/scripted-images.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TasksPage } from '../../pages/tasks-page.ts';
import { editImage } from './edit-step.ts';
import { findImages } from './find-step.ts';
import { workWithPrompts } from './prompt-step.ts';

const KEY = 'sk-images-0123456789-secret-part-WXYZ';
const FOX = 'A red fox in the snow';

/** Tooltips and toasts stand outside of all landmarks. */
async function expectNoViolations(page: Page, what: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('group', { name: /reused|restored|moved to the bin|subject reference/ })).toHaveCount(0);
  expect(await violations(page), what).toEqual([]);
}

test('images are generated, kept, reused, retried and found again', async ({ app, page, launch, folder }) => {
  const studio = new Studio(app);
  const images = new ImagesPage(page);
  const { keyboard } = page;

  await test.step('an empty panel says what can be drawn, and offers prompts', async () => {
    await studio.openPanel('Images');
    await expect(images.stage.getByText('Describe an image')).toBeVisible();
    await expect(images.stage.getByText(/The local sketch engine draws illustrations/)).toBeVisible();
    await expect(images.list.getByText('Describe the image.', { exact: true })).toBeVisible();
    await expectNoViolations(page, 'the empty panel');
    await look(studio, 'images-empty');
    await images.stage.getByRole('button', { name: /^Use the prompt “Three sailing boats/ }).click();
    await expect(images.prompt).toHaveValue(/\{morning\|evening\}/);
    await expect(images.list.getByRole('list', { name: 'Sends 2 prompts' }).getByRole('listitem')).toHaveText([
      /morning light/,
      /evening light/,
    ]);
  });

  await test.step('a size that the service does not take goes to the nearest one, and says why', async () => {
    await images.list.getByText('Custom', { exact: true }).click();
    await images.list.getByRole('textbox', { name: 'Width' }).fill('701');
    await images.list.getByRole('textbox', { name: 'Height' }).fill('3000');
    await keyboard.press('Tab');
    await expect(images.list.getByRole('textbox', { name: 'Width' })).toHaveValue('704');
    await expect(images.list.getByRole('textbox', { name: 'Height' })).toHaveValue('2048');
    await expect(images.list.getByText(/3,000 became 2,048: sides have at most 2,048 px/)).toBeVisible();
    await expectNoViolations(page, 'the form with a free size');
  });

  await test.step('the local engine draws them: first their places, then the images', async () => {
    await images.prompt.fill(`${FOX}, {by day|at night}`);
    await images.list.getByText('4:3', { exact: true }).click();
    await images.list.getByRole('radiogroup', { name: 'Count' }).getByText('2', { exact: true }).click();
    await expect(images.generate).toHaveText(/Generate 4 images/);
    await images.generate.click();
    await expect(images.cells).toHaveCount(4);
    await expect(images.pictures).toHaveCount(4);
    await expect(images.image(`${FOX}, at night`, 2)).toBeVisible();
    await expect(images.stage.getByText('4 images', { exact: true })).toBeVisible();
    await images.image(`${FOX}, at night`, 1).click();
    await expect(images.dock.getByText('1152 × 864')).toBeVisible();
    await expect(images.dock.getByText('Local sketch engine')).toBeVisible();
    await expectNoViolations(page, 'images and details');
    await look(studio, 'images');
  });

  await test.step('seed and settings of an image are reused, and the same request asks first', async () => {
    await images.prompt.fill('Something else');
    await keyboard.press('ArrowUp');
    await images.image(`${FOX}, by day`, 1).click();
    await keyboard.press('a');
    await expect(images.prompt).toHaveValue(`${FOX}, by day`);
    const seed = await images.seed.inputValue();
    expect(seed).not.toBe('');
    await images.list.getByRole('button', { name: /^Next seed/ }).click();
    await expect(images.seed).not.toHaveValue(seed);
    await images.image(`${FOX}, by day`, 1).click();
    await keyboard.press('s');
    await expect(images.seed).toHaveValue(seed);
    await images.generate.click();
    const question = page.getByRole('dialog', { name: 'Generated before' });
    await expectNoViolations(page, 'the question');
    await question.getByRole('button', { name: 'Open those images' }).click();
    await expect(images.selected).toHaveCount(1);
    await expect(images.cells).toHaveCount(4);
  });

  await test.step('keys select, rate, mark, look and compare', async () => {
    await images.cells.first().click();
    await keyboard.press('Shift+ArrowRight');
    await expect(images.selected).toHaveCount(2);
    await expect(images.selectionBar).toContainText('2 images selected');
    await keyboard.press('4');
    await expect(images.cells.first()).toHaveAccessibleName(/4 stars/);
    await images.selectionBar.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('dialog', { name: 'Compare 2 images' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await images.cells.first().click();
    await keyboard.press('f');
    await expect(images.cells.first()).toHaveAccessibleName(/favourite/);
    await keyboard.press('Space');
    const viewer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Next item' }) });
    await expect(viewer).toBeVisible();
    await keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await images.stage.getByRole('button', { name: /^Filter images/ }).click();
    await page.getByRole('menuitem', { name: 'Favourites' }).click();
    await expect(images.cells).toHaveCount(1);
    await images.stage.getByRole('button', { name: /^Filter images/ }).click();
    await page.getByRole('menuitem', { name: 'All images' }).click();
    await images.cells.nth(3).click();
    await keyboard.press('Delete');
    await expect(images.cells).toHaveCount(3);
    await expect(images.cells.nth(2)).toBeFocused();
    await page.getByRole('group', { name: '1 item moved to the bin' }).getByRole('button', { name: 'Undo' }).click();
    await expect(images.cells).toHaveCount(4);
    await expect(images.cells.nth(2)).toBeFocused();
  });

  await test.step('all of them become one archive, with a list and a contact sheet', async () => {
    await keyboard.press('Control+a');
    await images.selectionBar.getByRole('button', { name: 'Export' }).click();
    await studio.exportInto(folder, 'Export 4 images', async (dialog) => {
      await dialog.getByRole('combobox', { name: 'Save as' }).click();
      await dialog.getByRole('option', { name: 'One ZIP file' }).click();
      await dialog.getByRole('checkbox', { name: 'List of the items (CSV)' }).check();
      await dialog.getByRole('checkbox', { name: 'Contact sheet with thumbnails (PDF)' }).check();
      await lookAtDialog(page, 'images-export');
    });
    const archive = (await readdir(folder)).find((name) => name.endsWith('.zip')) ?? '';
    const names = Object.keys(unzipSync(await readFile(path.join(folder, archive))));
    expect(names.map((name) => path.extname(name)).toSorted()).toEqual([
      '.csv',
      ...Array<string>(4).fill('.jpg'),
      '.pdf',
    ]);
    await keyboard.press('Escape');
  });

  await workWithPrompts(app);
  await editImage(app);
  await findImages(app);

  await test.step('images go on a board, by key and by menu', async () => {
    await images.cells.first().click();
    await keyboard.press('b');
    const asking = page.getByRole('dialog', { name: 'Add 1 item to a board' });
    await asking.getByRole('combobox', { name: 'Board' }).fill('Foxes');
    await keyboard.press('Enter');
    await expect(asking).toBeHidden();
    await images.cells.nth(1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Add to board', exact: true }).hover();
    await page.getByRole('menuitem', { name: 'Foxes' }).click();
    await studio.openPanel('Library');
    await expect(new LibraryPage(page).list.getByRole('button', { name: /^Foxes.*2/ })).toBeVisible();
    await studio.openPanel('Images');
  });

  await test.step('an image goes to the clipboard, to the Library and back', async () => {
    await images.cells.first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Copy image/ }).click();
    const hasImage = () => app.electron.evaluate(({ clipboard }) => clipboard.has('image/png'));
    await expect.poll(hasImage).toBe(true);
    await images.cells.first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Show in Library/ }).click();
    const library = new LibraryPage(page);
    await expect(library.selected).toHaveCount(1);
    await library.selected.dblclick();
    await expect(images.selected).toHaveCount(1);
  });

  await test.step('a dropped image restores the form; one without a recipe is the subject reference', async () => {
    const recipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'An owl on a branch', aspectRatio: '16:9', seed: 77 };
    const [own, other] = [path.join(folder, 'owl.png'), path.join(folder, 'portrait.png')];
    await writeFile(own, withRecipe(twoColours('png', 640, 480), recipe));
    await writeFile(other, twoColours('png', 640, 640));
    await studio.drop([own]);
    await expect(images.prompt).toHaveValue('An owl on a branch');
    await expect(images.seed).toHaveValue('77');
    await expect(images.choice('Aspect ratio', '16:9')).toBeChecked();
    await studio.drop([other]);
    await expect(images.list.getByRole('group', { name: 'Subject reference' })).toContainText('portrait');
    await expect(images.cells).toHaveCount(6);
    await images.list.getByRole('button', { name: 'Remove subject reference' }).click();
  });

  await test.step('a file of a kind that nobody takes is named, and the panel stays', async () => {
    const file = path.join(folder, 'mystery.xyz');
    await writeFile(file, Buffer.alloc(6000, 'Z'));
    await studio.dismissToasts();
    await studio.drop([file]);
    await expect(
      page.getByRole('group', { name: /^Can’t open mystery\.xyz.*It isn’t audio, video, an image/ }),
    ).toBeVisible();
    await expect(images.cells).toHaveCount(6);
    await studio.dismissToasts();
  });

  const cloud = await startScriptedImages(2);
  await test.step('what the service left out is told, and only that is asked for again', async () => {
    const account = new AccountPage(app);
    await account.connect(cloud.baseUrl, KEY);
    await studio.openPanel('Images');
    await images.chooseEngine('Cloud');
    await expect(images.list.getByText('For this panel only. Other panels use this computer.')).toBeVisible();
    await expect(images.list.getByText(/^Your prompt is sent to/)).toBeVisible();
    await images.list.getByRole('radiogroup', { name: 'Engine' }).scrollIntoViewIfNeeded();
    await look(studio, 'images-own-engine');
    const pill = studio.titleBar.getByRole('button', { name: 'On this computer' });
    await pill.click();
    await expect(page.getByText('Images: cloud')).toBeVisible();
    await expectNoViolations(page, 'engine of a panel');
    await page.getByRole('button', { name: 'Use in all panels' }).click();
    await expect(page.getByText('Images: cloud')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(images.choice('Engine', 'On this computer')).toBeChecked();
    await images.chooseEngine('Cloud');
    await images.prompt.fill('Harbour at dawn');
    await images.list.getByRole('radiogroup', { name: 'Count' }).getByText('4', { exact: true }).click();
    await expect(images.list.getByText('Billed as 4 images.')).toBeVisible();
    await images.generate.click();
    await expect(images.stage.getByText('2 of 4', { exact: true })).toBeVisible();
    await expect(images.gallery.getByRole('gridcell', { name: /, missing/ })).toHaveCount(2);
    await expectNoViolations(page, 'missing images');
    await look(studio, 'images-missing');
    await images.stage.getByRole('button', { name: 'Retry 2 missing images' }).click();
    await expect(images.gallery.getByRole('gridcell', { name: /, missing/ })).toHaveCount(0);
    await expect(images.image('Harbour at dawn', 4)).toBeVisible();
    expect(cloud.asked).toEqual([4, 2]);
  });

  await test.step('Tasks opens the images of a request', async () => {
    await studio.openPanel('Tasks');
    const tasks = new TasksPage(page);
    await tasks.filter('Images').click();
    await tasks.row('Harbour at dawn').press('Enter');
    await expect(images.selected).toHaveCount(1);
    await expect(images.selected).toHaveAccessibleName(/^Harbour at dawn, image 1 of 4/);
  });

  await test.step('the form and the images are there after a restart', async () => {
    await images.prompt.fill('A draft that is not sent yet');
    await images.list.getByText('9:16', { exact: true }).click();
    await app.electron.close();
    const again = await launch({ profile: app.profile });
    const restarted = new ImagesPage(again.page);
    await new Studio(again).openPanel('Images');
    await expect(restarted.prompt).toHaveValue('A draft that is not sent yet');
    await expect(restarted.choice('Aspect ratio', '9:16')).toBeChecked();
    await expect(restarted.cells).toHaveCount(10);
    await restarted.prompt.press('Control+Home');
    await restarted.prompt.press('ArrowUp');
    await expect(restarted.prompt).toHaveValue('Harbour at dawn');
  });
  await cloud.end();
});
