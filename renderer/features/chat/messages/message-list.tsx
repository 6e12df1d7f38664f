import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import type { MessageId } from '../../../../shared/domain/ids.ts';
import type { FoundInChat } from '../find/use-chat-find.ts';
import { useFoundMarks } from '../find/use-found-marks.ts';
import { texts } from '../texts.ts';
import { showVersion } from '../conversation/chat-actions.ts';
import { Answer } from './answer.tsx';
import classes from './messages.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { UserMessage } from './user-message.tsx';

const MESSAGE_PX = 140;
/** As near to its end the list counts as being read there, and stays there while an answer grows. */
const NEAR_END_PX = 80;

type Props = { chat: Conversation; target: string | null; found: FoundInChat | null };

/** The messages of a chat, of which only those in view are in the page. It stays at its end while an answer comes in. */
export function MessageList({ chat, target, found }: Props) {
  const { messages } = chat;
  const scroller = useRef<HTMLDivElement>(null);
  // The compiler leaves this hook alone, as it should: the virtualizer answers anew on each render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => MESSAGE_PX,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 4,
    paddingStart: 16,
    paddingEnd: 16,
  });
  const total = virtualizer.getTotalSize();
  useStayAtEnd(scroller, { total, leafId: messages.at(-1)?.id ?? null });
  useJump(target, messages, (index) => virtualizer.scrollToIndex(index, { align: 'start' }));
  useKeptFocus(scroller);
  useFoundMarks(scroller, { messages, found, show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }) });
  const lastId = messages.at(-1)?.id;
  return (
    // It scrolls by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={classes.scroller} tabIndex={0} role="region" aria-label={texts.list}>
      <ol className={classes.list} style={{ height: total }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const message = messages[index];
          if (!message) return null;
          const Shown = message.role === 'user' ? UserMessage : Answer;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-target={message.id === target || undefined}
              className={classes.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Shown chatId={chat.id} message={message} isLast={message.id === lastId} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** At the end, new words keep the list at the end; whoever has scrolled up stays there. */
function useStayAtEnd(
  scroller: RefObject<HTMLDivElement | null>,
  { total, leafId }: { total: number; leafId: string | null },
): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = scroller.current;
    const note = () => {
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    };
    if (!element) return;
    element.addEventListener('scroll', note, { passive: true });
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTo({ top: element.scrollHeight });
    });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      resized.disconnect();
    };
  }, [scroller]);
  useEffect(() => {
    // Whoever sends something wants to see what comes of it.
    isAtEnd.current = true;
  }, [leafId]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (isAtEnd.current) element?.scrollTo({ top: element.scrollHeight });
  }, [scroller, total, leafId]);
}

/** Scrolls to the message that the address names. One of another version is shown first. */
function useJump(target: string | null, messages: Conversation['messages'], show: (index: number) => void): void {
  const isShown = target !== null && messages.some(({ id }) => id === target);
  const jump = useEffectEvent((id: string) => {
    const index = messages.findIndex((message) => message.id === id);
    if (index >= 0) requestAnimationFrame(() => show(index));
    else void showVersion(id as MessageId);
  });
  useEffect(() => {
    if (target !== null) jump(target);
  }, [target, isShown]);
}
