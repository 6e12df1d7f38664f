import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';

/** Groups of the list of chats, in their order. */
export const CHAT_GROUPS = ['pinned', 'own', 'today', 'yesterday', 'earlier', 'archived'] as const;
/** Orders of the list: by when something was said, or the user’s own. */
export const CHAT_ORDERS = ['newest', 'own'] as const;
/** See CHAT_ORDERS. */
export type ChatOrder = (typeof CHAT_ORDERS)[number];
/** See CHAT_GROUPS; `own` has all that are in no other in the user’s own order. */
export type ChatGroup = (typeof CHAT_GROUPS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** In which group a chat is at a time. What is archived is in no other. */
function groupOf(row: ConversationRow, nowMs: number, order: ChatOrder): ChatGroup {
  const { isArchived, isPinned, lastMessageAtMs } = row;
  if (isArchived) return 'archived';
  if (isPinned) return 'pinned';
  if (order === 'own') return 'own';
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0);
  if (lastMessageAtMs >= midnight) return 'today';
  // Days have 23 to 25 hours where clocks change.
  return lastMessageAtMs >= new Date(midnight - DAY_MS / 2).setHours(0, 0, 0, 0) ? 'yesterday' : 'earlier';
}

/** Chats by their groups; groups without any are left out. `rows` come with the newest first. */
export function groupChats(
  rows: readonly ConversationRow[],
  nowMs: number,
  order: ChatOrder = 'newest',
): { group: ChatGroup; rows: ConversationRow[] }[] {
  const ordered = order === 'own' ? ownOrder(rows) : rows;
  return CHAT_GROUPS.map((group) => ({
    group,
    rows: ordered.filter((row) => groupOf(row, nowMs, order) === group),
  })).filter((each) => each.rows.length > 0);
}

/** Those that were never moved come first, in the order in which they come: so a new chat is on top. */
const ownOrder = (rows: readonly ConversationRow[]): ConversationRow[] =>
  rows.toSorted((one, other) => (one.place ?? -Infinity) - (other.place ?? -Infinity) || 0);
