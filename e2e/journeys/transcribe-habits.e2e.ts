import path from 'node:path';
import { expect, test } from '../fixtures/app.ts';
import { convert, samplePath } from '../fixtures/recordings.ts';
import { Studio } from '../pages/studio.ts';
import { TranscribePage } from '../pages/transcribe-page.ts';

test('the panel finds, remembers, offers and brings back what is there', async ({ launch, folder }) => {
  test.setTimeout(300_000);
  const first = await launch();
  const { page } = first;
  const studio = new Studio(first);
  const transcribe = new TranscribePage(page);
  const speech = convert(samplePath('speech/jfk.flac'), path.join(folder, 'Inaugural address.wav'));
  await studio.drop([speech]);
  await transcribe.waitUntilWritten();
  const position = studio.player.getByRole('slider', { name: 'Position' });
  const play = studio.player.getByRole('button', { name: 'Play' });
  const pause = studio.player.getByRole('button', { name: 'Pause' });
  const find = page.getByRole('search');

  await test.step('a recording dropped again offers the transcript that it has', async () => {
    await studio.drop([speech]);
    const known = page.getByRole('status', { name: 'Already transcribed' });
    await known.getByRole('button', { name: 'Open transcript' }).click();
    await expect(known).toBeHidden();
    await expect(transcribe.list.getByRole('link')).toHaveCount(1);
  });

  await test.step('a hit of the search opens at its second, marked', async () => {
    await transcribe.list.getByRole('searchbox', { name: 'Search transcripts' }).fill('country can do');
    // The row shows what was found before it leads there.
    await expect(transcribe.entry('Inaugural address')).toContainText('country can do');
    await transcribe.entry('Inaugural address').click();
    // In the line that sounds every word is an element of its own.
    await expect(transcribe.lines.locator('mark').first()).toHaveText(/^country/);
    const second = Math.floor((await transcribe.timeMs('Start')) / 1000);
    await expect.poll(async () => Number(await position.getAttribute('aria-valuenow'))).toBe(second);
    await expect(transcribe.lines.locator('[role=row][aria-selected=true]')).toContainText('country can do');
  });

  await test.step('Space plays after a click on the history, and not on a button that has the keyboard', async () => {
    await transcribe.list.getByRole('button', { name: 'Clear the search' }).click();
    await transcribe.entry('Inaugural address').click();
    await page.keyboard.press('Space');
    await expect(pause).toBeVisible();
    await page.keyboard.press('Space');
    await expect(play).toBeVisible();
  });

  await test.step('lines, waveform and history have menus', async () => {
    await transcribe.line(1).click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Line actions' });
    await expect(menu.getByRole('menuitem', { name: /^Merge lines/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await transcribe.waveform.click({ button: 'right' });
    await expect(page.getByRole('menu', { name: 'Waveform actions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await transcribe.entry('Inaugural address').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Move to bin' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the tasks say what they are and open what was made', async () => {
    await studio.openPanel('Tasks');
    const tasks = page.getByRole('main', { name: 'Tasks' });
    await expect(tasks.getByText('Transcript', { exact: true })).toBeVisible();
    await tasks.getByRole('button', { name: 'Open: Inaugural address' }).click();
    await expect(transcribe.stage.getByRole('heading', { name: 'Inaugural address' })).toBeVisible();
  });

  await test.step('language is checked before anything is copied, and a button mends it', async () => {
    await transcribe.list.getByRole('button', { name: 'New' }).click();
    const form = page.getByRole('dialog', { name: 'New transcript' });
    await form.getByRole('combobox', { name: 'Language' }).click();
    await form.getByRole('option', { name: 'German' }).first().click();
    await page.keyboard.press('Escape');
    await studio.drop([convert(samplePath('speech/jfk.flac'), path.join(folder, 'Second.wav'), ['-t', '3'])]);
    const refused = page.getByRole('alert', { name: '1 file was not added' });
    await expect(refused).toContainText('Second.wav');
    await expect(transcribe.list.getByRole('link')).toHaveCount(1);
    await refused.getByRole('button', { name: 'Detect automatically' }).click();
    await expect(transcribe.entry('Second')).toBeVisible();
    await expect(refused).toBeHidden();
    await transcribe.waitUntilWritten();
    await expect(find).toBeHidden();
  });

  await test.step('the bin restores and deletes for good', async () => {
    await studio.runCommand('Move to bin');
    await expect(transcribe.entry('Second')).toBeHidden();
    await transcribe.list.getByRole('button', { name: /^Bin \(1\)/ }).click();
    await transcribe.list.getByRole('button', { name: 'Restore Second' }).click();
    await expect(transcribe.entry('Second')).toBeVisible();
    await studio.runCommand('Move to bin');
    await transcribe.list.getByRole('button', { name: 'Delete Second permanently' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
    await expect(transcribe.list.getByRole('button', { name: /^Bin/ })).toBeHidden();
  });

  await test.step('playhead and selected line are there after a restart', async () => {
    await transcribe.open('Inaugural address');
    await transcribe.line(2).click();
    const at = await transcribe.timeMs('Start');
    await expect.poll(async () => Number(await position.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await first.electron.close();
    const second = await launch({ profile: first.profile });
    const again = new TranscribePage(second.page);
    await again.open('Inaugural address');
    await expect(again.line(2)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => again.timeMs('Start')).toBe(at);
    const left = new Studio(second).player.getByRole('slider', { name: 'Position' });
    await expect.poll(async () => Number(await left.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  });
});
