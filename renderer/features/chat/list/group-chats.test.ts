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
