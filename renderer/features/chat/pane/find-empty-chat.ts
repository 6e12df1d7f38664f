import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';

/** A chat in which nothing was said or written yet, so that an opened pane leaves no row of empty chats behind. */
export function findEmptyChat(rows: readonly ConversationRow[]): ItemId | null {
  const empty = rows.find(
    ({ lastWords, hasDraft, isPinned, isArchived }) => lastWords === '' && !hasDraft && !isPinned && !isArchived,
  );
  return empty?.id ?? null;
}
