import type { ServerResponse } from 'node:http';
import { answer, beginAnswer } from '../../../electron/core/conversations/test-data/scripted-model.ts';
import { type ScriptedServer, startScriptedServer } from '../../../electron/core/service/test-data/scripted-server.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect, type RunningApp, test } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import { cutOff } from '../../fixtures/processes/processes.ts';
import { filesHolding } from '../../fixtures/profile-files.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { Studio } from '../../pages/studio.ts';

const KEY = 'sk-restart-0123456789-secret-part-WXYZ';
const QUESTION = 'How long does the lamp burn?';
const HALF = 'It burns for eleven hours';

let cloud: ScriptedServer;
/** Answers that go on for as long as a test looks at them. */
let open: ServerResponse[] = [];
test.afterEach(async () => {
  for (const response of open) response.destroy();
  open = [];
  await cloud.close();
});

const half = (response: ServerResponse): void => {
  open.push(response);
  beginAnswer(response, [{ text: HALF }]);
};

/** Asks something in a chat of the cloud, whose answer stands still after its first half. */
async function askInCloud(app: RunningApp): Promise<ChatPage> {
  const studio = new Studio(app);
  const account = new AccountPage(app);
  await account.connect(cloud.baseUrl, KEY);
  await studio.chooseEngine('Cloud');
  await studio.openPanel('Chat');
  const chat = new ChatPage(app.page);
  await chat.list.getByRole('button', { name: 'New', exact: true }).click();
  await chat.send(QUESTION);
  await expect(chat.lastAnswer).toContainText(HALF);
  await expect(chat.lastAnswer).toHaveAttribute('aria-busy', 'true');
  return chat;
}

async function reopened(app: RunningApp): Promise<ChatPage> {
  await new Studio(app).openPanel('Chat');
  const chat = new ChatPage(app.page);
  await chat.chat(QUESTION).click();
  await expect(chat.lastAnswer).toContainText(HALF);
  await expect(chat.lastAnswer).toHaveAttribute('aria-busy', 'false');
  await expect(chat.lastAnswer.getByRole('note')).toContainText('Atelier was closed before this answer was complete.');
  return chat;
}

/** How often an answer was asked for. */
const asked = () => cloud.received.filter(({ method }) => method === 'POST').length;

test('an answer that a restart broke off is kept, is not asked for again by itself, and goes on', async ({
  launch,
}) => {
  cloud = await startScriptedServer(half, answer({ text: ', and then it is filled again.' }));
  const first = await launch();
  await askInCloud(first);
  await first.electron.close();

  const second = await launch({ profile: first.profile });
  const chat = await reopened(second);
  await expect(chat.lastAnswer.getByRole('note')).toContainText(
    'Continue and Answer again are billed as new requests.',
  );
  expect(asked()).toBe(1);
  await expectNoViolations(second.page, 'an answer that was broken off');
  await look(new Studio(second), 'chat-interrupted');

  await chat.lastAnswer.getByRole('button', { name: 'Continue' }).click();
  await expect(chat.lastAnswer).toContainText(`${HALF}, and then it is filled again.`);
  await chat.waitForAnswer();
  await expect(chat.lastAnswer.getByRole('note')).toHaveCount(0);
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.lastAnswer).toContainText('10 in · 4 cached · 5 out');
  expect(asked()).toBe(2);
  expect(cloud.received.at(-1)?.body).toContain(HALF);
});

test('a power cut keeps the text so far, and another answer is a version beside it', async ({ launch }) => {
  cloud = await startScriptedServer(half, answer({ text: 'Until four in the morning.' }));
  const first = await launch();
  await askInCloud(first);
  // What is said so far is stored while it comes in.
  await expect.poll(async () => await filesHolding(first, HALF)).not.toEqual([]);
  await cutOff(first);

  const second = await launch({ profile: first.profile });
  const chat = await reopened(second);
  expect(asked()).toBe(1);
  await chat.lastAnswer.getByRole('button', { name: 'Answer again' }).click();
  await expect(chat.lastAnswer).toContainText('Until four in the morning.');
  await chat.waitForAnswer();
  await expect(chat.lastAnswer).toContainText('2 of 2');
  expect(asked()).toBe(2);
  await chat.lastAnswer.getByRole('button', { name: 'Previous version' }).click();
  await expect(chat.lastAnswer).toContainText(HALF);
  await expect(chat.lastAnswer).toContainText('1 of 2');
  await second.electron.close();

  const third = await launch({ profile: first.profile });
  const after = await reopened(third);
  await expect(after.lastAnswer).toContainText('1 of 2');
  expect(asked()).toBe(2);
});
