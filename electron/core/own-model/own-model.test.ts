import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  beginStream,
  json,
  type ScriptedModel,
  startScriptedModel,
  streamDeltas,
} from '../../../engine/assistant/own-model/test-data/scripted-model.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { failureText } from '../../../shared/domain/failures/failure-text.ts';
import type { Message } from '../../../shared/domain/conversation/message.ts';
import { openTestCore, type TestCore } from '../testing/test-core.ts';

const KEY = 'own-key-0123456789';

let opened: TestCore;
let server: ScriptedModel;
let isLocked = false;
beforeAll(async () => {
  server = await startScriptedModel();
  const kept = new Map<string, string>();
  opened = openTestCore({
    vault: {
      name: 'test',
      read: async (account) => {
        if (isLocked) throw new Failure('NO_KEYCHAIN', 'Can’t use the system keychain.', { reason: 'locked' });
        return kept.get(account) ?? null;
      },
      write: async (account, text) => void kept.set(account, text),
      remove: async (account) => void kept.delete(account),
    },
  });
});
afterAll(async () => {
  await opened.dispose();
  await server.close();
});

async function ask(text: string): Promise<Message> {
  const { conversations } = opened.core;
  const { id } = conversations.create({ settings: { engine: 'local' } });
  await conversations.send({ id, text, attachments: [] });
  return await conversations.whenAnswered({ id });
}

it('a model server of the user answers chats of this computer, with its key, and says what fails', async () => {
  const { core, shell } = opened;
  server.answer(json({ data: [{ id: 'llama3.2' }, { id: 'qwen3' }] }));
  expect(await core.ownModel.list({ baseUrl: server.baseUrl })).toEqual(['llama3.2', 'qwen3']);
  core.settings.set({ assistant: { ownModel: { baseUrl: server.baseUrl, model: 'qwen3' } } });
  shell.enterKey = async ({ save }) => await save({ key: KEY, sessionOnly: false });
  expect(await core.ownModel.enterKey()).toMatchObject({ state: 'set', masked: '••••6789' });

  server.answer(streamDeltas([{ content: 'Hello from ' }, { content: 'qwen' }]));
  expect(core.conversations.models({ engine: 'local' })).toMatchObject([{ kind: 'own', model: 'qwen3' }]);
  expect(await ask('Hello')).toMatchObject({ state: 'complete', model: 'qwen3', parts: [{ text: 'Hello from qwen' }] });
  expect(server.asked.at(-1)).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${KEY}` });

  server.answer(json({ error: { message: 'out of memory' } }, 500));
  const refused = await ask('Again');
  expect(refused.failure).toMatchObject({ code: 'SERVICE_FAILED', data: { reason: 'own_model_failed' } });
  expect(failureText(refused.failure!)).toMatchObject({
    what: 'Couldn’t get an answer from your own model',
    why: 'Your own model answered with 500: out of memory.',
  });

  server.answer((response) => {
    beginStream(response);
    response.write('data: {"choices":[{"delta":{"content":"Half"}}]}\n\n');
    setTimeout(() => response.destroy(), 20);
  });
  const broken = await ask('And again');
  expect(broken).toMatchObject({ state: 'failed', parts: [{ text: 'Half' }] });
  expect(broken.failure?.message).toContain('the connection was closed');

  isLocked = true;
  server.answer(streamDeltas([{ content: 'Without a key' }]));
  expect(await ask('Without a keychain')).toMatchObject({ state: 'complete', parts: [{ text: 'Without a key' }] });
  expect(server.asked.at(-1)?.authorization).toBeUndefined();
  isLocked = false;

  core.settings.set({ assistant: { ownModel: null } });
  expect(await ask('Who are you?')).toMatchObject({ state: 'complete', model: 'Vendor-M3' });
  expect(JSON.stringify(opened.logged)).not.toContain(KEY);
});
