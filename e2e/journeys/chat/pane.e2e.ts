import type { Locator } from 'playwright/test';
import { expect, test } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/accessibility/axe.ts';
import { look } from '../../fixtures/looks.ts';
import { AssistantPane } from '../../pages/assistant-pane.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { VideoPage } from '../../pages/studios/video-page.ts';
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
    // Whatever the model is called, the way to send stays inside.
    const edge = async (place: Locator) => (await place.boundingBox().then((box) => box && box.x + box.width)) ?? 0;
    const sendEdge = await edge(pane.inspector.getByRole('button', { name: 'Send message' }));
    const model = pane.inspector.getByRole('combobox', { name: 'Model' });
    expect(await model.evaluate((field) => field.scrollWidth - field.clientWidth), 'the name of the model is cut').toBe(
      0,
    );
    expect(sendEdge).toBeLessThan((await edge(pane.inspector)) - 16);
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
    await pane.send('Make the narrator sound happier and slower');
    const delivery = pane.inspector.getByRole('group', { name: 'Set delivery', exact: true });
    await expect(delivery).toContainText('Sets speed 0.91× and emotion happy');
    await delivery.getByRole('button', { name: /^Allow once/ }).click();
    await expect(delivery).toContainText('Done');
    await pane.waitForAnswer();
  });

  await test.step('what is hidden is not told', async () => {
    await pane.sees('Untitled script').click();
    await expect(pane.sees('Untitled script')).toHaveAttribute('aria-pressed', 'false');
    await pane.send('What can you do?');
    await pane.waitForAnswer();
    await expect(pane.lastQuestion.getByRole('link')).toHaveCount(0);
  });

  await test.step('an answer goes into the script at the caret and into the note of what is open, and is taken back', async () => {
    const speak = new SpeakPage(page);
    await pane.insertAnswer('Script');
    await expect.poll(async () => (await speak.texts()).length).toBeGreaterThan(1);
    await studio.titleBar.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => speak.texts()).toEqual([`${TITLE}.`]);
    await pane.insertAnswer('note of “Untitled script”');
    const toast = page.getByRole('group', { name: 'Inserted in note of “Untitled script”' });
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(toast).toBeHidden();
  });

  await test.step('an answer goes into the prompt at the caret, which its own undo takes back', async () => {
    await studio.openPanel('Images');
    await pane.inspector.getByRole('button', { name: 'New chat' }).click();
    await expect(pane.inspector.getByRole('button', { name: /^Ask “Write lyrics/ })).toBeVisible();
    // However long a starter is, the pane is as wide as its column.
    const wider = await pane.inspector.evaluate(
      (side) =>
        [...side.querySelectorAll('*')].filter(
          (each) =>
            each.clientWidth > 1 &&
            each.scrollWidth > each.clientWidth + 1 &&
            getComputedStyle(each).overflowX === 'auto',
        ).length,
    );
    expect(wider).toBe(0);
    await pane.inspector.getByRole('button', { name: 'Chats' }).click();
    await page.keyboard.type('tag this');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(pane.lastQuestion).toContainText('What can you do?');
    const { prompt } = new ImagesPage(page);
    await prompt.fill('A lamp by night.');
    await prompt.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 6));
    await pane.insertAnswer('Prompt');
    await expect(prompt).toBeFocused();
    await expect(prompt).toHaveValue(/^A lamp \S.*\S by night\.$/);
    await page.keyboard.press('Control+z');
    await expect(prompt).toHaveValue('A lamp by night.');
    await studio.openPanel('Video');
    const video = new VideoPage(page).prompt;
    await video.fill('The fog lifts.');
    await video.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 13));
    await pane.insertAnswer('Prompt');
    await expect(video).toBeFocused();
    await expect(video).toHaveValue(/^The fog \S[^]*\S\.$/);
    await expect(video).not.toHaveValue(/lifts/);
    await page.keyboard.press('Control+z');
    await expect(video).toHaveValue('The fog lifts.');
    await studio.openPanel('Music');
    await pane.insertAnswer('Lyrics');
    await expect(page.getByRole('group', { name: 'Lyrics inserted' })).toBeVisible();
    await studio.dismissToasts();
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
