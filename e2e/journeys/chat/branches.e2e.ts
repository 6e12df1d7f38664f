import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { Studio } from '../../pages/studio.ts';

test('the branches of a chat are a tree, and chats have an order of the user’s own', async ({ app, page, launch }) => {
  const studio = new Studio(app);
  const chat = new ChatPage(page);
  const { keyboard } = page;
  const branches = chat.dock.getByRole('treeitem');
  const titles = () =>
    chat.list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  await test.step('without versions there is none', async () => {
    await studio.openPanel('Chat');
    await chat.send('What can you do?');
    await chat.waitForAnswer();
    await chat.dock.getByRole('tab', { name: 'Branches' }).click();
    await expect(chat.dock).toContainText('No branches yet.');
  });

  await test.step('versions and edits branch off, and the shown branch reads straight down', async () => {
    await chat.lastAnswer.getByRole('button', { name: 'Answer again' }).click();
    await expect(chat.lastAnswer).toContainText('2 of 2');
    await chat.waitForAnswer();
    await chat.send('List my voices');
    await expect(chat.answers).toHaveCount(2);
    await chat.waitForAnswer();
    await expect(branches).toHaveCount(3);
    await expect(branches.nth(0)).toContainText('What can you do?');
    await expect(branches.nth(1)).toContainText('Assistant, version 1 of 2, 1 message');
    await expect(branches.nth(1)).toHaveAttribute('aria-level', '2');
    await expect(branches.nth(2)).toContainText('Assistant, version 2 of 2, 3 messages');
    await expect(chat.dock.getByRole('treeitem', { selected: true })).toHaveCount(2);
    await page.mouse.move(0, 0);
    await expectNoViolations(page, 'the tree of branches');
    await look(studio, 'chat-branches');
  });

  await test.step('keys walk through the tree and show another branch', async () => {
    await branches.nth(2).focus();
    await keyboard.press('ArrowUp');
    await expect(branches.nth(1)).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(branches.nth(0)).toBeFocused();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(chat.answers).toHaveCount(1);
    await expect(chat.lastAnswer).toContainText('1 of 2');
    await expect(chat.dock.getByRole('treeitem', { selected: true }).last()).toContainText('version 1 of 2');
    await chat.dock.getByRole('treeitem', { name: /version 2 of 2/ }).click();
    await expect(chat.answers).toHaveCount(2);
  });

  await test.step('chats are put in order by key and by mouse', async () => {
    for (const text of ['Which tasks are running?', 'Show my recordings']) {
      await chat.list.getByRole('button', { name: 'New', exact: true }).click();
      await chat.send(text);
      await chat.waitForAnswer();
      await expect(chat.chat(text)).toBeVisible();
    }
    const [third, second, first] = await titles();
    await chat.list.getByRole('button', { name: 'Order of chats' }).click();
    await page.getByRole('menuitem', { name: 'Own order' }).click();
    expect(await titles()).toEqual([third, second, first]);
    await chat.chat('What can you do?').focus();
    await keyboard.press('Alt+ArrowUp');
    await expect.poll(titles).toEqual([third, first, second]);
    await expect(chat.chat('What can you do?')).toBeFocused();
    await chat.chat('Show my recordings').dragTo(chat.chat('Which tasks'));
    await expect.poll(titles).toEqual([first, second, third]);
    await page.mouse.move(0, 0);
    await expectNoViolations(page, 'chats in an order of the user');
    await look(studio, 'chat-own-order');
    // The order of the user stays when something is said in a chat.
    await chat.chat('Which tasks').click();
    await chat.send('List my voices');
    await expect(chat.answers).toHaveCount(2);
    await chat.waitForAnswer();
    expect(await titles()).toEqual([first, second, third]);
    await app.electron.close();
    const again = await launch({ profile: app.profile });
    await new Studio(again).openPanel('Chat');
    const after = new ChatPage(again.page);
    await expect(after.chat('What can you do?')).toBeVisible();
    const hrefs = after.list.getByRole('link');
    await expect
      .poll(() => hrefs.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual([first, second, third]);
    await after.list.getByRole('button', { name: 'Order of chats' }).click();
    await again.page.getByRole('menuitem', { name: 'Newest first' }).click();
    await expect
      .poll(() => hrefs.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual([second, third, first]);
  });
});
