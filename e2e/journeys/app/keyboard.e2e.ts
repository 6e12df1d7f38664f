import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/app.ts';
import { reach } from '../../fixtures/accessibility/reach.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

test('the whole job is done without the mouse', async ({ app, page, folder }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  const { keyboard } = page;
  const field = page.getByRole('textbox', { name: 'Line text' });
  const selected = transcribe.lines.locator('[role=row][aria-selected=true]');
  const undo = studio.titleBar.getByRole('button', { name: /^Undo/ });
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();

  await studio.answerOpenDialog([samplePath('dialogues/2-speakers-1.flac')]);
  await keyboard.press('Control+o');
  await transcribe.waitUntilWritten();
  await expect(transcribe.line(3)).toBeVisible();
  const untouched = await transcribe.visibleTexts();

  await test.step('move through the lines', async () => {
    await keyboard.press('Alt+ArrowDown');
    await expect(selected).toHaveAttribute('aria-rowindex', '1');
    await expect(transcribe.line(1)).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await expect(transcribe.line(3)).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(selected).toHaveAttribute('aria-rowindex', '2');
  });

  await test.step('play and pause', async () => {
    await keyboard.press('Space');
    await expect(studio.player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await keyboard.press('Space');
    await expect(studio.player.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  await test.step('type into a line: blanks and letters are text there', async () => {
    await keyboard.press('Enter');
    await expect(field).toBeFocused();
    await keyboard.press('Control+a');
    await keyboard.type('Jokes kill silence and more');
    await expect(field).toHaveValue('Jokes kill silence and more');
    await expect(studio.player.getByRole('button', { name: 'Play' })).toBeVisible();
    await keyboard.press('Enter');
    await expect(transcribe.text(2)).toHaveText('Jokes kill silence and more');
    await expect(selected).toHaveAttribute('aria-rowindex', '3');
    await keyboard.press('Escape');
    await keyboard.press('ArrowUp');
  });

  await test.step('split at the caret and merge again', async () => {
    await keyboard.press('Enter');
    for (let step = 0; step < ' and more'.length; step += 1) await keyboard.press('ArrowLeft');
    await keyboard.press('Control+d');
    await expect(transcribe.text(2)).toHaveText('Jokes kill silence');
    await keyboard.press('Escape');
    await expect(transcribe.text(3)).toHaveText('and more');
    await keyboard.press('ArrowUp');
    await keyboard.press('Control+Shift+m');
    await expect(transcribe.text(2)).toHaveText('Jokes kill silence and more');
  });

  await test.step('give the line to a new speaker and name it', async () => {
    await reach(page.getByRole('button', { name: /^Speaker: / }), 'Tab');
    await keyboard.press('Enter');
    await reach(page.getByRole('menuitem', { name: 'New speaker' }), 'ArrowDown');
    await keyboard.press('Enter');
    const name = page.getByRole('textbox', { name: 'Speaker name' });
    await expect(name).toBeFocused();
    await keyboard.type('Odrik');
    await keyboard.press('Enter');
    await expect(transcribe.line(2)).toContainText('Odrik');
    await keyboard.press('Control+r');
    await expect(name).toBeFocused();
    await keyboard.type('Maren');
    await keyboard.press('Enter');
    await expect(transcribe.line(2)).toContainText('Maren');
  });

  await test.step('nudge an edge', async () => {
    await keyboard.press('Escape');
    await keyboard.press(']');
    const slider = page.getByRole('slider', { name: 'End of line 2' });
    await expect(slider).toBeFocused();
    const before = Number(await slider.getAttribute('aria-valuenow'));
    await keyboard.press('ArrowLeft');
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeLessThan(before);
    await expect(page.getByRole('status').filter({ hasText: /^End of line 2, / })).toHaveText(
      (await slider.getAttribute('aria-valuetext')) ?? '',
    );
  });

  await test.step('find', async () => {
    await keyboard.press('Control+f');
    await expect(page.getByRole('textbox', { name: 'Find in transcript' })).toBeFocused();
    await keyboard.type('silence');
    await keyboard.press('Enter');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
    await expect(transcribe.line(2).locator('mark')).toHaveText('silence');
    await keyboard.press('Escape');
    await expect(page.getByRole('search')).toBeHidden();
  });

  await test.step('export', async () => {
    await studio.answerOpenDialog([folder]);
    await keyboard.press('Control+e');
    await reach(page.getByRole('button', { name: 'Save file' }), 'Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /saved to/ }).first()).toBeVisible();
    expect(await readFile(path.join(folder, '2-speakers-1.srt'), 'utf8')).toContain('Jokes kill silence and more');
  });

  await test.step('undo everything, then redo it', async () => {
    const changed = await transcribe.visibleTexts();
    let steps = 0;
    await expect(async () => {
      await keyboard.press('Control+z');
      steps += 1;
      await expect(undo).toHaveAttribute('aria-disabled', 'true', { timeout: 200 });
    }).toPass({ intervals: [0] });
    expect(steps).toBeGreaterThanOrEqual(6);
    await expect.poll(() => transcribe.visibleTexts()).toEqual(untouched);
    for (let step = 0; step < steps; step += 1) await keyboard.press('Control+y');
    await expect.poll(() => transcribe.visibleTexts()).toEqual(changed);
  });

  await test.step('to the bin and back', async () => {
    const entry = transcribe.entry('2-speakers-1');
    await studio.runCommandByKeys('Move to bin');
    await expect(entry).toBeHidden();
    await reach(page.getByRole('button', { name: 'Undo', exact: true }).last(), 'Tab');
    await keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await reach(entry, 'Tab');
    await keyboard.press('Enter');
    await expect(transcribe.text(2)).toHaveText('Jokes kill silence and more');
  });
});

test('another panel keeps what plays, loops and is selected', async ({ app, page }) => {
  const studio = new Studio(app);
  const transcribe = new TranscribePage(page);
  await studio.drop([samplePath('speech/jfk.flac')]);
  await transcribe.waitUntilWritten();
  await expect(studio.player.getByRole('button', { name: 'Play' })).toBeEnabled();
  await transcribe.line(2).click();
  const { startMs, endMs } = await edgesOf(page, 2);
  await page.keyboard.press('Shift+L');
  await page.keyboard.press('Space');
  await expect(studio.player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Control+Shift+j');
  await expect(page.getByRole('main', { name: 'Tasks' })).toBeVisible();
  // Longer than the line: without the loop it would have ended.
  await page.waitForTimeout(endMs - startMs + 500);
  await expect(studio.player.getByRole('button', { name: 'Pause' })).toBeVisible();
  const position = studio.player.getByRole('slider', { name: 'Position' });
  // In whole seconds.
  const now = Number(await position.getAttribute('aria-valuenow'));
  expect(now).toBeGreaterThanOrEqual(Math.floor(startMs / 1000));
  expect(now).toBeLessThanOrEqual(Math.ceil(endMs / 1000));
  await page.keyboard.press('Control+1');
  await expect(transcribe.line(2)).toHaveAttribute('aria-selected', 'true');
  await expect(transcribe.stage.getByRole('button', { name: 'Loop selected line' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

async function edgesOf(page: Page, line: number): Promise<{ startMs: number; endMs: number }> {
  const valueOf = async (edge: string) =>
    Number(await page.getByRole('slider', { name: `${edge} of line ${line}` }).getAttribute('aria-valuenow'));
  return { startMs: await valueOf('Start'), endMs: await valueOf('End') };
}

test('Ctrl with a number opens the panel at that place of the rail', async ({ app, page }) => {
  const { rail } = new Studio(app);
  const panels = rail.getByRole('link');
  await expect(panels).toHaveCount(10);
  for (const number of [8, 5, 6, 7, 4, 3, 2, 1]) {
    await page.keyboard.press(`Control+${number}`);
    await expect(panels.nth(number - 1)).toHaveAttribute('aria-current', 'page');
  }
});
