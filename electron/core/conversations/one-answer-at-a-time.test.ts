import { afterEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { createGate } from '../testing/gate.ts';
import { type ConversationDesk, openConversationDesk } from './test-data/conversation-desk.ts';
import { answer, beginAnswer, endAnswer } from './test-data/scripted-model.ts';

/* Each request is billed: however many windows ask at once, one of them is answered. */

let desk: ConversationDesk;
afterEach(() => desk.end());

const conversations = () => desk.core().conversations;
const send = (id: ItemId, text: string) => conversations().send({ id, text, attachments: [] });
/** How tries of several windows at once came out: 'ok', or why not. */
async function outcomes(...tries: Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(tries);
  return settled.map((each) => {
    if (each.status === 'fulfilled') return 'ok';
    return (each.reason as { data: { reason?: string } }).data.reason;
  });
}
const statesOf = (id: ItemId) =>
  conversations()
    .get({ id })
    .messages.map(({ role, state }) => `${role} ${state}`);

describe('two windows at once', () => {
  it('that send a message each are answered once; the other text is not taken', async () => {
    desk = await openConversationDesk(answer({ text: 'One.' }), answer({ text: 'Two.' }));
    const { id } = desk;
    expect(await outcomes(send(id, 'first'), send(id, 'second'))).toEqual(['ok', 'chat_answering']);
    await conversations().whenAnswered({ id });
    expect(desk.server.received).toHaveLength(1);
    expect(statesOf(id)).toEqual(['user complete', 'assistant complete']);
  });

  it('that send while the disk reads an attachment are answered once', async () => {
    desk = await openConversationDesk(answer({ text: 'One.' }), answer({ text: 'Two.' }));
    const { id } = desk;
    const other = conversations().create({}).id;
    const attached = conversations().send({ id, text: 'with', attachments: [other] });
    expect(await outcomes(attached, send(id, 'without'))).toHaveLength(2);
    await conversations().whenAnswered({ id });
    expect(desk.server.received).toHaveLength(1);
  });

  it('that want another version of an answer get one', async () => {
    desk = await openConversationDesk(...['One.', 'Two.', 'Three.'].map((text) => answer({ text })));
    const { id } = desk;
    const { answerId } = await send(id, 'Hello');
    await conversations().whenAnswered({ id });
    const again = () => conversations().regenerate({ messageId: answerId });
    expect(await outcomes(again(), again())).toEqual(['ok', 'chat_answering']);
    await conversations().whenAnswered({ id });
    expect(desk.server.received).toHaveLength(2);
    expect(conversations().get({ id }).messages.at(-1)?.versions).toHaveLength(2);
  });

  it('that go on with an answer do so once, so that nothing is said twice', async () => {
    const cut = (response: Parameters<ReturnType<typeof answer>>[0]) => {
      beginAnswer(response, [{ text: 'Half an ' }]);
      endAnswer(response, { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    };
    desk = await openConversationDesk(cut, answer({ text: 'answer.' }), answer({ text: 'answer, again.' }));
    const { id } = desk;
    const { answerId } = await send(id, 'Hello');
    expect(await conversations().whenAnswered({ id })).toMatchObject({ state: 'incomplete' });
    const goOn = () => conversations().continue({ messageId: answerId });
    expect(await outcomes(goOn(), goOn())).toEqual(['ok', 'chat_no_answer']);
    const whole = await conversations().whenAnswered({ id });
    expect(whole.parts).toEqual([{ type: 'text', text: 'Half an answer.' }]);
    expect(desk.server.received).toHaveLength(2);
  });
});

it('a message is refused while an answer is under way, and taken once it is stopped', async () => {
  const gate = createGate();
  const long = (response: Parameters<ReturnType<typeof answer>>[0]) => {
    beginAnswer(response, [{ text: 'Well' }]);
    gate.open();
  };
  desk = await openConversationDesk(long, answer({ text: 'Yes.' }));
  const { id } = desk;
  await send(id, 'first');
  await gate.promise;
  await expect(send(id, 'second')).rejects.toMatchObject({ code: 'CONFLICT', data: { reason: 'chat_answering' } });
  conversations().stop({ id });
  await conversations().whenAnswered({ id });
  await send(id, 'third');
  await conversations().whenAnswered({ id });
  expect(statesOf(id)).toEqual(['user complete', 'assistant stopped', 'user complete', 'assistant complete']);
});

it('another chat may be answered at the same time', async () => {
  desk = await openConversationDesk(answer({ text: 'One.' }), answer({ text: 'Two.' }));
  const other = conversations().create({}).id;
  expect(await outcomes(send(desk.id, 'here'), send(other, 'there'))).toEqual(['ok', 'ok']);
  await Promise.all([desk.id, other].map((id) => conversations().whenAnswered({ id })));
  expect([statesOf(desk.id), statesOf(other)].map((states) => states.at(-1))).toEqual([
    'assistant complete',
    'assistant complete',
  ]);
});

it('a message of another chat cannot be replaced here', async () => {
  desk = await openConversationDesk(answer({ text: 'One.' }));
  const { id } = desk;
  const { messageId } = await send(id, 'Hello');
  await conversations().whenAnswered({ id });
  const other = conversations().create({}).id;
  const replaced = conversations().send({ id: other, text: 'Mine', attachments: [], replaces: messageId });
  await expect(replaced).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect([statesOf(other), desk.server.received.length]).toEqual([[], 1]);
});

it('a copy of a chat in which a tool waits for the user waits for nobody', async () => {
  desk = await openConversationDesk(answer({ tool: 'tag_items', input: { ids: ['a'], add: ['sea'] } }));
  const { id } = desk;
  const { answerId } = await send(id, 'Tag it');
  await expect
    .poll(
      () =>
        conversations()
          .list()
          .find((chat) => chat.id === id)?.needsApproval,
    )
    .toBe(true);
  const copy = conversations().branch({ messageId: answerId });
  const last = conversations().get({ id: copy.id }).messages.at(-1);
  expect(last).toMatchObject({ state: 'stopped', parts: [{ type: 'call', state: 'interrupted' }] });
  conversations().stop({ id });
  await conversations().whenAnswered({ id });
});
