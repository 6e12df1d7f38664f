import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { convert, samplePath } from '../../fixtures/sounds/recordings.ts';
import { Studio } from '../../pages/studio.ts';
import { TasksPage } from '../../pages/tasks-page.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

test('the panel offers, finds and plays what is there, and has menus', async ({ launch, folder }) => {
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

  await test.step('a recording dropped again offers the transcript that it has', async () => {
    await studio.drop([speech]);
    const known = page.getByRole('status', { name: 'Already in the library' });
    await expect(known).toContainText(/Transcribed with these settings on \S/);
    await known.getByRole('button', { name: 'Open transcript: Inaugural address.wav' }).click();
    await expect(known).toBeHidden();
    await expect(transcribe.list.getByRole('link')).toHaveCount(1);
  });

  await test.step('the same bytes without a path, from another page, are known too and not transcribed again', async () => {
    await studio.dropBytes('From a page.wav', await readFile(speech));
    const known = page.getByRole('status', { name: 'Already in the library' });
    await expect(known).toContainText(/From a page\.wav\s*Transcribed with these settings on/);
    await known.getByRole('button', { name: 'Dismiss files already in the library' }).click();
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
    await transcribe.list.getByRole('button', { name: 'Clear search' }).click();
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

  await test.step('the tasks say what they are, are filtered, and open what was made', async () => {
    await studio.openPanel('Tasks');
    const tasks = new TasksPage(page);
    await expect(tasks.filter('All')).toHaveText('All 1');
    await expect(tasks.filter('Finished')).toHaveText('Finished 1');
    await expect(tasks.row('Inaugural address')).toHaveText(/^Inaugural address Transcript On this computer/);
    await tasks.filter('Speak').click();
    await expect(tasks.stage).toContainText('No tasks from Speak');
    await tasks.stage.getByRole('button', { name: 'Show all tasks' }).click();
    await tasks.row('Inaugural address').click();
    await expect(tasks.dock.getByRole('heading', { name: 'Inaugural address' })).toBeVisible();
    await expect(tasks.dock).toContainText('Duration');
    await page.keyboard.press('Enter');
    await expect(transcribe.stage.getByRole('heading', { name: 'Inaugural address' })).toBeVisible();
  });

  await test.step('the filter of the tasks is remembered, and a finished task is dismissed by its key', async () => {
    await studio.openPanel('Tasks');
    const tasks = new TasksPage(page);
    await tasks.filter('All').focus();
    const isReached = () => tasks.filter('Transcribe').evaluate((row) => row === document.activeElement);
    for (let steps = 0; steps < 20 && !(await isReached()); steps += 1) await page.keyboard.press('ArrowDown');
    await expect(tasks.filter('Transcribe')).toBeFocused();
    await page.keyboard.press('Enter');
    await studio.openPanel('Transcribe');
    await studio.openPanel('Tasks');
    await expect(tasks.filter('Transcribe')).toHaveAttribute('aria-pressed', 'true');
    await tasks.row('Inaugural address').focus();
    await page.keyboard.press('Delete');
    await expect(tasks.stage).toContainText('No tasks');
    await expect(tasks.filter('All')).toHaveText('All 0');
  });

  await test.step('while the queue is paused nothing begins, and what waits is moved, held and cancelled', async () => {
    const tasks = new TasksPage(page);
    await tasks.filter('Transcribe').click();
    await tasks.stage.getByRole('button', { name: 'Pause queue' }).click();
    await expect(tasks.stage.getByRole('button', { name: 'Resume queue' })).toBeVisible();
    // Other bytes than the known recording has.
    const part = (name: string, from: string) => convert(speech, path.join(folder, name), ['-ss', from]);
    await studio.drop([part('First.wav', '1'), part('Second.wav', '2')]);
    // The first one opens as soon as it is in the Library, wherever the user is by then.
    await expect(transcribe.stage.getByRole('heading', { name: 'First' })).toBeVisible();
    await studio.openPanel('Tasks');
    await expect(tasks.row('Second')).toContainText('The queue is paused');
    const second = tasks.rows('Second').first();
    const place = Number(await second.getAttribute('data-position'));
    await tasks.row('Second').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(second).toHaveAttribute('data-position', String(place - 1));
    await tasks.dock.getByRole('button', { name: 'Hold' }).click();
    await expect(tasks.row('Second')).toContainText('On hold');
    await tasks.dock.getByRole('button', { name: 'Release' }).click();
    await expect(tasks.row('Second')).toContainText('The queue is paused');
    await tasks.stage.getByRole('button', { name: 'Resume queue' }).click();
    await expect(tasks.filter('Waiting')).toHaveText('Waiting 0');
    await expect(tasks.filter('Finished')).toHaveText('Finished 2');
  });
});
