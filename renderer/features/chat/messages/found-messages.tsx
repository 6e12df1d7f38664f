import { type RefObject, useRef } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { FindBar } from '../../../ui/find/find-bar.tsx';
import { MessageList } from './message-list.tsx';
import { texts } from '../texts.ts';
import classes from './messages.module.css';
import { useChatFind } from '../find/use-chat-find.ts';

type Props = {
  chat: Conversation;
  /** The message that the address names. */
  target?: string | null;
  /** Keys of find count only while the focus is in here; without, everywhere. */
  within?: RefObject<HTMLElement | null>;
};

/** The messages of a chat, with find over them while somebody looks for something. */
export function FoundMessages({ chat, target = null, within }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { find, set, step, count, found } = useChatFind(chat, { root, within });
  return (
    <div ref={root} className={classes.found}>
      {find.isOpen ? <FindBar find={find} set={set} count={count} field={texts.find} step={step} /> : null}
      <MessageList chat={chat} target={target} found={found} />
    </div>
  );
}
