import type { Page } from 'playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { AssistantPane } from '../../pages/assistant-pane.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { Studio } from '../../pages/studio.ts';

/** The marked words in the page, and the one that is shown with whether it is in view. */
function marks(page: Page): Promise<{ others: string[]; shown: string | null; isInView: boolean }> {
  return page.evaluate(() => {
    const ranges = (name: string) => [...(CSS.highlights.get(name) ?? [])] as Range[];
    const [shown] = ranges('chat-found-shown');
    const view = document.querySelector('[role="region"][aria-label="Messages"]')?.getBoundingClientRect();
    const box = shown?.getBoundingClientRect();
    return {
      others: ranges('chat-found').map(String),
      shown: shown?.toString() ?? null,
      isInView: !!view && !!box && box.top >= view.top && box.bottom <= view.bottom,
    };
  });
}

test('words are found in one chat by keyboard, and each is shown where it stands', async ({ app, page }) => {
  const studio = new Studio(app);
  const chat = new ChatPage(page);
  const { keyboard } = page;
  const bar = chat.stage.getByRole('search', { name: 'Find' });
  const field = bar.getByRole('textbox', { name: 'Find in chat' });
  const count = bar.getByRole('status');

  await test.step('a chat that is longer than the window', async () => {
    await studio.openPanel('Chat');
    for (const text of ['Write lyrics about a lighthouse', 'What can you do?', 'Write lyrics about the zeppelin']) {
      await chat.send(text);
      await expect(chat.messages.getByText(text, { exact: true }).last()).toBeVisible();
      await chat.waitForAnswer();
    }
  });

  await test.step('Ctrl+F takes the keyboard, counts as somebody types, and marks every place', async () => {
    await expect(chat.composer).toBeFocused();
    await keyboard.press('Control+f');
    await expect(field).toBeFocused();
    await keyboard.type('lighthouse');
    await expect(count).toHaveText(/^\d+ matches$/);
    await expect(chat.lastAnswer).toBeVisible();
    await keyboard.press('Control+a');
    await keyboard.type('zeppelin');
    await expect.poll(async () => (await marks(page)).others.length).toBeGreaterThan(1);
    const { others } = await marks(page);
    expect(new Set(others.map((word) => word.toLowerCase()))).toEqual(new Set(['zeppelin']));
    await expectNoViolations(page, 'find in a chat');
  });

  await test.step('Enter goes on, Shift+Enter back, and the place is scrolled into view', async () => {
    await keyboard.press('Control+a');
    await keyboard.type('about a lighthouse');
    await expect(count).toHaveText(/^\d+ match(es)?$/);
    const total = Number((await count.innerText()).split(' ')[0]);
    await keyboard.press('Enter');
    await expect(count).toHaveText(new RegExp(`^\\d+ of ${total}$`));
    await expect.poll(() => marks(page)).toMatchObject({ shown: 'about a lighthouse', isInView: true });
    const first = await count.innerText();
    await keyboard.press('Enter');
    await expect(count).not.toHaveText(first);
    await expect.poll(() => marks(page)).toMatchObject({ shown: 'about a lighthouse', isInView: true });
    await keyboard.press('Shift+Enter');
    await expect(count).toHaveText(first);
    await keyboard.press('F3');
    await expect(count).not.toHaveText(first);
    await expect(field).toBeFocused();
    await look(studio, 'chat-find');
  });

  await test.step('case counts where that is asked, and what is nowhere is told', async () => {
    await field.fill('ZEPPELIN');
    await expect(count).toHaveText(/matches$/);
    await bar.getByRole('button', { name: 'Match case' }).click();
    await expect(count).toHaveText('No matches');
    expect((await marks(page)).others).toEqual([]);
  });

  await test.step('Escape closes it, takes the marks off, and gives the keyboard back', async () => {
    await bar.getByRole('button', { name: 'Match case' }).click();
    await field.focus();
    await keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(chat.composer).toBeFocused();
    expect(await marks(page)).toEqual({ others: [], shown: null, isInView: false });
    await chat.stage.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(field).toHaveValue('ZEPPELIN');
    await bar.getByRole('button', { name: 'Close find' }).click();
    await expect(chat.stage.getByRole('button', { name: 'Find', exact: true })).toBeFocused();
  });

  await test.step('beside another panel it finds in the chat that has the keyboard', async () => {
    await studio.openPanel('Images');
    const pane = new AssistantPane(page);
    await pane.open();
    await pane.send('What can you do?');
    await expect(pane.lastAnswer).toHaveAttribute('aria-busy', 'false');
    await pane.composer.focus();
    await keyboard.press('Control+f');
    const paneField = pane.inspector.getByRole('textbox', { name: 'Find in chat' });
    await expect(paneField).toBeFocused();
    await keyboard.type('can you');
    await expect(pane.inspector.getByRole('search', { name: 'Find' }).getByRole('status')).toHaveText(/match/);
    await keyboard.press('Escape');
    await expect(pane.composer).toBeFocused();
    const search = page.getByRole('searchbox', { name: 'Search images' });
    await search.focus();
    await keyboard.press('Control+f');
    await expect(paneField).toBeHidden();
  });
});
