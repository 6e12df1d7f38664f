import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { convert, samplePath } from '../../fixtures/sounds/recordings.ts';
import { expectMisspelled, openMenuAtWord } from '../../fixtures/spelling-marks.ts';
import { openSpeak } from '../../pages/speak-page.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

test('misspelled words are marked while one writes, and mended or added from the menu', async ({
  app,
  page,
  folder,
}) => {
  const { speak, studio } = await openSpeak(app);
  const { keyboard } = page;
  const menu = page.getByRole('menu', { name: 'Text actions' });

  await test.step('a wrong word in a script is underlined and mended by its suggestion', async () => {
    await speak.newScript();
    await keyboard.type('The colour that we recieve.');
    await expectMisspelled(speak.editor, ['recieve']);
    await openMenuAtWord(speak.editor, 'recieve');
    await menu.getByRole('menuitem', { name: 'receive', exact: true }).click();
    await expect(speak.editor).toHaveText('The colour that we receive.');
    await expect(speak.editor).toBeFocused();
    await expectMisspelled(speak.editor, []);
    await openMenuAtWord(speak.editor, 'colour');
    await expect(menu.getByRole('menuitem', { name: /^Cut/ })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Add to dictionary' })).toBeHidden();
    await keyboard.press('Escape');
  });

  await test.step('a word added to the dictionary is right from then on', async () => {
    await keyboard.press('Control+End');
    await keyboard.type(' Drabblish words.');
    await expectMisspelled(speak.editor, ['Drabblish']);
    await openMenuAtWord(speak.editor, 'Drabblish');
    await menu.getByRole('menuitem', { name: 'Add to dictionary' }).click();
    await expectMisspelled(speak.editor, []);
  });

  await test.step('names of the cast are known', async () => {
    await keyboard.press('Escape');
    await speak.write(['[Zorblaxia] We are here.', 'It was Zorblaxia’s lamp.']);
    await speak.text(2).click();
    await keyboard.press('Control+End');
    await keyboard.type(' Truely.');
    await expectMisspelled(speak.editor, ['Truely']);
    await openMenuAtWord(speak.editor, 'Zorblaxia');
    await expect(menu.getByRole('menuitem', { name: /^Cut/ })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Add to dictionary' })).toBeHidden();
    await keyboard.press('Escape');
    await openMenuAtWord(speak.editor, 'Truely');
    await menu.getByRole('menuitem', { name: 'Truly', exact: true }).click();
    await expectMisspelled(speak.editor, []);
    await keyboard.press('Escape');
    await speak.waitUntilSaved();
  });

  const transcribe = new TranscribePage(page);
  const field = transcribe.lines.getByRole('textbox', { name: 'Line text' });
  await test.step('a transcript has the same', async () => {
    await studio.openPanel('Transcribe');
    await studio.drop([convert(samplePath('speech/jfk.flac'), path.join(folder, 'Speech.wav'))]);
    await transcribe.waitUntilWritten();
    await transcribe.text(1).dblclick();
    await field.fill('Recieve');
    await expectMisspelled(transcribe.line(1), ['Recieve']);
    await field.click({ button: 'right', position: { x: 12, y: 10 } });
    await page.screenshot({ path: 'test-results/spelling-menu.png' });
    await menu.getByRole('menuitem', { name: 'Receive', exact: true }).click();
    await expect(field).toHaveValue('Receive');
    await expectMisspelled(transcribe.line(1), []);
    await field.fill('Recieve');
    await keyboard.press('Enter');
  });

  await test.step('it can be switched off, and the dictionary is in the settings', async () => {
    const settings = await studio.openSettings('Writing');
    await expect(settings.getByText('Drabblish')).toBeVisible();
    await settings.getByRole('switch', { name: 'Check spelling' }).setChecked(false, { force: true });
    await studio.openPanel('Speak');
    await speak.text(1).click();
    await keyboard.type('Wrng. ');
    await openMenuAtWord(speak.editor, 'Wrng');
    await expect(menu.getByRole('menuitem', { name: /^Cut/ })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Add to dictionary' })).toBeHidden();
    await keyboard.press('Escape');
    await expectMisspelled(speak.editor, []);
  });
});
