import {
  json,
  startScriptedModel,
  streamDeltas,
} from '../../../engine/assistant/own-model/test-data/scripted-model.ts';
import { expect } from '../../fixtures/app.ts';
import type { ChatPage } from '../../pages/chat-page.ts';
import type { Studio } from '../../pages/studio.ts';

/** Has a model server of the user answer a chat: what is wrong with an address is said first. Leaves the local assistant chosen. */
export async function answerByOwnModel(studio: Studio, chat: ChatPage): Promise<void> {
  const server = await startScriptedModel();
  const list = json({ data: [{ id: 'llama3.2' }, { id: 'qwen3' }] });
  const answer = streamDeltas([{ content: 'From your ' }, { content: 'own model.' }]);
  server.answer((response, asked) => (asked.path.endsWith('/models') ? list : answer)(response, asked));
  const settings = await studio.openSettings('Engine');
  const address = settings.getByRole('textbox', { name: 'Own model for chats' });
  const enter = async (text: string) => {
    await address.fill(text);
    await address.press('Enter');
  };
  await enter('my computer');
  await expect(settings.getByText(/^Enter a web address without a password/)).toBeVisible();
  await enter('http://127.0.0.1:9/v1');
  await expect(settings.getByRole('alert')).toContainText('Your own model at 127.0.0.1:9 didn’t answer.');
  await enter(server.baseUrl);
  await expect(settings.getByRole('alert')).toHaveCount(0);
  await settings.getByRole('combobox', { name: 'Model', exact: true }).click();
  await studio.page.getByRole('option', { name: 'qwen3' }).click();
  await studio.openPanel('Chat');
  await chat.list.getByRole('button', { name: 'New', exact: true }).click();
  await expect(chat.stage.getByRole('combobox', { name: 'Model' })).toHaveValue('qwen3, own model');
  await chat.send('Who are you?');
  await chat.waitForAnswer();
  await expect(chat.lastAnswer).toContainText('From your own model.');
  expect(server.asked.at(-1)).toMatchObject({ path: '/v1/chat/completions', body: { model: 'qwen3' } });
  await studio.openSettings('Engine');
  await enter('');
  await studio.openPanel('Chat');
  await server.close();
}
