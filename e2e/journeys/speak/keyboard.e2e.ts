import { readdir } from 'node:fs/promises';
import { expect, test } from '../../fixtures/app.ts';
import { playedMedia } from '../../fixtures/sounds/played-media.ts';
import { reach } from '../../fixtures/accessibility/reach.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';

test('a script is written, cast, made, heard and exported without the mouse', async ({ app, page, folder }) => {
  const studio = new Studio(app);
  const speak = new SpeakPage(page);
  const { keyboard } = page;
  await expect(studio.rail).toBeVisible();
  await keyboard.press('Control+2');
  await expect(speak.stage).toBeVisible();
  await keyboard.press('Control+n');
  await expect(speak.editor).toBeFocused();

  await test.step('write two lines, the second with somebody to speak it', async () => {
    await keyboard.type('The lamp was trimmed at four.');
    // Without a wait: no letter that follows at once may be lost.
    await keyboard.press('Enter');
    await keyboard.type('[Odrik] After that the page is wet.');
    await expect(speak.lines.getByRole('textbox', { name: 'Line 2, Odrik' })).toHaveText('After that the page is wet.');
    await keyboard.press('Escape');
    await expect(speak.line(2).locator('[data-line]')).toBeFocused();
  });

  await test.step('give the character a voice', async () => {
    const voice = speak.cast.getByRole('button', { name: /^Odrik: .*Choose voice$/ });
    await reach(voice, 'Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Search voices' })).toBeFocused();
    await keyboard.type('wise woman');
    const rows = speak.voiceChoices;
    await expect(rows.first()).toContainText(/wise woman/i);
    await keyboard.press('ArrowDown');
    await expect(rows.first()).toBeFocused();
    const [name = ''] = (await rows.first().innerText()).split('\n');
    await keyboard.press('Enter');
    await expect(voice).toBeFocused();
    await expect(voice).toHaveText(name);
  });

  await test.step('make, hear and stop', async () => {
    await speak.waitUntilSaved();
    await expect(speak.generateButton).toHaveText(/^Generate 2 lines/);
    await keyboard.press('Control+Enter');
    await speak.waitUntilMade();
    await expect.poll(async () => (await playedMedia(page))?.timeMs ?? 0).toBeGreaterThan(0);
    // Between two lines nothing plays for a moment.
    await expect.poll(async () => (await playedMedia(page))?.isPaused).toBe(false);
    await keyboard.press('Control+Space');
    await expect.poll(async () => (await playedMedia(page))?.isPaused).toBe(true);
  });

  await test.step('move a line up and back', async () => {
    await keyboard.press('Alt+ArrowUp');
    await reach(speak.lines.locator('[data-line][tabindex="0"]'), 'Tab');
    const [first = ''] = await speak.rows.locator('[data-text]').allInnerTexts();
    await keyboard.press('Home');
    await keyboard.press('Alt+Shift+ArrowDown');
    await expect(speak.text(2)).toHaveText(first);
    await keyboard.press('Control+z');
    await expect(speak.text(1)).toHaveText(first);
  });

  await test.step('export', async () => {
    await studio.answerOpenDialog([folder]);
    await keyboard.press('Control+e');
    const form = page.getByRole('dialog', { name: 'Export' });
    await reach(form.getByRole('button', { name: 'Export audio' }), 'Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /saved to/ }).first()).toBeVisible();
    expect((await readdir(folder)).toSorted()).toEqual(['Untitled script.mp3', 'Untitled script.srt']);
  });
});

test('a first script can be written at once, while the engine is still asked for its voices', async ({ app, page }) => {
  const studio = new Studio(app);
  const speak = new SpeakPage(page);
  const { keyboard } = page;
  await studio.openPanel('Speak');
  await expect(speak.stage).toBeVisible();
  await keyboard.press('Control+n');
  await expect(speak.editor).toBeFocused();
  await keyboard.type('It costs $5.');
  await keyboard.press('Enter');
  await keyboard.type('Kept, all of it.');
  await expect(speak.line(1)).toContainText('It costs $5.');
  await expect(speak.line(2)).toContainText('Kept, all of it.');
});
