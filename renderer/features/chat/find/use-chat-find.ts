import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import type { MessageId } from '../../../../shared/domain/ids.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import {
  type FindMatch,
  findMatches,
  type FindQuery,
  type FindState,
  nextMatch,
  NO_FIND,
} from '../../../ui/find/find-matches.ts';
import { messageLines } from './message-lines.ts';

/** What is marked in the messages of a chat; `hit` is the one that is shown, the `at`-th of its message. */
export type FoundInChat = { query: FindQuery; hit: { messageId: MessageId; at: number } | null };

const NONE: FindMatch<MessageId>[] = [];

/**
 * Find in the messages of one chat, and its commands. `root` is what the messages are in; with `within`, its keys count only while
 * the focus is in there.
 */
export function useChatFind(
  { messages }: Pick<Conversation, 'messages'>,
  { root, within }: { root: RefObject<HTMLElement | null>; within?: RefObject<HTMLElement | null> | undefined },
) {
  const [find, setState] = useState<FindState>(NO_FIND);
  // Enter may come before what was typed has been drawn.
  const latest = useRef(find);
  const set = (change: Partial<FindState>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  };
  const query = useQuery(find);
  const matches = useMemo(() => (query ? matchesIn(messages, query) : NONE), [messages, query]);
  const { current } = find;
  const found = useMemo(() => (query ? foundOf(query, matches, current) : null), [query, matches, current]);
  const step = (by: 1 | -1) => {
    const now = latest.current.text === '' ? NONE : matchesIn(messages, latest.current);
    const lines = messages.map(({ id }) => ({ id }));
    const last = latest.current.current;
    // Whoever goes on from a hit is there; at first it begins with what is in view.
    const lineId = now[last]?.lineId ?? messages[firstInView(root.current)]?.id ?? null;
    set({ current: nextMatch(now, { current: last, lineId, lines }, by) });
  };
  const isUsable = messages.length > 0;
  const scope = within ? { within } : {};
  useActions({
    'edit.find': { ...scope, enabled: isUsable, run: () => set({ isOpen: true }) },
    'edit.findNext': { ...scope, enabled: isUsable && find.isOpen, run: () => step(1) },
    'edit.findPrevious': { ...scope, enabled: isUsable && find.isOpen, run: () => step(-1) },
  });
  return { find, set, step, count: matches.length, found };
}

/** What is looked for, null where that is nothing; typing stays ahead of it. */
function useQuery({ isOpen, text: typed, isCaseSensitive, isWholeWord, isPattern }: FindState): FindQuery | null {
  const text = useDeferredValue(typed);
  return useMemo(
    () => (isOpen && text !== '' ? { text, isCaseSensitive, isWholeWord, isPattern } : null),
    [isOpen, text, isCaseSensitive, isWholeWord, isPattern],
  );
}

const matchesIn = (messages: Conversation['messages'], query: FindQuery): FindMatch<MessageId>[] =>
  findMatches(messageLines(messages), query);

function foundOf(query: FindQuery, matches: readonly FindMatch<MessageId>[], current: number): FoundInChat {
  const match = matches[current];
  if (!match) return { query, hit: null };
  const first = matches.findIndex(({ lineId }) => lineId === match.lineId);
  return { query, hit: { messageId: match.lineId, at: current - first } };
}

/** Index of the first message that can be seen; -1 where none is. */
function firstInView(root: HTMLElement | null): number {
  const top = root?.querySelector('ol')?.parentElement?.getBoundingClientRect().top ?? 0;
  const rows = [...(root?.querySelectorAll<HTMLElement>('li[data-index]') ?? [])];
  const row = rows.find((each) => each.getBoundingClientRect().bottom > top);
  return Number(row?.dataset['index'] ?? -1);
}
