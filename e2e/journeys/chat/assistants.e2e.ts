import { expect, test } from '../../fixtures/app.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { look, lookAtDialog } from '../../fixtures/looks.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { Studio } from '../../pages/studio.ts';

test('what one chat asks with is saved under a name, used in another chat, and taken back', async ({ app, page }) => {
  const studio = new Studio(app);
  const chat = new ChatPage(page);
  const instructions = chat.dock.getByRole('textbox', { name: 'Instructions' });
  const starters = chat.dock.getByRole('textbox', { name: 'Starter prompts' });
  const prompt = (text: string) => chat.stage.getByRole('button', { name: `Ask “${text}”` });
  const menu = page.getByRole('dialog', { name: 'Assistants' });
  const open = () => chat.stage.getByRole('button', { name: 'Assistants' }).press('Enter');
  await studio.openPanel('Chat');

  await test.step('what a chat asks with is saved as an assistant, by keyboard alone', async () => {
    await chat.list.getByRole('button', { name: 'New', exact: true }).click();
    await instructions.fill('Answer as a strict editor.');
    await instructions.press('Tab');
    await starters.fill('Shorten this\n\n  Find what repeats');
    await starters.press('Tab');
    await expect(starters).toHaveValue('Shorten this\nFind what repeats');
    await expect(prompt('Find what repeats')).toBeVisible();
    await look(studio, 'chat-starters');
    await open();
    await expect(menu).toContainText('No assistants yet');
    await menu.getByRole('button', { name: 'Save this chat’s settings' }).press('Enter');
    await menu.getByRole('textbox', { name: 'Assistant name' }).fill('Strict editor');
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Use assistant Strict editor' })).toBeVisible();
    await expectNoViolations(page, 'the assistants');
    await lookAtDialog(page, 'chat-assistants');
    await page.keyboard.press('Escape');
  });

  await test.step('it answers in another chat, and Undo brings back what was there', async () => {
    await chat.list.getByRole('button', { name: 'New', exact: true }).click();
    await expect(instructions).toHaveValue('');
    await open();
    await menu.getByRole('button', { name: 'Use assistant Strict editor' }).press('Enter');
    await expect(instructions).toHaveValue('Answer as a strict editor.');
    await expect(prompt('Shorten this')).toBeVisible();
    const toast = page.getByRole('group', { name: '“Strict editor” answers in this chat' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(instructions).toHaveValue('');
    await expect(prompt('What can you do?')).toBeVisible();
    await studio.dismissToasts();
  });
});
