import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { useAssistantTab } from '../../../ui/layout/assistant-tab.ts';
import { ChatComposer } from '../composer/chat-composer.tsx';
import { focusComposer } from '../conversation/chat-actions.ts';
import { usePane } from '../conversation/pane-store.ts';
import { useSeenItem } from '../conversation/use-seen-item.ts';
import { FoundMessages } from '../messages/found-messages.tsx';
import { texts } from '../texts.ts';
import { PaneBeginning } from './pane-beginning.tsx';
import { PaneHead } from './pane-head.tsx';
import { useNoteTaker } from './use-note-taker.ts';
import { useSideChat } from './use-side-chat.ts';
import classes from './pane.module.css';

/** The assistant beside a panel: one chat that stays from panel to panel and is told what is open there. */
export function ChatPane({ item }: { item: ItemId | null }) {
  const side = useSideChat(usePane);
  const pane = useRef<HTMLDivElement>(null);
  return (
    <div ref={pane} className={classes.pane}>
      <PaneHead chat={side.chat} rows={side.rows} />
      <PaneState side={side}>{(chat) => <PaneChat key={chat.id} chat={chat} item={item} within={pane} />}</PaneState>
    </div>
  );
}

/** The chat of a pane, or why there is none. */
export function PaneState(props: {
  side: ReturnType<typeof useSideChat>;
  children: (chat: Conversation) => ReactNode;
}) {
  const { chat, notCreated, notRead, begin } = props.side;
  if (notCreated) return <NotCreated failure={notCreated} retry={begin} />;
  if (notRead) return <FailureNotice failure={notRead.failure} steps={{ retry: notRead.retry }} />;
  if (chat) return props.children(chat);
  return (
    <p className={classes.loading} role="status">
      {texts.loading}
    </p>
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

type PaneChatProps = { chat: Conversation; item: ItemId | null; within: RefObject<HTMLElement | null> };

function PaneChat({ chat, item, within }: PaneChatProps) {
  const seen = useSeenItem(item);
  useNoteTaker(seen);
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
        <FoundMessages chat={chat} within={within} />
      )}
      <ChatComposer chat={chat} seen={seen} />
    </>
  );
}
