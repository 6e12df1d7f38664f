import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';

/** Groups of the list of chats, in their order. */
export const CHAT_GROUPS = ['pinned', 'today', 'yesterday', 'earlier', 'archived'] as const;
/** See CHAT_GROUPS. */
export type ChatGroup = (typeof CHAT_GROUPS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** In which group a chat stands at a time. What is archived stands nowhere else. */
function groupOf({ isArchived, isPinned, lastMessageAtMs }: ConversationRow, nowMs: number): ChatGroup {
  if (isArchived) return 'archived';
  if (isPinned) return 'pinned';
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0);
  if (lastMessageAtMs >= midnight) return 'today';
  // Days have 23 to 25 hours where clocks change.
  return lastMessageAtMs >= new Date(midnight - DAY_MS / 2).setHours(0, 0, 0, 0) ? 'yesterday' : 'earlier';
}

/** Chats by their groups, each in the order in which they come; groups without any are left out. */
export function groupChats(
  rows: readonly ConversationRow[],
  nowMs: number,
): { group: ChatGroup; rows: ConversationRow[] }[] {
  return CHAT_GROUPS.map((group) => ({ group, rows: rows.filter((row) => groupOf(row, nowMs) === group) })).filter(
    (each) => each.rows.length > 0,
  );
}
