import { expect, it } from 'vitest';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import { groupChats } from './group-chats.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const row = (title: string, values: Partial<ConversationRow>) =>
  ({ title, isPinned: false, isArchived: false, ...values }) as ConversationRow;

it('chats are grouped by day, pinned ones first and archived ones last', () => {
  const rows = [
    row('old', { lastMessageAtMs: at(2, 9) }),
    row('late yesterday', { lastMessageAtMs: at(28, 23) }),
    row('early today', { lastMessageAtMs: at(29, 0) }),
    row('pinned', { lastMessageAtMs: at(1, 9), isPinned: true }),
    row('put away', { lastMessageAtMs: at(29, 9), isPinned: true, isArchived: true }),
  ];
  const shown = groupChats(rows, at(29, 15)).map(({ group, rows: each }) => [group, ...each.map(({ title }) => title)]);
  expect(shown).toEqual([
    ['pinned', 'pinned'],
    ['today', 'early today'],
    ['yesterday', 'late yesterday'],
    ['earlier', 'old'],
    ['archived', 'put away'],
  ]);
});

it('chats in the user’s own order are one group below the pinned ones, with those that were never moved on top', () => {
  const rows = [
    row('pinned low', { lastMessageAtMs: at(29, 9), isPinned: true, place: 9 }),
    row('pinned high', { lastMessageAtMs: at(1, 9), isPinned: true, place: 1 }),
    row('new', { lastMessageAtMs: at(29, 8), place: null }),
    row('newer', { lastMessageAtMs: at(29, 7), place: null }),
    row('third', { lastMessageAtMs: at(28, 9), place: 3 }),
    row('second', { lastMessageAtMs: at(2, 9), place: -2.5 }),
  ];
  const shown = groupChats(rows, at(29, 15), 'own').map(({ group, rows: each }) => [
    group,
    ...each.map(({ title }) => title),
  ]);
  expect(shown).toEqual([
    ['pinned', 'pinned high', 'pinned low'],
    ['own', 'new', 'newer', 'second', 'third'],
  ]);
});
