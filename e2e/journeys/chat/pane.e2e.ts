import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look } from '../../fixtures/looks.ts';
import { AssistantPane } from '../../pages/assistant-pane.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';

const TITLE = 'The lamp was trimmed at four';

test('the assistant beside a panel sees what is open, acts on it, and goes along to other panels', async ({
  app,
  page,
}) => {
  const studio = new Studio(app);
  const pane = new AssistantPane(page);
  await studio.openPanel('Speak');
  await new SpeakPage(page).write([`${TITLE}.`]);

  await test.step('it sees the open script and changes it with approval', async () => {
    await pane.open();
    await expect(pane.sees('Untitled script')).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    expect(await violations(page), 'the empty pane').toEqual([]);
    await look(studio, 'chat-pane-empty');
    await pane.send('Tag this with sea');
    const card = pane.inspector.getByRole('group', { name: 'Change tags', exact: true });
    await card.getByRole('button', { name: /^Allow once/ }).click();
    await expect(card).toContainText('Done');
    await pane.waitForAnswer();
    await expect(pane.lastQuestion.getByRole('link', { name: 'Untitled script' })).toBeVisible();
    expect(await violations(page), 'the pane with an answer').toEqual([]);
    await look(studio, 'chat-pane');
  });

  await test.step('what is hidden is not told', async () => {
    await pane.sees('Untitled script').click();
    await expect(pane.sees('Untitled script')).toHaveAttribute('aria-pressed', 'false');
    await pane.send('What can you do?');
    await pane.waitForAnswer();
    await expect(pane.lastQuestion.getByRole('link')).toHaveCount(0);
  });

  await test.step('the same chat is beside the next panel and in Chat', async () => {
    await studio.openPanel('Voices');
    await expect(pane.lastQuestion).toContainText('What can you do?');
    await expect(pane.inspector.getByRole('button', { name: /^Assistant sees/ })).toHaveCount(0);
    await pane.inspector.getByRole('button', { name: 'New chat' }).click();
    await expect(pane.lastQuestion).toHaveCount(0);
    await expect(pane.composer).toBeFocused();
    await pane.inspector.getByRole('button', { name: 'Chats' }).click();
    await page.keyboard.type('tag this');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(pane.lastQuestion).toContainText('What can you do?');
    await pane.inspector.getByRole('button', { name: 'Open in Chat' }).click();
    await expect(new ChatPage(page).messages).toContainText('Tag this with sea');
    await studio.openPanel('Voices');
    await studio.openPanel('Chat');
    await expect(new ChatPage(page).messages).toContainText('Tag this with sea');
  });
});
