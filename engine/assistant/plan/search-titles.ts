import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import { stem, wordsOf } from '../../../shared/domain/extraction/content-words.ts';
import { numberOf } from '../language/number-words.ts';
import { PlanStopped, type Hands } from './hands.ts';
import { kindIn, softNouns, titleWords } from './title-words.ts';

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
};

/** Whether an item is of a kind that an action works with. */
export const fitsKinds = ({ kind }: ContextItem, kinds: readonly string[] | undefined): boolean =>
  kinds === undefined || kinds.length === 0 || kind === '' || kinds.includes(kind);

/** What to look for: words of a title, and the phrase that they are from. */
export type Wanted = { words: readonly string[]; phrase: string };

/**
 * The items with such a title.
 * @throws PlanStopped where there is none, or several; CallNeeded to look them up
 */
export function searched(hands: Hands, wanted: Wanted, options: TargetOptions): readonly ContextItem[] {
  const soft = softNouns(wanted.phrase);
  const isSoft = soft.length > 0 && wanted.words.length > 0 && wanted.words.every((word) => !soft.includes(word));
  if (!isSoft) return searchedFor(hands, wanted, { ...options, kind: kindIn(wanted.phrase) });
  try {
    return searchedFor(hands, wanted, { ...options, kind: kindIn(wanted.phrase) });
  } catch (error) {
    if (!(error instanceof NothingFound)) throw error;
    // “The welcome video” may be called that.
    return searchedFor(hands, { ...wanted, words: [...wanted.words, ...soft] }, options);
  }
}

/** Thrown where nothing has such a title. */
class NothingFound extends PlanStopped {}

function searchedFor(
  hands: Hands,
  { words, phrase }: Wanted,
  { kind: named, ...options }: TargetOptions & { kind?: string | undefined },
): readonly ContextItem[] {
  const only = options.kinds?.length === 1 ? options.kinds[0] : undefined;
  const kind = named !== undefined && (options.kinds?.includes(named) ?? true) ? named : only;
  const query = [
    ...words,
    ...(kind === undefined ? [] : [`kind:${kind}`]),
    ...(options.operators ? [options.operators] : []),
  ];
  const answer = hands.call('find_in_library', { query: query.join(' ') });
  const found = itemsIn(answer).filter((item) => fitsKinds(item, options.kinds));
  // What is only said somewhere in an item is no reason to do it harm.
  const items = options.isDestructive ? found.filter(({ title }) => isInTitle(words, title)) : found;
  const wanted = words.join(' ');
  const exact = items.filter(({ title }) => titleWords(title).join(' ') === wanted);
  const best = exact.length > 0 ? exact : items;
  if (best.length === 0)
    throw new NothingFound(`I can’t find ${wanted === '' ? 'such an item' : `“${wanted}”`} in the library.`);
  if (best.length === 1) return best;
  const isWhole = answer['total'] === undefined || answer['total'] === found.length;
  const areAll = words.length === 0 ? isAll(phrase, best.length) : NAMED_SO.test(phrase);
  if (isWhole && !options.isDestructive && areAll) return best;
  throw ask(best);
}

/** “Everything with pier in the name” is all that is found by it. */
const NAMED_SO = /\b(?:everything|all|every)\b.*\b(?:in (?:the|its|their) (?:names?|titles?)|called|named)\b/i;

const isAll = (phrase: string, count: number): boolean =>
  /\b(?:all|every)\b/i.test(phrase) ||
  (count === 2 && /\bboth\b/i.test(phrase)) ||
  (count > 1 && numberOf(/\b(?:the|my|these|those)\s+([a-z]+|\d{1,2})\b/i.exec(phrase)?.[1] ?? '') === count);

/** Whether all words of a wish are in a title, in any form. */
function isInTitle(words: readonly string[], title: string): boolean {
  const own = new Set(wordsOf(title).map(stem));
  return words.every((word) => own.has(stem(word)));
}

/** Items in the answer of a look-up. */
export function itemsIn(answer: Record<string, unknown>): ContextItem[] {
  const items = Array.isArray(answer['items']) ? (answer['items'] as unknown[]) : [];
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('id' in item) || typeof item.id !== 'string') return [];
    const { kind, title } = item as { kind?: unknown; title?: unknown };
    return [{ id: item.id, kind: typeof kind === 'string' ? kind : '', title: typeof title === 'string' ? title : '' }];
  });
}

/** The question which of several items is meant. */
export function ask(items: readonly ContextItem[]): PlanStopped {
  const titles = items.slice(0, 5).map(({ title, kind }) => `- ${title}${kind === '' ? '' : ` (${kind})`}`);
  return new PlanStopped(`Several items fit. Which one do you mean?\n${titles.join('\n')}`);
}
