import { useEffect, useEffectEvent } from 'react';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import type { SideChat } from '../conversation/pane-store.ts';
import { useConversation, useConversations } from '../conversation/use-conversation.ts';
import { beginPaneChat } from './pane-chat.ts';

/** The chat of a pane: the one that it showed last, else an empty one that is begun. `chat` is null while there is none. */
export function useSideChat(pane: SideChat) {
  const list = useConversations();
  const chatId = pane((state) => state.chatId);
  const notCreated = pane((state) => state.failure);
  const chat = useConversation(chatId);
  const rows = list.data ?? [];
  const isGone = list.isSuccess && !list.isFetching && chatId !== null && !rows.some(({ id }) => id === chatId);
  const begin = () => void beginPaneChat(rows, pane);
  const beginMissing = useEffectEvent(begin);
  useEffect(() => {
    if (list.isSuccess && (chatId === null || isGone)) beginMissing();
  }, [list.isSuccess, chatId, isGone]);
  const { error, refetch } = list.error ? list : chat;
  return {
    rows,
    chat: isGone ? null : (chat.data ?? null),
    begin,
    notCreated,
    notRead: error && !isGone ? { failure: apiFailure(error), retry: () => void refetch() } : null,
  };
}
