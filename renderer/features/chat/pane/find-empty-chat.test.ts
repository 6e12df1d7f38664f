import { expect, it } from 'vitest';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { findEmptyChat } from './find-empty-chat.ts';

const row = (id: string, values: Partial<ConversationRow> = {}): ConversationRow => ({
  id: id as ItemId,
  title: 'New chat',
  lastWords: '',
  engine: 'local',
  isPinned: false,
  isArchived: false,
  place: null,
  isAnswering: false,
  needsApproval: false,
  hasDraft: false,
  folders: [],
  createdAtMs: 1,
  lastMessageAtMs: 1,
  ...values,
});

it('takes the newest chat in which nothing was said or written', () => {
  const used = [
    row('said', { lastWords: 'The lamp burns.' }),
    row('drafted', { hasDraft: true }),
    row('pinned', { isPinned: true }),
    row('archived', { isArchived: true }),
  ];
  expect(findEmptyChat([...used, row('newer'), row('older')], 'local')).toBe('newer');
  expect(findEmptyChat(used, 'local')).toBeNull();
});

it('takes none that answers elsewhere than new chats do', () => {
  const rows = [row('away', { engine: 'cloud' }), row('here')];
  expect(findEmptyChat(rows, 'local')).toBe('here');
  expect(findEmptyChat(rows.slice(0, 1), 'local')).toBeNull();
});
