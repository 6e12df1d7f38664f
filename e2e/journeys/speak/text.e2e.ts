import { expect, test } from '../../fixtures/app.ts';
import { openSpeak } from '../../pages/speak-page.ts';

test('pauses, sounds and readings are chips that keep the text legal, and raw text is one key away', async ({
  app,
  page,
}) => {
  const { speak } = await openSpeak(app);
  const { keyboard } = page;
  const pause = speak.editor.getByRole('slider', { name: 'Pause' });
  await speak.newScript();
  await keyboard.type('There is a lamp.');

  await test.step('a pause is put in by its key, stepped by arrows, dragged and typed', async () => {
    await keyboard.press('Control+Shift+p');
    await keyboard.type('And a wall.');
    await expect(pause).toHaveAttribute('aria-valuetext', '0.50 s');
    await pause.focus();
    await keyboard.press('ArrowRight');
    await expect(pause).toHaveAttribute('aria-valuetext', '0.55 s');
    const box = await pause.boundingBox();
    if (!box) throw new Error('The pause is not on the screen.');
    await page.mouse.move(box.x + 10, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(pause).toHaveAttribute('aria-valuetext', '1.05 s');
    await pause.click();
    await speak.editor.getByRole('spinbutton', { name: 'Seconds' }).fill('1.2');
    await keyboard.press('Enter');
    await expect(pause).toHaveAttribute('aria-valuetext', '1.20 s');
  });

  await test.step('a slash opens the sounds', async () => {
    await keyboard.press('Control+End');
    await keyboard.type(' /');
    const picker = page.getByRole('combobox', { name: 'Search sound tags' });
    await expect(picker).toBeFocused();
    await keyboard.type('sigh');
    await keyboard.press('Enter');
    await expect(speak.editor.getByRole('img', { name: 'Sound tag: sighs' })).toBeVisible();
    await expect(speak.editor).toBeFocused();
  });

  await test.step('a word is said as one wants it here', async () => {
    await keyboard.type('tomato');
    await keyboard.press('Control+Shift+e');
    const form = page.getByRole('dialog', { name: 'Pronounce as' });
    await form.getByRole('checkbox', { name: 'Always pronounce it this way' }).uncheck();
    await form.getByRole('textbox', { name: /^Pronounce as: tomato/ }).fill('/təˈmɑːtoʊ/');
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(speak.editor.getByRole('img', { name: /^Pronounced .*təˈmɑːtoʊ/ })).toBeVisible();
  });

  await test.step('the raw text is what the service gets', async () => {
    await keyboard.press('Control+Alt+r');
    await expect(speak.text(1)).toHaveText('There is a lamp. <#1.2#> And a wall. (sighs) tomato(/təˈmɑːtoʊ/)');
    await keyboard.press('Control+Alt+r');
    await keyboard.press('Escape');
    await expect(speak.chips(1)).toHaveText(['Pause 1.20 s', 'sighs', '/təˈmɑːtoʊ/']);
    await speak.make();
    await expect(speak.line(1)).not.toContainText('Failed');
  });
});

test('what cannot be said is told and not made, and the rest is', async ({ app, page }) => {
  const { speak } = await openSpeak(app);
  await speak.newScript();

  await test.step('a text of only sounds and pauses', async () => {
    await speak.rewrite(1, '<#1#>');
    await expect(speak.line(1)).toContainText('No words, skipped');
    await expect(speak.foot.getByRole('button', { name: /^Nothing to generate/ })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(speak.stopButton).toBeHidden();
    for (const text of ['(sighs) (laughs)', '(sighs)<#1#>(laughs)', '😀 🎉']) {
      await speak.rewrite(1, text);
      await expect(speak.line(1), text).toContainText('No words, skipped');
      await expect(speak.generateButton, text).toBeHidden();
    }
  });

  await test.step('an illegal marker in the raw text', async () => {
    await page.keyboard.press('Control+Alt+r');
    await speak.rewrite(1, 'One <#abc#> two.');
    await expect(speak.line(1)).toContainText('Write a pause as <#seconds#>, for example <#0.5#>.');
    await expect(speak.generateButton).toBeHidden();
    await page.keyboard.press('Control+Alt+r');
  });

  await test.step('pauses at the ends have no use, two in a row become one', async () => {
    await speak.rewrite(1, '<#1#> One <#1#><#0.5#> two. <#2#>');
    await expect(page.getByRole('group', { name: /^Removed a pause at the start or end of the line/ })).toBeVisible();
    await expect(speak.chips(1)).toHaveText(['Pause 1.50 s']);
  });

  await test.step('another language is refused by the engine here, emoji are no hindrance', async () => {
    const field = (number: number) => speak.lines.getByRole('textbox', { name: new RegExp(`^Line ${number}, `) });
    await page.keyboard.press('Enter');
    await expect(field(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(2)).toBeFocused();
    await page.keyboard.insertText('مرحبا بالعالم، كيف حالكم اليوم؟');
    await page.keyboard.press('Enter');
    await expect(field(3)).toBeFocused();
    await page.keyboard.insertText('The party 🎉 is over 😀 now.');
    await page.keyboard.press('Escape');
    await speak.waitUntilSaved();
    await expect(speak.text(2)).toHaveCSS('direction', 'rtl');
    await speak.generateButton.click();
    await expect(speak.line(2)).toContainText('Failed');
    await expect(speak.line(2)).toContainText('The local engine supports English only');
    await expect(speak.foot).toContainText('1 failed');
    await expect(speak.rows.filter({ hasText: /\d s/ })).toHaveCount(2);
  });
});

test('a line of more than 10,000 characters says how it goes and can be split at its sentences', async ({ app }) => {
  const { studio, speak } = await openSpeak(app);
  await speak.newScript();
  await speak.rewrite(1, 'The keeper wrote the hour in his book. '.repeat(300).slice(0, 10_001));
  await expect(speak.line(1)).toContainText(
    'This line has 10,001 characters. From 10,000 on, a line is sent as a long text and plays only when finished.',
  );
  await speak.line(1).getByRole('button', { name: 'Split at sentences' }).click();
  await expect(speak.line(1)).not.toContainText('long text');
  await expect(speak.line(2)).toBeVisible();
  await studio.titleBar.getByRole('button', { name: /^Undo/ }).click();
  await expect(speak.line(1)).toContainText('This line has 10,001 characters.');
});
