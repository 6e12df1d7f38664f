import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, type RunningApp } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import type { ChatPage } from '../../pages/chat-page.ts';
import { Studio } from '../../pages/studio.ts';

/** Puts chats into folders and into the archive, exports several and deletes one; the keyboard stays in the list. Leaves one archived. */
export async function putAway(app: RunningApp, chat: ChatPage): Promise<void> {
  const { page } = app;
  const { keyboard } = page;
  const studio = new Studio(app);
  const asked = page.getByRole('dialog');
  for (const leave of [() => asked.getByRole('button', { name: 'Cancel' }).click(), () => keyboard.press('Escape')]) {
    await chat.chatMenu('Write lyrics', 'Add to folder…');
    await expect(asked.getByRole('combobox', { name: 'Folder' })).toBeFocused();
    await leave();
    await expect(asked).toHaveCount(0);
    await expect(chat.chat('Write lyrics')).toBeFocused();
  }
  await chat.chatMenu('Write lyrics', 'Add to folder…');
  await asked.getByRole('combobox', { name: 'Folder' }).fill('Songs');
  await keyboard.press('Enter');
  await expect(chat.chat('Write lyrics')).toBeFocused();
  await chat.list.getByRole('button', { name: /^Songs/ }).click();
  await expect(chat.chat('What can you do?')).toBeHidden();
  await expect(chat.chat('Write lyrics')).toBeVisible();
  await chat.list.getByRole('button', { name: /^Songs/ }).click();
  await chat.list.getByRole('button', { name: 'Select chats' }).click();
  await chat.choice('Write lyrics').click();
  await keyboard.press('Escape');
  await expect(chat.list.getByRole('toolbar', { name: 'Selection' })).toHaveCount(0);
  await expect(chat.chat('Write lyrics')).toBeFocused();
  await chat.list.getByRole('button', { name: 'Select chats' }).click();
  await chat.choice('Write lyrics').click();
  await chat.choice('New chat').click();
  await expect(chat.list.getByRole('toolbar', { name: 'Selection' })).toContainText('2 selected');
  await expectNoViolations(page, 'chats that are chosen');
  await look(studio, 'chat-chosen');
  const bar = chat.list.getByRole('toolbar', { name: 'Selection' });
  const exported = path.join(app.profile, 'chats');
  await mkdir(exported);
  await studio.answerOpenDialog([exported]);
  await bar.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export as PDF…' }).click();
  await expect(page.getByRole('group', { name: /^2 chats saved in/ })).toBeVisible();
  await studio.dismissToasts();
  const files = await readdir(exported);
  expect(files.toSorted()).toEqual(['New chat.pdf', 'Write lyrics about the sea.pdf']);
  for (const file of files) {
    expect((await readFile(path.join(exported, file))).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await chat.list.getByRole('button', { name: 'Select chats' }).click();
  await chat.choice('Write lyrics').click();
  await chat.choice('New chat').click();
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(chat.chat('Write lyrics')).toBeHidden();
  const archive = chat.list.getByRole('button', { name: 'Archive 2' });
  await archive.click();
  await expect(chat.chat('What can you do?')).toBeHidden();
  await look(studio, 'chat-archive');
  await expectNoViolations(page, 'the archive');
  await chat.chatMenu('New chat', 'Move out of archive');
  await expect(chat.chat('Write lyrics')).toBeFocused();
  await keyboard.press('Delete');
  await expect(chat.chat('What can you do?')).toBeVisible();
  await page
    .getByRole('group', { name: /moved to the bin/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(chat.list.getByRole('button', { name: 'Archive 1' })).toBeVisible();
  await studio.dismissToasts();
}
