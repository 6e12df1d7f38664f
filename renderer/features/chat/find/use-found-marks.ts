import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { findMatches } from '../../../ui/find/find-matches.ts';
import './found-marks.css';
import { pageText, rangeOf } from './page-text.ts';
import { scrollToRange } from './scroll-to-range.ts';
import type { FoundInChat } from './use-chat-find.ts';

const FOUND = 'chat-found';
const SHOWN = 'chat-found-shown';
/** A message that is scrolled to is drawn and measured within so many frames. */
const FRAMES = 30;

type Marked = {
  messages: Conversation['messages'];
  found: FoundInChat | null;
  /** Scrolls a message into view. */
  show: (index: number) => void;
};

/** Marks what was found in the messages that are in the page, without touching them, and scrolls to the hit that is shown. */
export function useFoundMarks(scroller: RefObject<HTMLElement | null>, { messages, found, show }: Marked): void {
  const isLooking = found !== null;
  const messageId = found?.hit?.messageId ?? null;
  const at = found?.hit?.at ?? -1;
  const mark = useEffectEvent(() => (found ? markIn(scroller.current, messages, found) : null));
  const goToMessage = useEffectEvent(() => {
    const index = messages.findIndex(({ id }) => id === messageId);
    if (index >= 0) show(index);
  });
  useEffect(() => {
    mark();
  }, [found]);
  useEffect(() => {
    const list = scroller.current;
    if (!list || !isLooking) return;
    let frame = 0;
    const changed = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    changed.observe(list, { childList: true, subtree: true, characterData: true });
    return () => {
      changed.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(FOUND);
      CSS.highlights.delete(SHOWN);
    };
  }, [scroller, isLooking]);
  useEffect(() => {
    const list = scroller.current;
    if (!list || messageId === null || at < 0) return;
    goToMessage();
    let framesLeft = FRAMES;
    let frame = requestAnimationFrame(function settle() {
      const range = mark();
      framesLeft -= 1;
      if (range && scrollToRange(list, range)) return;
      if (framesLeft > 0) frame = requestAnimationFrame(settle);
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, messageId, at]);
}

/** Marks all hits in the page; gives the one that is shown, null while it is not in the page. */
function markIn(list: HTMLElement | null, messages: Conversation['messages'], { query, hit }: FoundInChat) {
  const others: Range[] = [];
  let shown: Range | null = null;
  for (const row of list?.querySelectorAll<HTMLElement>('li[data-index]') ?? []) {
    const id = messages[Number(row.dataset['index'])]?.id;
    if (id === undefined) continue;
    const page = pageText(row);
    findMatches([{ id, text: page.text }], query).forEach((match, at) => {
      const range = rangeOf(page, match);
      if (range && hit?.messageId === id && hit.at === at) shown = range;
      else if (range) others.push(range);
    });
  }
  CSS.highlights.set(FOUND, new Highlight(...others));
  CSS.highlights.set(SHOWN, new Highlight(...(shown ? [shown] : [])));
  return shown as Range | null;
}
