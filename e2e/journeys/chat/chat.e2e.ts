import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { answer, beginAnswer, endAnswer } from '../../../electron/core/conversations/test-data/scripted-model.ts';
import { startScriptedServer } from '../../../electron/core/service/test-data/scripted-server.ts';
import { expect, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { ImagesPage } from '../../pages/studios/images-page.ts';
import { MusicPage } from '../../pages/studios/music-page.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { answerByOwnModel } from './own-model-step.ts';
import { insertPrompts } from './prompt-step.ts';
import { putAway } from './put-away-step.ts';

const KEY = 'sk-chat-0123456789-secret-part-WXYZ';
const HOSTILE = [
  '# Answer',
  '<img src="https://evil.example/x.png" onerror="alert(1)"><script>alert(1)</script>',
  '![tracking](https://evil.example/pixel.png) and [a link](https://example.com/page) and [bad](javascript:alert(1))',
  '```ts\nconst lamp = 1;\n```',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '- [ ] trim the wick\n- [x] fill the oil',
  '> '.repeat(400) + 'deep',
  '```mermaid\nsequenceDiagram\n  accTitle: Who lights the lamp\n  Keeper->>Lamp: light\n  Lamp-->>Sea: shine\n```',
  [
    '```mermaid',
    'graph TD',
    'A["<img src=https://evil.example/d.png onerror=alert(1)>"] --> B["<b onclick=alert(1)>b</b>"]',
    'click A "https://evil.example" "t"',
    'click B href "javascript:alert(1)"',
    'style B fill:#fff,stroke:#f00',
    '```',
  ].join('\n'),
  '```mermaid\ngraph TD; A --> --> B\n```',
  String.raw`It is $a^2$ for $5, not $\href{https://evil.example}{x}$:` + '\n\n$$\n\\frac{1}{2}\n$$',
].join('\n\n');

test('a chat answers, acts with approval, keeps versions and drafts, and is found again', async ({
  app,
  page,
  launch,
}) => {
  const studio = new Studio(app);
  const chat = new ChatPage(page);
  const { keyboard } = page;

  await test.step('an empty panel says what the local assistant can and cannot do', async () => {
    await studio.openPanel('Chat');
    await expect(chat.stage.getByText(/The local assistant works by rules/)).toBeVisible();
    await expectNoViolations(page, 'the empty panel');
    await look(studio, 'chat-empty');
  });

  await test.step('what is written, attached and chosen before there is a chat is kept, and goes into the first one', async () => {
    await chat.composer.fill('What can you do?');
    await chat.pastePicture();
    await expect(chat.attachments).toHaveText('Pasted image');
    await chat.stage.getByRole('button', { name: 'Remove Pasted image' }).press('Enter');
    await expect(chat.attachments).toHaveCount(0);
    await expect(chat.composer).toBeFocused();
    await chat.attach('Pasted image');
    await expect(chat.attachments).toHaveText('Pasted image');
    await chat.chooseEffort('Reasoning: Off');
    await page.reload();
    await expect(chat.composer).toHaveValue('What can you do?');
    await expect(chat.attachments).toHaveText('Pasted image');
    await expect(chat.effort).toHaveValue('Reasoning: Off');
    await expectNoViolations(page, 'a first message');
    await look(studio, 'chat-first-message');
    await expect(chat.chat('')).toHaveCount(0);
    await chat.composer.press('Enter');
    await chat.waitForAnswer();
    await expect(chat.messages.getByRole('article', { name: 'You' })).toContainText('Pasted image');
    await expect(chat.effort).toHaveValue('Reasoning: Off');
    await expect(chat.composer).toHaveValue('');
    await expect(chat.attachments).toHaveCount(0);
    await expect(chat.lastAnswer).toContainText(/transcript/i);
    await expect(chat.chat('What can you do?')).toBeVisible();
  });

  await test.step('prompts are saved with variables and inserted, by keyboard alone', () =>
    insertPrompts(studio, chat));

  await test.step('a tool that changes something waits for approval, and is undone', async () => {
    await studio.openPanel('Speak');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Empty script' }).click();
    await studio.openPanel('Chat');
    await chat.chat('What can you do?').click();
    const script = chat.tray.getByRole('gridcell', { name: /^Untitled script/ });
    await script.click();
    await expect(chat.attachments).toHaveText('Untitled script');
    await script.press('Enter');
    await expect(chat.attachments).toHaveCount(0);
    await chat.tray.getByRole('button', { name: 'Images', exact: true }).click();
    await expect(script).toHaveCount(0);
    await chat.tray.getByRole('button', { name: 'Text', exact: true }).click();
    await script.press('Space');
    await expect(script).toHaveAttribute('aria-selected', 'true');
    await chat.tray.getByRole('button', { name: 'All', exact: true }).click();
    await chat.send('Tag this with sea');
    const card = chat.call('Change tags');
    await expect(card).toContainText('Needs your approval');
    await expect(card).toContainText('Tags of “Untitled script”: adds “sea”.');
    await expectNoViolations(page, 'a call that waits');
    await look(studio, 'chat-approval');
    await card.getByRole('button', { name: /^Allow once/ }).click();
    // What had the focus is gone; it stays at the card.
    await expect(card).toBeFocused();
    await expect(card).toContainText('Done');
    await chat.waitForAnswer();
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toContainText('Undone');
  });

  await test.step('versions, edits and drafts are kept', async () => {
    await chat.lastAnswer.getByRole('button', { name: 'Answer again' }).click();
    await chat.call('Change tags').getByRole('button', { name: /^Skip/ }).click();
    await chat.waitForAnswer();
    await expect(chat.lastAnswer).toContainText('2 of 2');
    await chat.lastAnswer.getByRole('button', { name: 'Previous version' }).click();
    await expect(chat.lastAnswer).toContainText('1 of 2');
    // The first version has none before it: the focus is at the way back.
    await expect(chat.lastAnswer.getByRole('button', { name: 'Next version' })).toBeFocused();
    const mine = chat.messages.getByRole('article', { name: 'You' }).last();
    await mine.getByRole('button', { name: 'Edit and resend' }).click();
    await expect(mine.getByRole('textbox', { name: 'Edit message' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(mine.getByRole('button', { name: 'Edit and resend' })).toBeFocused();
    await chat.composer.fill('Not sent yet');
    await keyboard.press('Control+n');
    await expect(chat.composer).toHaveValue('');
    await expect(chat.chat('What can you do?')).toContainText('Draft');
    await chat.chat('What can you do?').click();
    await expect(chat.composer).toHaveValue('Not sent yet');
  });

  await test.step('an answer becomes lyrics, a prompt and speech, and the chat is exported', async () => {
    await chat.list.getByRole('button', { name: 'New', exact: true }).click();
    await chat.send('Write lyrics about the sea');
    await chat.waitForAnswer();
    const back = async () => {
      await studio.openPanel('Chat');
      await chat.chat('Write lyrics about the sea').click();
    };
    await chat.useAnswer('Use as lyrics');
    await expect(new MusicPage(page).lyricsOf('Outro')).not.toHaveValue(/draft/);
    await back();
    await chat.useAnswer('Use as image prompt');
    await expect(new ImagesPage(page).prompt).toHaveValue(/the sea/);
    await back();
    await chat.useAnswer('Generate speech');
    const speak = new SpeakPage(page);
    await speak.waitUntilMade();
    expect((await speak.texts()).join(' ')).toContain('the sea');
    await back();
    await studio.answerOpenDialog([app.profile]);
    await chat.export('Export as Markdown…');
    const toast = page.getByRole('group', { name: /^Write lyrics about the sea\.md saved in/ });
    await expect(toast).toBeVisible();
    // Toasts lie above all landmarks, and one that goes may make room for another.
    const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true });
    await expect(async () => {
      await dismiss.evaluateAll((all) => all.forEach((button) => button instanceof HTMLElement && button.click()));
      await expect(dismiss).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    expect(await readFile(path.join(app.profile, 'Write lyrics about the sea.md'), 'utf8')).toMatch(
      /^# Write lyrics about the sea\n\n## You\n\nWrite lyrics about the sea\n\n## Assistant\n\n\[Verse\]/,
    );
  });

  await test.step('chats are put into folders, and several are put away at once', () => putAway(app, chat));

  await test.step('a model server of the user answers, once its address is right', () =>
    answerByOwnModel(studio, chat));

  const slow: { response: ServerResponse | null } = { response: null };
  const cloud = await startScriptedServer(
    answer({ reasoning: 'Let me see.' }, { text: HOSTILE }),
    (response) => {
      slow.response = response;
      beginAnswer(response, [{ text: 'The first half of it.' }]);
    },
    (response) => {
      beginAnswer(response, [{ text: 'Cut with scissors' }]);
      endAnswer(response, { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    },
    answer({ text: 'Quite another one.' }),
  );
  await test.step('hostile Markdown runs, loads and opens nothing', async () => {
    const account = new AccountPage(app);
    await account.connect(cloud.baseUrl, KEY);
    await studio.chooseEngine('Cloud');
    await studio.openPanel('Chat');
    await chat.list.getByRole('button', { name: 'New', exact: true }).click();
    await expect(chat.stage.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
    await chat.send('Show me a lamp');
    await chat.waitForAnswer();
    const diagram = chat.lastAnswer.getByRole('img', { name: 'Diagram: Who lights the lamp' });
    await expect(diagram).toBeVisible();
    await expect(chat.lastAnswer.getByRole('img', { name: 'Diagram: graph' })).toBeVisible({ timeout: 15_000 });
    await expect(chat.lastAnswer.getByRole('note')).toContainText('This diagram can’t be drawn: ');
    await expect(chat.lastAnswer.locator('script, iframe, svg a, img:not([src^="blob:"])')).toHaveCount(0);
    await chat.lastAnswer.getByRole('button', { name: 'Show source' }).first().click();
    await expect(diagram).toBeHidden();
    await expect(chat.lastAnswer.getByText('Keeper->>Lamp: light')).toBeVisible();
    await chat.lastAnswer.getByRole('button', { name: 'Show diagram' }).click();
    await expect(diagram).toBeVisible();
    await expect(chat.lastAnswer).toContainText('Image not loaded: tracking');
    await expect(chat.lastAnswer.getByRole('button', { name: 'bad' })).toHaveCount(0);
    await expect(chat.lastAnswer.getByRole('cell', { name: '2' })).toBeVisible();
    await expect(chat.lastAnswer.getByRole('listitem').filter({ hasText: 'fill the oil' })).toHaveText(
      '☑ fill the oil',
    );
    // However deep it is nested, an answer is as wide as its column.
    expect(await chat.messages.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await expect(chat.lastAnswer.getByRole('math')).toHaveCount(3);
    await expect(chat.lastAnswer.locator('mfrac')).toBeVisible();
    await expect(chat.lastAnswer.locator('a')).toHaveCount(0);
    await expect(chat.lastAnswer).toContainText('10 in · 4 cached · 5 out');
    await chat.lastAnswer.getByRole('button', { name: 'a link' }).click();
    const question = page.getByRole('dialog', { name: 'Open link in browser' });
    await expect(question).toContainText('https://example.com/page');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expectNoViolations(page, 'an answer in Markdown');
    await look(studio, 'chat');
    await chat.useAnswer('Copy with reasoning');
    await expect.poll(() => studio.clipboardText()).toMatch(/^> Let me see\.\n\n# Answer\n/);
    for (const [format, ending] of [
      ['HTML', 'html'],
      ['PDF', 'pdf'],
    ]) {
      await studio.answerOpenDialog([app.profile]);
      await chat.export(`Export as ${format}…`);
      await expect(page.getByRole('group', { name: new RegExp(`^Show me a lamp\\.${ending} saved in`) })).toBeVisible();
    }
    const html = await readFile(path.join(app.profile, 'Show me a lamp.html'), 'utf8');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<img|href="javascript/);
    expect(html.match(/<math/g)).toHaveLength(3);
    await studio.dismissToasts();
  });

  await test.step('a stopped answer keeps its text, one that is cut can be continued', async () => {
    await chat.send('And now slowly');
    await expect(chat.lastAnswer).toContainText('The first half of it.');
    await chat.stop.click();
    await expect(chat.lastAnswer).toContainText('You stopped this answer.');
    await expect(chat.lastAnswer).toContainText('The first half of it.');
    await chat.send('And shortly');
    await expect(chat.lastAnswer).toContainText('reached the output limit');
    await expect(chat.lastAnswer.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  await test.step('words are found in all chats and opened at their message', async () => {
    await chat.list.getByRole('searchbox', { name: 'Search all chats' }).fill('first half');
    await chat.list.getByRole('link', { name: /The first half of it/ }).click();
    await expect(chat.messages.locator('[data-target]')).toContainText('The first half of it.');
    // What is only in a version that isn't shown is shown then.
    await chat.lastAnswer.getByRole('button', { name: 'Answer again' }).click();
    await expect(chat.lastAnswer).toContainText('2 of 2');
    await chat.waitForAnswer();
    await expect(chat.lastAnswer).toContainText('Quite another one.');
    await chat.list.getByRole('searchbox', { name: 'Search all chats' }).fill('scissors');
    await chat.list.getByRole('link', { name: /scissors/ }).click();
    await expect(chat.messages.locator('[data-target]')).toContainText('Cut with scissors');
    await expect(chat.lastAnswer).toContainText('1 of 2');
  });

  await test.step('everything is there after a restart', async () => {
    await app.electron.close();
    const again = await launch({ profile: app.profile });
    const restarted = new ChatPage(again.page);
    await new Studio(again).openPanel('Chat');
    await restarted.chat('What can you do?').click();
    await expect(restarted.composer).toHaveValue('Not sent yet');
    await restarted.chat('Show me a lamp').click();
    await expect(restarted.lastAnswer).toContainText('Cut');
  });
  slow.response?.destroy();
  await cloud.close();
});
