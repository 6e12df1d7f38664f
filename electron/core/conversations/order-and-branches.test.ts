import { afterEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { type ConversationDesk, openConversationDesk } from './test-data/conversation-desk.ts';
import { answer } from './test-data/scripted-model.ts';

/* The user's own order of chats and the tree of their branches, over a real core. */

let desk: ConversationDesk;
afterEach(() => desk.end());

const chats = () => desk.core().conversations;
/** Titles in the user's own order, as the window makes it. */
const ordered = () =>
  chats()
    .list()
    .toSorted((one, other) => (one.place ?? -Infinity) - (other.place ?? -Infinity) || 0)
    .map(({ title }) => title);
const begin = (title: string): ItemId => chats().create({ title }).id;

it('keeps an order of the user over restarts, with new chats on top, and moves only what was moved', async () => {
  desk = await openConversationDesk(answer({ text: 'Yes.' }));
  const [c, b, a] = [begin('c'), begin('b'), begin('a')];
  expect(ordered()).toEqual(['a', 'b', 'c', 'New chat']);
  chats().move({ id: c, before: a });
  chats().move({ id: a, before: null });
  expect(ordered()).toEqual(['c', 'b', 'New chat', 'a']);
  const placeOf = (id: ItemId) =>
    chats()
      .list()
      .find((row) => row.id === id)?.place;
  const before = placeOf(b);
  begin('d');
  chats().move({ id: c, before: b });
  expect(ordered()).toEqual(['d', 'c', 'b', 'New chat', 'a']);
  expect(placeOf(b)).toBe(before);
  await desk.reopen();
  expect(ordered()).toEqual(['d', 'c', 'b', 'New chat', 'a']);
  expect(() => chats().move({ id: 'gone' as ItemId, before: a })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
});

it('lists branches with the first words of each and how many messages they have', async () => {
  desk = await openConversationDesk(
    answer({ text: '**First** answer.' }),
    answer({ text: 'Second answer.' }),
    answer({ text: 'Bye.' }),
  );
  const { id } = desk;
  expect(chats().branches({ id })).toEqual([]);
  const { answerId } = await chats().send({ id, text: 'How long?', attachments: [] });
  await chats().whenAnswered({ id });
  await chats().regenerate({ messageId: answerId });
  await chats().whenAnswered({ id });
  await chats().send({ id, text: 'And then?', attachments: [] });
  await chats().whenAnswered({ id });
  const drawn = () =>
    chats()
      .branches({ id })
      .map(({ words, level, isShown, messageCount, role }) => [words, level, isShown, messageCount, role]);
  expect(drawn()).toEqual([
    ['How long?', 0, true, 1, 'user'],
    ['First answer.', 1, false, 1, 'assistant'],
    ['Second answer.', 0, true, 3, 'assistant'],
  ]);
  chats().showVersion({ messageId: answerId });
  expect(drawn().map(([words, level, isShown]) => [words, level, isShown])).toEqual([
    ['How long?', 0, true],
    ['Second answer.', 1, false],
    ['First answer.', 0, true],
  ]);
});
