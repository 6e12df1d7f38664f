import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { look } from '../../fixtures/looks.ts';
import { convert, samplePath } from '../../fixtures/sounds/recordings.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { ChatPage } from '../../pages/chat-page.ts';
import { Studio } from '../../pages/studio.ts';

test('a conversation transcribes a dropped recording, fixes a name, draws, films, narrates and exports all of it', async ({
  app,
  page,
  folder,
}) => {
  const studio = new Studio(app);
  const chat = new ChatPage(page);
  /** Asks for something, allows the steps that are asked about, and waits until it is done. */
  async function ask(text: string, ...titles: string[]): Promise<void> {
    await chat.send(text);
    for (const title of titles) {
      const allow = chat.lastAnswer.getByRole('button', { name: `Allow once: ${title}` });
      await allow.click({ timeout: WORK_LIMIT_MS });
    }
    await expect(chat.lastAnswer).toHaveAttribute('aria-busy', 'false', { timeout: WORK_LIMIT_MS });
  }

  await test.step('a recording that is dropped before there is a chat goes along, and is transcribed', async () => {
    await studio.openPanel('Chat');
    await expect(chat.composer).toBeVisible();
    await studio.drop([convert(samplePath('speech/jfk.flac'), path.join(folder, 'Inaugural address.wav'))]);
    await expect(chat.stage.getByRole('button', { name: 'Remove Inaugural address' })).toBeVisible();
    await chat.send('Transcribe this');
    const card = chat.call('Transcribe recordings');
    await expect(card).toContainText('Transcribes “Inaugural address”.');
    await expect(card).toContainText('Changes your library; you can undo it');
    await expect(card).not.toContainText('billed');
    await expectNoViolations(page, 'a recording that waits for approval');
    await card.getByRole('button', { name: /^Allow once/ }).click();
    await expect(chat.lastAnswer).toContainText('Transcribed “Inaugural address”.', { timeout: WORK_LIMIT_MS });
  });

  await test.step('a name is fixed everywhere', async () => {
    await ask('Replace “country” with “Atlantis” everywhere', 'Replace text in transcript');
    await expect(chat.call('Replace text in transcript')).toContainText('in “Inaugural address”');
    await expect(chat.lastAnswer).toContainText('2 times');
  });

  await test.step('a picture is generated, and becomes a clip', async () => {
    await ask('Draw a red fox in the snow', 'Generate images');
    await expect(chat.lastAnswer).toContainText('The image is in the library');
    await ask('Make a clip of it', 'Generate a clip');
    await expect(chat.call('Generate a clip')).toContainText('that begins with “a red fox in the snow');
    await expect(chat.lastAnswer).toContainText('The clip is in the library');
  });

  await test.step('what is not allowed is not done, and what was done is undone', async () => {
    await chat.send('Give the red fox picture 5 stars');
    await chat.call('Set stars').getByRole('button', { name: /^Skip/ }).click();
    await chat.waitForAnswer();
    await expect(chat.call('Set stars')).toContainText('Not allowed');
    await ask('Tag the red fox picture with winter', 'Change tags');
    await chat.call('Change tags').getByRole('button', { name: 'Undo' }).click();
    await expect(chat.call('Change tags')).toContainText('Undone');
  });

  await test.step('the transcript is narrated, and all of it exported into one folder', async () => {
    await ask('Narrate this', 'Generate speech');
    await expect(chat.lastAnswer).toContainText('The text is spoken');
    const exported = path.join(folder, 'Exported');
    await mkdir(exported);
    await studio.answerOpenDialog([exported]);
    await ask('Export all of it', 'Export items', 'Export narration');
    const names = await readdir(exported);
    for (const ending of ['.mp4', '.mp3', '.txt']) expect(names.join('\n')).toContain(ending);
    expect(names.some((name) => /\.(?:png|jpe?g)$/.test(name))).toBe(true);
    const text = await readFile(path.join(exported, 'Inaugural address.txt'), 'utf8');
    expect(text.match(/Atlantis/g)).toHaveLength(2);
    await studio.dismissToasts();
    await expectNoViolations(page, 'a chat that used its hands');
    await look(studio, 'chat-hands');
  });

  await test.step('a picture is renamed, and the recording opened at a moment', async () => {
    await ask('Rename the red fox picture to Vixen', 'Rename items');
    await expect(chat.call('Rename items')).toContainText('to “Vixen”');
    await expect(chat.call('Rename items').getByRole('button', { name: 'Undo' })).toBeVisible();
    await chat.send('Open the transcript “Inaugural address” at 0:05');
    await expect(page).toHaveURL(/#\/transcribe\/[^/]+$/);
    await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^0:05 of/);
    await look(studio, 'chat-opened-at');
    await studio.openPanel('Chat');
    await expect(chat.call('Open in window')).toContainText('at 0:05');
  });

  await test.step('a plan shows how far it is, and is stopped before its next step', async () => {
    await chat.send('Draw a paper boat and make a clip of it');
    await chat.lastAnswer.getByRole('button', { name: 'Allow once: Generate images' }).click();
    const plan = chat.lastAnswer.getByRole('group', { name: 'Steps of this answer' });
    await expect(plan).toContainText('1 of 2 steps done', { timeout: WORK_LIMIT_MS });
    await expect(plan).toContainText('Now: Generate a clip');
    await expectNoViolations(page, 'a plan under way');
    await look(studio, 'chat-plan');
    await plan.getByRole('button', { name: 'Stop before the next step' }).click();
    await chat.waitForAnswer();
    await expect(chat.call('Generate a clip')).toContainText('Stopped');
    const ran = plan.getByRole('list', { name: 'Done before it ended' });
    await expect(ran.getByRole('listitem')).toHaveText(/Generates 1 image of “a paper boat”/i);
    await ran.getByRole('button', { name: 'Undo: Generate images' }).click();
    await expect(ran).toContainText('Undone');
    await look(studio, 'chat-plan-stopped');
    await studio.openPanel('Library');
    await expect(page.getByText('a paper boat', { exact: true })).toHaveCount(0);
  });
});
