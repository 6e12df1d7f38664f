import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { attempt } from '../conversation/chat-actions.ts';
import { texts } from '../texts.ts';
import { findEmptyChat } from './find-empty-chat.ts';
import { usePane } from '../conversation/pane-store.ts';

/** Shows an empty chat beside the panel: one that there is, else a new one. */
export async function beginPaneChat(rows: readonly ConversationRow[]): Promise<void> {
  await attempt(texts.failures.create, async () => {
    const chatId = findEmptyChat(rows) ?? (await createChat());
    usePane.setState({ chatId });
  });
}

/** The list knows the chat before the pane shows it: what the list lacks counts as gone. */
async function createChat(): Promise<ItemId> {
  const { id } = await client.conversations.create({});
  await queryClient.invalidateQueries({ queryKey: api.conversations.list.key() });
  return id;
}
