import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { attempt, focusComposer } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import { usePane } from './pane-store.ts';

/** A chat in which nothing was said or written yet, so that an opened pane leaves no row of empty chats behind. */
export function findEmptyChat(rows: readonly ConversationRow[]): ItemId | null {
  const empty = rows.find(
    ({ lastWords, hasDraft, isPinned, isArchived }) => lastWords === '' && !hasDraft && !isPinned && !isArchived,
  );
  return empty?.id ?? null;
}

/** Shows an empty chat beside the panel: one that there is, else a new one. */
export async function beginPaneChat(rows: readonly ConversationRow[]): Promise<void> {
  await attempt(texts.failures.create, async () => {
    const chatId = findEmptyChat(rows) ?? (await createChat());
    usePane.setState({ chatId });
    focusComposer();
  });
}

/** The list knows the chat before the pane shows it: what the list lacks counts as gone. */
async function createChat(): Promise<ItemId> {
  const { id } = await client.conversations.create({});
  await queryClient.invalidateQueries({ queryKey: api.conversations.list.key() });
  return id;
}
