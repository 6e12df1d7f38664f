import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';

/** What an action may be about. */
export type TargetOptions = {
  /** Kinds of items that it works with; empty for all. */
  kinds?: readonly string[];
  /** Nothing is guessed for what can do harm. */
  isDestructive?: boolean;
  /** Operators of the search, such as is:binned. */
  operators?: string;
  /** Works with one item only. */
  isSingle?: boolean;
  /** Only reads: one word of a title is enough where nothing else has any. */
  isReading?: boolean;
  /** All words are of the title: nothing is made of a part of them. */
  isLiteral?: boolean;
};

/** Whether an item is of a kind that an action works with. */
export const fitsKinds = ({ kind }: ContextItem, kinds: readonly string[] | undefined): boolean =>
  kinds === undefined || kinds.length === 0 || kind === '' || kinds.includes(kind);

/** What to look for: words of a title, and the phrase that they are from. */
export type Wanted = { words: readonly string[]; phrase: string };

/** Items in the answer of a look-up. */
export function itemsIn(answer: Record<string, unknown>): ContextItem[] {
  const items = Array.isArray(answer['items']) ? (answer['items'] as unknown[]) : [];
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('id' in item) || typeof item.id !== 'string') return [];
    const { kind, title } = item as { kind?: unknown; title?: unknown };
    return [{ id: item.id, kind: typeof kind === 'string' ? kind : '', title: typeof title === 'string' ? title : '' }];
  });
}
