import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { Studio } from '../../pages/studio.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';

/** Boards, saved searches and verdicts, in a library of five items that is shown. */
export async function orderItems(app: RunningApp): Promise<void> {
  const { page } = app;
  const studio = new Studio(app);
  const library = new LibraryPage(page);
  const { keyboard } = page;

  await test.step('items are put on a board by key and by dragging, in an order of their own, and each change is undone', async () => {
    await studio.noteDrags();
    const undo = (what: RegExp) => studio.titleBar.getByRole('button', { name: what }).click();
    const [transcript, recording] = [library.item('jfk', 'Transcript'), library.item('jfk', 'Recording')];
    await transcript.click();
    await keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: 'Add 1 item to a board' });
    await dialog.getByRole('combobox', { name: 'Board' }).fill('Harbour');
    await keyboard.press('Enter');
    await expect(library.part('Harbour')).toContainText('1');
    await recording.dragTo(library.part('Harbour'));
    await expect(library.part('Harbour')).toContainText('2');
    await library.part('Harbour').click();
    await expect(library.cells).toHaveCount(2);
    await expect(library.cells.first()).toHaveAccessibleName(/Transcript/);
    await transcript.click();
    await keyboard.press('Alt+ArrowRight');
    await expect(library.cells.first()).toHaveAccessibleName(/Recording/);
    await expect(transcript).toBeFocused();
    await undo(/^Undo: Move 1 item on board “Harbour”/);
    await expect(library.cells.first()).toHaveAccessibleName(/Transcript/);
    await expect(library.dock.getByRole('list', { name: 'Boards of this item' })).toContainText('Harbour');
    await expectNoViolations(page, 'a board');
    await look(studio, 'library-board');
    await recording.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Remove items from board' }).click();
    await expect(library.cells).toHaveCount(1);
    await undo(/^Undo: Remove 1 item from board “Harbour”/);
    await expect(library.cells).toHaveCount(2);
    await library.part('Harbour').press('F2');
    await library.list.getByRole('textbox', { name: 'Board name' }).fill('Harbour wall');
    await keyboard.press('Enter');
    await expect(library.part('Harbour wall')).toHaveAttribute('aria-current', 'true');
    await library.part('Harbour wall').press('Delete');
    await expect(library.part('Harbour wall')).toHaveCount(0);
    const toast = page.getByRole('group', { name: 'Board “Harbour wall” deleted' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(library.part('Harbour wall')).toContainText('2');
  });

  await test.step('a board is archived with what is on no other one, found all the same, and restored', async () => {
    await library.part('Harbour wall').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Archive board' }).click();
    await expect(page.getByRole('group', { name: 'Board “Harbour wall” archived' })).toBeVisible();
    await expect(library.part('Everything')).toContainText('3');
    await expect(library.cells).toHaveCount(3);
    await library.search.fill('jfk');
    await expect(library.stage.getByText('No results')).toBeVisible();
    await library.search.fill('is:archived jfk');
    await expect(library.cells).toHaveCount(2);
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
    await library.list.getByRole('list', { name: 'Archived boards' }).getByRole('button').first().click();
    await expect(library.cells).toHaveCount(2);
    await studio.dismissToasts();
    await look(studio, 'library-archived');
    await expectNoViolations(page, 'an archived board');
    await library.stage.getByRole('button', { name: 'Restore from archive' }).click();
    await expect(library.list.getByRole('list', { name: 'Archived boards' })).toHaveCount(0);
    await library.part('Everything').click();
    await expect(library.cells).toHaveCount(5);
  });

  await test.step('a search is saved with its count, and shown again as chips', async () => {
    await library.part('Everything').click();
    await library.search.fill('kind:recording jfk');
    await library.search.press('Enter');
    await library.stage.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save search' });
    await dialog.getByRole('textbox', { name: 'Search name' }).fill('Speeches on tape');
    await keyboard.press('Enter');
    await expect(library.part('Speeches on tape')).toContainText('1');
    await expect(library.part('Speeches on tape')).toHaveAttribute('aria-current', 'true');
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
    await expect(library.cells).toHaveCount(5);
    await library.part('Speeches on tape').click();
    await expect(library.cells).toHaveCount(1);
    await expect(library.stage.getByRole('button', { name: 'Remove kind:recording from search' })).toBeVisible();
    await look(studio, 'library-saved-search');
    await library.part('Speeches on tape').press('Delete');
    await expect(library.part('Speeches on tape')).toHaveCount(0);
    await studio.titleBar.getByRole('button', { name: /^Undo: Search “Speeches on tape” deleted/ }).click();
    await expect(library.part('Speeches on tape')).toBeVisible();
    await library.stage.getByRole('button', { name: 'Clear search' }).click();
    await expect(library.cells).toHaveCount(5);
  });

  await test.step('items are picked and rejected one after another, also while they are looked at', async () => {
    await library.cells.first().click();
    await keyboard.press('p');
    await expect(library.cells.nth(1)).toBeFocused();
    await keyboard.press('Space');
    await expect(library.quickLook).toBeVisible();
    await keyboard.press('4');
    await expect(library.quickLook.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await lookAtDialog(page, 'library-quick-look-stars');
    await keyboard.press('0');
    await expect(library.quickLook.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
    await keyboard.press('x');
    await expect(library.cells.nth(2)).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Space');
    await expect(library.quickLook).toBeHidden();
    await expect(library.cells.first()).toHaveAccessibleName(/picked/);
    await expect(library.cells.nth(1)).toHaveAccessibleName(/rejected/);
    await look(studio, 'library-verdicts');
    await library.search.fill('is:rejected ');
    await expect(library.cells).toHaveCount(1);
    await library.cells.first().click();
    await keyboard.press('u');
    await expect(library.stage.getByText('No results')).toBeVisible();
    await library.stage.getByRole('button', { name: 'Show everything' }).click();
    await expect(library.cells).toHaveCount(5);
  });

  await test.step('a note of an item is saved where the field is left, found by search and undone', async () => {
    await library.item('jfk', 'Recording').click();
    await library.note.fill('Applause at the end, cut it');
    await library.search.click();
    await library.search.fill('applause');
    await expect(library.cells).toHaveCount(1);
    await expect(library.cells.first()).toHaveAccessibleName(/with a note/);
    await library.cells.first().click();
    await expect(library.note).toHaveValue('Applause at the end, cut it');
    await studio.dismissToasts();
    await expectNoViolations(page, 'an item with a note');
    await look(studio, 'library-note');
    await studio.titleBar.getByRole('button', { name: /^Undo: Change note of “jfk”/ }).click();
    await expect(library.stage.getByText('No results')).toBeVisible();
    await library.stage.getByRole('button', { name: 'Show everything' }).click();
    await expect(library.cells).toHaveCount(5);
  });
}
