import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { useAssistantTab } from '../../../ui/layout/assistant-tab.ts';
import { Composer } from '../composer/composer.tsx';
import { focusComposer } from '../conversation/chat-actions.ts';
import { useConversation, useConversations } from '../conversation/use-conversation.ts';
import { MessageList } from '../messages/message-list.tsx';
import { texts } from '../texts.ts';
import { beginPaneChat } from './pane-chat.ts';
import { PaneBeginning } from './pane-beginning.tsx';
import { PaneHead } from './pane-head.tsx';
import { usePane } from '../conversation/pane-store.ts';
import { useSeenItem } from '../conversation/use-seen-item.ts';
import classes from './pane.module.css';

/** The assistant beside a panel: one chat that stays from panel to panel and is told what is open there. */
export function ChatPane({ item }: { item: ItemId | null }) {
  const list = useConversations();
  const chatId = usePane((state) => state.chatId);
  const chat = useConversation(chatId);
  const isGone = list.isSuccess && !list.isFetching && chatId !== null && !list.data.some(({ id }) => id === chatId);
  const begin = useEffectEvent(() => void beginPaneChat(list.data ?? []));
  useEffect(() => {
    if (list.isSuccess && (chatId === null || isGone)) begin();
  }, [list.isSuccess, chatId, isGone]);
  const failure = usePane((state) => state.failure);
  const { error, refetch } = list.error ? list : chat;
  return (
    <div className={classes.pane}>
      <PaneHead chat={chat.data ?? null} rows={list.data ?? []} />
      {failure ? (
        <NotCreated failure={failure} retry={() => void beginPaneChat(list.data ?? [])} />
      ) : error && !isGone ? (
        <FailureNotice failure={apiFailure(error)} steps={{ retry: () => void refetch() }} />
      ) : chat.data && !isGone ? (
        <PaneChat key={chat.data.id} chat={chat.data} item={item} />
      ) : (
        <p className={classes.loading} role="status">
          {texts.loading}
        </p>
      )}
    </div>
  );
}

/** Why there is no chat, with another try whatever the failure asks for. */
function NotCreated({ failure, retry }: { failure: FailureRecord; retry: () => void }) {
  const hasRetry = failureText(failure).step === 'retry';
  return (
    <div className={classes.beginning}>
      <FailureNotice failure={failure} steps={{ retry }} />
      {hasRetry ? null : (
        <Button size="compact-sm" variant="default" onClick={retry}>
          {texts.pane.again}
        </Button>
      )}
    </div>
  );
}

function PaneChat({ chat, item }: { chat: Conversation; item: ItemId | null }) {
  const seen = useSeenItem(item);
  const wantsFocus = useAssistantTab((state) => state.wantsFocus);
  useEffect(() => {
    if (!wantsFocus) return;
    useAssistantTab.setState({ wantsFocus: false });
    focusComposer();
  }, [wantsFocus]);
  return (
    <>
      {chat.messages.length === 0 ? (
        <PaneBeginning chat={chat} seen={seen} />
      ) : (
        <MessageList chat={chat} target={null} />
      )}
      <Composer chat={chat} seen={seen} />
    </>
  );
}
