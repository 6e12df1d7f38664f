import {
  json,
  startScriptedModel,
  streamDeltas,
} from '../../../engine/assistant/own-model/test-data/scripted-model.ts';
import { expectNoViolations } from '../../fixtures/accessibility/expect-no-violations.ts';
import { expect } from '../../fixtures/app.ts';
import { look } from '../../fixtures/looks.ts';
import type { ChatPage } from '../../pages/chat-page.ts';
import type { Studio } from '../../pages/studio.ts';

/** Money is shown only once the user has said what tokens cost. */
async function fillInPrices(studio: Studio, chat: ChatPage): Promise<void> {
  const cost = chat.dock.getByRole('row', { name: /^Cost/ });
  await expect(cost).toHaveCount(0);
  const account = await studio.openSettings('Cloud account');
  for (const [unit, price] of Object.entries({ In: '3', Cached: '0.3', Out: '15' })) {
    const field = account.getByRole('textbox', { name: `qwen3, own model, ${unit}` });
    await field.fill(price);
    await field.press('Enter');
  }
  const picture = account.getByRole('textbox', { name: 'image-01, one image' });
  await picture.fill('0.20');
  await picture.press('Tab');
  await expect(picture).toHaveValue('0.2');
  await account.getByRole('group', { name: 'Prices', exact: true }).scrollIntoViewIfNeeded();
  await expectNoViolations(studio.page, 'prices');
  await look(studio, 'settings-prices');
  await studio.openPanel('Chat');
  await expect(chat.lastAnswer).toContainText(/ out · \$0\.\d+/);
  await expect(cost.getByRole('cell')).toHaveText([/^\$0\.\d+$/, /^\$0\.\d+$/, /^\$0\.\d+$/]);
  await look(studio, 'chat-cost');
}

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
  await expect(settings.getByRole('alert')).toContainText(
    'Your own model can’t be reached at 127.0.0.1:9. Check that its server runs.',
  );
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
  await fillInPrices(studio, chat);
  await studio.openSettings('Engine');
  await enter('');
  await studio.openPanel('Chat');
  await server.close();
}
