import { expect } from '../../fixtures/app.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import type { ChatPage } from '../../pages/chat-page.ts';
import type { Studio } from '../../pages/studio.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';

/** Inserts prompts by a slash and from the library, creates one, duplicates and deletes, all by keyboard. */
export async function insertPrompts(studio: Studio, chat: ChatPage): Promise<void> {
  const { page } = studio;
  const { keyboard } = page;
  await chat.composer.focus();
  await keyboard.type('/lyr');
  await expect(chat.promptMenu.getByRole('option')).toHaveCount(1);
  await look(studio, 'chat-slash');
  await chat.composer.focus();
  // The field says where its caret is a moment after it has the focus.
  await expect(chat.promptMenu).toBeVisible();
  await keyboard.press('Escape');
  await expect(chat.promptMenu).toBeHidden();
  await expect(chat.composer).toHaveValue('/lyr');
  await keyboard.press('Control+a');
  await keyboard.type('/lyr');
  await keyboard.press('Enter');
  const lyrics = page.getByRole('dialog', { name: 'Lyrics' });
  await expect(lyrics.getByRole('textbox', { name: 'mood' })).toBeFocused();
  for (const value of ['slow', 'folk']) {
    await keyboard.type(value);
    await keyboard.press('Tab');
  }
  await keyboard.type('rain');
  await expectNoViolations(page, 'the variables of a prompt');
  await lookAtDialog(page, 'chat-prompt-variables');
  await keyboard.press('Enter');
  await expect(chat.composer).toHaveValue('Write lyrics for a slow folk song about rain');
  await expect(chat.composer).toBeFocused();
  await keyboard.press('Control+z');
  await expect(chat.composer).toHaveValue('/lyr');
  await chat.composer.fill('First ');
  await chat.stage.getByRole('button', { name: /^Prompts/ }).click();
  const library = page.getByRole('dialog', { name: 'Prompts' });
  await library.getByRole('button', { name: 'New prompt' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New prompt' });
  await keyboard.type('Sea');
  await form.getByRole('textbox', { name: 'Prompt' }).fill('count {{things}}');
  await expect(form).toContainText('Variables: things');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await library.getByRole('button', { name: 'Duplicate Sea' }).press('Enter');
  await library.getByRole('button', { name: 'Delete Sea copy' }).press('Enter');
  await expect(library.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await library.getByRole('searchbox', { name: 'Search prompts' }).fill('sea');
  await expect(library.getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(page, 'the prompt library');
  await library.getByRole('searchbox', { name: 'Search prompts' }).fill('');
  await lookAtDialog(page, 'chat-prompts');
  await library.getByRole('searchbox', { name: 'Search prompts' }).fill('sea');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.type('lamps');
  await keyboard.press('Enter');
  await expect(chat.composer).toHaveValue('First count lamps');
  await chat.composer.fill('');
}
