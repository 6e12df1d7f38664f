import { expect, test } from '../../fixtures/app.ts';
import { openSpeak } from '../../pages/speak-page.ts';

const LINES = ['The lamp was lit.', 'A door fell shut.', 'The lamp went out.', 'Then it is blank.'];

test('words are found and replaced, which marks only the lines that hold them', async ({ app, page }) => {
  const { speak } = await openSpeak(app);
  await speak.write(LINES);
  await speak.make();
  await page.keyboard.press('Control+h');
  await speak.find.getByRole('textbox', { name: 'Find in script' }).fill('lamp');
  await expect(speak.find).toContainText('2 matches');
  await expect(speak.text(3).locator('mark')).toHaveText('lamp');
  await page.keyboard.press('Enter');
  await expect(speak.find).toContainText(/[12] of 2/);

  await speak.find.getByRole('textbox', { name: 'Replace with' }).fill('lantern');
  await speak.find.getByRole('button', { name: 'Replace all' }).click();
  await expect(speak.text(1)).toHaveText('The lantern was lit.');
  for (const number of [1, 3]) await expect(speak.line(number)).toContainText('Text changed');
  for (const number of [2, 4]) await expect(speak.line(number)).not.toContainText('Text changed');
  await expect(speak.generateButton).toHaveText(/^Generate 2 lines/);
  await page
    .getByRole('group', { name: 'Replaced 2 matches in 2 lines' })
    .getByRole('button', { name: 'Undo', exact: true })
    .click();
  await expect(speak.foot).toContainText('Everything is up to date');
  await speak.find.getByRole('button', { name: 'Close find' }).click();
  await expect(speak.find).toBeHidden();
  await expect(speak.lines.locator('[data-active]')).toBeFocused();

  await page.keyboard.press('Control+g');
  await page.getByRole('textbox', { name: 'Line number, 1 to 4' }).fill('4');
  await page.keyboard.press('Enter');
  await expect(speak.line(4)).toHaveAttribute('aria-current', 'true');
});

test('lines are dragged, cut, copied and pasted with all that is set in them, and have a menu', async ({
  app,
  page,
}) => {
  const { studio, speak } = await openSpeak(app);
  await speak.write(LINES);
  await speak.select(2);
  await speak.chooseLineVoice('Young Man');

  await test.step('drag a line to another place', async () => {
    await speak.dragLine(2, 4);
    await expect.poll(() => speak.texts()).toEqual([LINES[0], LINES[2], LINES[3], LINES[1]]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => speak.texts()).toEqual(LINES);
  });

  await test.step('cut lines and paste them with their settings', async () => {
    await speak.select(1);
    await speak
      .line(2)
      .locator('[data-line]')
      .click({ modifiers: ['Shift'], position: { x: 12, y: 8 } });
    await page.keyboard.press('Control+x');
    await expect.poll(() => speak.texts()).toEqual([LINES[2], LINES[3]]);
    await speak.select(2);
    await page.keyboard.press('Control+v');
    await expect.poll(() => speak.texts()).toEqual([LINES[2], LINES[3], LINES[0], LINES[1]]);
    await speak.select(4);
    await expect(speak.line(4)).toContainText('Young Man');
  });

  await test.step('the words go into the clipboard by a command', async () => {
    await studio.runCommand('Copy as plain text');
    await expect.poll(() => studio.clipboardText()).toContain(LINES[3]);
  });

  await test.step('the menu of a line works by mouse and by keyboard', async () => {
    await speak.line(1).click({ button: 'right', position: { x: 8, y: 8 } });
    const menu = page.getByRole('menu', { name: 'Line actions' });
    await menu.getByRole('menuitem', { name: /^Duplicate/ }).click();
    await expect.poll(() => speak.texts()).toEqual([LINES[2], LINES[2], LINES[3], LINES[0], LINES[1]]);
    await page.keyboard.press('Shift+F10');
    await expect(menu).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => speak.texts()).toEqual([LINES[2], LINES[3], LINES[0], LINES[1]]);
  });
});

test('takes are rated and kept by keys, effects are kept as a preset, and scripts are found again', async ({
  app,
  page,
}) => {
  const { studio, speak } = await openSpeak(app);
  await speak.write(LINES.slice(0, 1));
  await speak.make();
  await speak.select(1);

  await test.step('stars and keeping have keys', async () => {
    await page.keyboard.press('4');
    await expect(speak.take(1).getByRole('radio', { name: '4 stars' })).toBeChecked();
    await page.keyboard.press('p');
    await expect(speak.take(1).getByRole('img', { name: 'Pinned' })).toBeVisible();
    await page.keyboard.press('0');
    await expect(speak.take(1).getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('effects come from a preset, and own ones are kept', async () => {
    await speak.dock.getByRole('tab', { name: 'Effects' }).click();
    const effects = speak.dock.getByRole('region', { name: /^Effects, / });
    const preset = effects.getByRole('combobox', { name: 'Preset' });
    await preset.click();
    await page.getByRole('option', { name: 'Telephone' }).click();
    await expect(effects.getByRole('combobox', { name: 'Sound effect' })).toHaveValue('Telephone');
    await expect(speak.line(1)).toContainText('Effects changed');
    await effects.getByRole('slider', { name: 'Pitch' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(preset).toHaveValue('');
    await effects.getByRole('button', { name: 'Preset actions' }).click();
    await page.getByRole('menuitem', { name: 'Save as preset' }).click();
    await page.getByRole('textbox', { name: 'Preset name' }).fill('Old radio');
    await page.keyboard.press('Enter');
    await expect(preset).toHaveValue('Old radio');
  });

  await test.step('a favourite is found among scripts', async () => {
    await speak.newScript();
    const entry = speak.list.getByRole('link').filter({ hasText: 'Untitled script' }).last();
    await entry.focus();
    await page.keyboard.press('f');
    await expect(entry.getByRole('img', { name: 'Favourite' })).toBeVisible();
    await speak.list.getByRole('button', { name: 'Filter scripts' }).click();
    await page.getByRole('checkbox', { name: 'Favourites only' }).check();
    await expect(speak.list.getByRole('link')).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(speak.list.getByRole('link')).toHaveCount(2);
  });

  await test.step('a script is found by its words from anywhere', async () => {
    await studio.openPanel('Transcribe');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('lamp was lit');
    await page.getByRole('group', { name: 'Scripts' }).getByRole('option').click();
    await expect.poll(() => speak.texts()).toEqual([LINES[0]]);
  });
});

test('how a line will be read and what cannot be spoken is told before it is made', async ({ app, page }) => {
  const { speak } = await openSpeak(app);
  await speak.write(['Dr. Ito ran 5km on 2024-05-03.']);
  await speak.select(1);
  await expect(speak.line(1)).toContainText(
    'Dr. as “doctor”, 5km as “five kilometers”, 2024-05-03 as “May third twenty twenty four”',
  );

  await speak.delivery.getByRole('radiogroup', { name: 'Apply to' }).getByText('Line', { exact: true }).click();
  await speak.delivery.getByRole('combobox', { name: 'Language' }).fill('Persian');
  await page.getByRole('option', { name: 'Persian' }).click();
  await speak.dock.getByRole('tab', { name: 'Audio' }).click();
  await speak.dock.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'speech-02-hd' }).click();
  await expect(speak.line(1)).toContainText('This script’s model doesn’t support Persian.');
  // A field keeps its own undo.
  await speak.select(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(speak.line(1)).not.toContainText('Persian');
  await speak.make();
  await expect(speak.line(1)).not.toContainText('as “doctor”');
});

test('the export says how many lines changed since they were made, and makes them', async ({ app, page }) => {
  const { speak } = await openSpeak(app);
  await speak.write(LINES.slice(0, 2));
  await speak.make();
  await speak.rewrite(2, 'A window fell shut.');
  const form = await speak.openExport();
  await expect(form).toContainText('1 line out of date');
  await form.getByText('Line by line', { exact: true }).click();
  await expect(form).toContainText('1 line out of date');
  await form.getByText('Whole script', { exact: true }).click();
  await form.getByRole('button', { name: 'Generate 1 line', exact: true }).click();
  await expect(form).not.toContainText('out of date');
  await expect(form.getByRole('button', { name: 'Export audio' })).toBeEnabled();
  // The button that had the keyboard is gone.
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await speak.waitUntilMade();
});
