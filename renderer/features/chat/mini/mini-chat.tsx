import { IconArrowUpRight, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { ChatComposer } from '../composer/chat-composer.tsx';
import { focusComposer } from '../conversation/chat-actions.ts';
import { useMiniPane } from '../conversation/pane-store.ts';
import { FoundMessages } from '../messages/found-messages.tsx';
import { PaneState } from '../pane/chat-pane.tsx';
import { PaneBeginning } from '../pane/pane-beginning.tsx';
import { useSideChat } from '../pane/use-side-chat.ts';
import { texts } from '../texts.ts';
import classes from './mini-chat.module.css';

const words = texts.mini;

/** The assistant in the mini window: one chat, which the main window takes over when asked to. */
export function MiniChat() {
  const side = useSideChat(useMiniPane);
  return (
    <div className={classes.mini}>
      <MiniHead chat={side.chat} begin={side.begin} />
      <PaneState side={side}>{(chat) => <MiniMessages key={chat.id} chat={chat} />}</PaneState>
    </div>
  );
}

/** The window has no title bar: it is moved by its head. */
function MiniHead({ chat, begin }: { chat: Conversation | null; begin: () => void }) {
  return (
    <header className={classes.head}>
      <h1 title={chat?.title}>{chat?.title ?? ''}</h1>
      <IconButton aria-label={texts.newChat} onClick={begin}>
        <IconPlus size={16} stroke={1.6} />
      </IconButton>
      <IconButton aria-label={words.open} disabled={!chat} onClick={() => chat && navigate('chat', chat.id)}>
        <IconArrowUpRight size={16} stroke={1.6} />
      </IconButton>
      <IconButton aria-label={words.hide} onClick={() => hostBridge().hideMiniWindow()}>
        <IconX size={16} stroke={1.6} />
      </IconButton>
    </header>
  );
}

function MiniMessages({ chat }: { chat: Conversation }) {
  useEffect(() => {
    // Whoever brings the window up wants to write.
    focusComposer();
    window.addEventListener('focus', focusComposer);
    return () => window.removeEventListener('focus', focusComposer);
  }, []);
  return (
    <>
      {chat.messages.length === 0 ? (
        <PaneBeginning chat={chat} seen={null} hint={words.hint} />
      ) : (
        <FoundMessages chat={chat} />
      )}
      <ChatComposer chat={chat} />
    </>
  );
}
