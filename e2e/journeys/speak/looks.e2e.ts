import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look } from '../../fixtures/looks.ts';
import { openSpeak } from '../../pages/speak-page.ts';

test('axe finds nothing in the work on a script', async ({ app, page }) => {
  const { speak } = await openSpeak(app);
  const { keyboard } = page;
  const closed = () => expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(speak.stage.getByText('Write something to say')).toBeVisible();
  // A tooltip under the mouse would stand outside of all landmarks.
  await page.mouse.move(700, 4);
  expect(await violations(page), 'the empty panel').toEqual([]);

  await speak.stage.getByRole('button', { name: 'Open sample' }).click();
  await expect(speak.text(6)).toBeVisible();
  await keyboard.press('Alt+ArrowDown');
  await keyboard.press('Enter');
  await expect(speak.editor).toBeFocused();
  expect(await violations(page), 'a line that is written').toEqual([]);
  await keyboard.type(' /');
  await expect(page.getByRole('combobox', { name: 'Search sound tags' })).toBeFocused();
  expect(await violations(page), 'the sounds').toEqual([]);
  await keyboard.press('Escape');
  await expect(speak.editor).toBeFocused();
  await keyboard.press('Backspace');
  await keyboard.press('Control+Shift+e');
  await expect(page.getByRole('dialog', { name: 'Pronounce as' })).toBeVisible();
  expect(await violations(page), 'pronounce as').toEqual([]);
  await keyboard.press('Escape');
  await closed();
  await keyboard.press('Escape');

  await keyboard.press('Control+Enter');
  await expect(speak.stopButton).toBeVisible();
  expect(await violations(page), 'generating').toEqual([]);
  await speak.waitUntilMade();
  expect(await violations(page), 'a script that is made').toEqual([]);
  for (const tab of ['Effects', 'Audio', 'Cast']) {
    await speak.dock.getByRole('tab', { name: tab }).click();
    expect(await violations(page), `the tab ${tab}`).toEqual([]);
  }
  // The takes beside follow the line that plays, but not while the keyboard is in them.
  await keyboard.press('Escape');
  for (const [name, where] of [
    ['More actions for take 1', speak.takes],
    ['More generate options', speak.foot],
    ['New', speak.list],
  ] as const) {
    const button = where.getByRole('button', { name, exact: true });
    await button.focus();
    // A menu that closes gives the keyboard back to its own button a moment later.
    await expect(button).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    // Menus stand beside all landmarks, as dialogs do; axe knows that of dialogs only.
    const found = (await violations(page)).filter((text) => !text.startsWith('region: '));
    expect(found, `the menu ${name}`).toEqual([]);
    await keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await speak.addWord('lamp', 'lantern');
  expect(await violations(page), 'lines that changed').toEqual([]);
  await speak.words.getByRole('button', { name: /^lamp/ }).click();
  await expect(page.getByRole('dialog', { name: /^lamp/ })).toBeVisible();
  expect(await violations(page), 'a pronunciation').toEqual([]);
  await keyboard.press('Escape');
  await closed();
  await speak.cast
    .getByRole('button', { name: /Choose voice$/ })
    .first()
    .click();
  await expect(page.getByRole('searchbox', { name: 'Search voices' })).toBeFocused();
  expect(await violations(page), 'the voices').toEqual([]);
  await keyboard.press('Escape');
  await closed();
  await keyboard.press('Control+e');
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  expect(await violations(page), 'the export form').toEqual([]);
});

test('the Speak panel fits its window when it is empty, written, made and stale', async ({ app, page }) => {
  const { studio, speak } = await openSpeak(app);
  await expect(speak.stage.getByText('Write something to say')).toBeVisible();
  await look(studio, 'speak-empty');
  await speak.stage.getByRole('button', { name: 'Open sample' }).click();
  await expect(speak.text(6)).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await look(studio, 'speak-written');
  await speak.make();
  await speak.addWord('lamp', 'lantern');
  await expect(speak.foot).toContainText('out of date');
  await look(studio, 'speak-made');
});
