import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/**
 * A chat in which nothing was said or written yet, so that an opened pane leaves no row of empty chats behind. One that was begun while
 * another engine was chosen is none: what is said in a new chat goes where new work goes.
 */
export function findEmptyChat(rows: readonly ConversationRow[], engine: EngineChoice): ItemId | null {
  const empty = rows.find(
    ({ lastWords, hasDraft, isPinned, isArchived, engine: own }) =>
      lastWords === '' && !hasDraft && !isPinned && !isArchived && own === engine,
  );
  return empty?.id ?? null;
}
