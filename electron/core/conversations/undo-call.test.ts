import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import type { ToolCallPart } from '../../../shared/domain/conversation/message.ts';
import type { ItemId, JobId, MessageId } from '../../../shared/domain/ids.ts';
import { type ConversationDesk, openConversationDesk } from './test-data/conversation-desk.ts';
import { answer } from './test-data/scripted-model.ts';

/* What calls of tools leave, and how it is taken back, over a real core with a service that calls what a test wants. */

let desk: ConversationDesk;
afterEach(() => desk.end());

const open = async (...answers: Parameters<typeof openConversationDesk>): Promise<ItemId> => {
  desk = await openConversationDesk(...answers);
  return desk.id;
};
const core = () => desk.core();

const send = (id: ItemId, text: string) => core().conversations.send({ id, text, attachments: [] });
const callsOf = (id: ItemId): ToolCallPart[] =>
  core()
    .conversations.get({ id })
    .messages.at(-1)!
    .parts.filter((part) => part.type === 'call');
async function waiting(id: ItemId): Promise<MessageId> {
  const first = () => callsOf(id)[0];
  await expect.poll(() => [first()?.state, (first()?.effects.length ?? 0) > 0]).toEqual(['waiting', true]);
  return core().conversations.get({ id }).messages.at(-1)!.id;
}

it('an edit of a script is undone while it is the last one, and what changed nothing has nothing to undo', async () => {
  let scriptId = '' as ItemId;
  const replace = (find: string) => (response: ServerResponse) =>
    answer({ tool: 'replace_in_script', input: { id: scriptId, find, replacement: 'lantern' } })(response);
  const said = answer({ text: 'Done.' });
  const id = await open(replace('lamp'), said, replace('moon'), said);
  ({ id: scriptId } = await core().scripts.create({
    title: 'Lamp',
    text: 'The lamp burns.',
    engine: 'local',
  }));
  const textOf = () => core().scripts.get({ id: scriptId }).lines[0]?.text;
  const run = async () => {
    await send(id, 'Replace it');
    core().conversations.decide({ messageId: await waiting(id), callId: 'call_0', decision: 'allow-once' });
    return (await core().conversations.whenAnswered({ id })).id;
  };
  const messageId = await run();
  expect(textOf()).toBe('The lantern burns.');
  const none = { messageId: await run(), callId: 'call_0' };
  await expect(core().conversations.undoCall(none)).rejects.toMatchObject({ data: { reason: 'call_not_undoable' } });
  await core().conversations.undoCall({ messageId, callId: 'call_0' });
  expect(textOf()).toBe('The lamp burns.');
  await expect(core().conversations.undoCall({ messageId, callId: 'call_0' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('what was allowed on this computer is asked again when a call names the cloud, and undoing it leaves nothing behind', async () => {
  const draw = (input: object) => answer({ tool: 'generate_images', input: { prompt: 'A fox', ...input } });
  const id = await open(draw({ engine: 'local' }), draw({ engine: 'local' }), draw({ engine: 'cloud' }));
  const calls = () => callsOf(id);
  await send(id, 'Draw foxes');
  core().conversations.decide({ messageId: await waiting(id), callId: 'call_0', decision: 'allow-in-chat' });
  // The transcript of a chat with the cloud leaves the computer: each answer of a tool is asked about.
  await expect.poll(() => calls().map(({ state }) => state)).toEqual(['done', 'done', 'waiting']);
  expect(calls().map(({ effects }) => effects)).toEqual([
    ['changes', 'sends'],
    ['changes', 'sends'],
    ['changes', 'bills', 'sends'],
  ]);
  expect(core().conversations.get({ id }).toolRules).toEqual({ generate_images: 'allow-local' });
  core().conversations.stop({ id });
  const { id: messageId } = await core().conversations.whenAnswered({ id });
  expect(calls().map(({ state }) => state)).toEqual(['done', 'done', 'stopped']);
  expect(
    core()
      .jobs.list({ limit: 10 })
      .map(({ engine }) => engine),
  ).toEqual(['local', 'local']);
  await core().conversations.undoCall({ messageId, callId: 'call_0' });
  const { jobId } = JSON.parse(calls()[0]?.answer ?? '{}') as { jobId: JobId };
  expect(['cancelled', 'failed']).toContain(core().jobs.get({ id: jobId }).state);
  expect(calls().map(({ isUndone }) => isUndone)).toEqual([true, false, false]);
});
