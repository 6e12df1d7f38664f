import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { findEmptyChat } from './find-empty-chat.ts';
import { type SideChat, usePane } from '../conversation/pane-store.ts';

/** Shows an empty chat in the pane: one that there is, else a new one. Where none can be created, the pane says why. */
export async function beginPaneChat(rows: readonly ConversationRow[], pane: SideChat = usePane): Promise<void> {
  pane.setState({ failure: null });
  try {
    const chatId = findEmptyChat(rows, currentSettings().engine) ?? (await createChat());
    pane.setState({ chatId });
  } catch (error) {
    pane.setState({ failure: apiFailure(error) });
  }
}

/** The list knows the chat before the pane shows it: what the list lacks counts as gone. */
async function createChat(): Promise<ItemId> {
  const { id } = await client.conversations.create({});
  await queryClient.invalidateQueries({ queryKey: api.conversations.list.key() });
  return id;
}
