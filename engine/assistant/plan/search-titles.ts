import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import { stem, wordsOf } from '../../../shared/domain/extraction/content-words.ts';
import { numberOf } from '../language/number-words.ts';
import { closestTo } from './closest-titles.ts';
import { PlanStopped, type Hands } from './hands.ts';
import { fitsKinds, itemsIn, type TargetOptions, type Wanted } from './target-options.ts';
import { kindIn, softNouns, titleWords } from './title-words.ts';

/**
 * The items with such a title.
 * @throws PlanStopped where there is none, or several; CallNeeded to look them up
 */
export function searched(hands: Hands, wanted: Wanted, options: TargetOptions): readonly ContextItem[] {
  const soft = softNouns(wanted.phrase);
  const kind = kindIn(wanted.phrase);
  // “The welcome video” may be called that.
  const ways: readonly (() => readonly ContextItem[])[] = [
    () => searchedFor(hands, wanted, { ...options, kind }),
    ...(soft.length > 0 && wanted.words.length > 0
      ? [() => searchedFor(hands, { ...wanted, words: [...wanted.words, ...soft] }, options)]
      : []),
    // “The mayors main points”: a possessive without its sign.
    ...(options.isReading && wanted.words.some((word) => POSSESSIVE.test(word))
      ? [
          () =>
            searchedFor(
              hands,
              { ...wanted, words: wanted.words.map((word) => word.replace(POSSESSIVE, '')) },
              { ...options, kind },
            ),
        ]
      : []),
    ...(options.isDestructive || options.isLiteral || options.operators !== undefined || wanted.words.length < 2
      ? []
      : [() => closest(hands, wanted, { ...options, kind })]),
  ];
  for (const [index, way] of ways.entries()) {
    try {
      return way();
    } catch (error) {
      if (!(error instanceof NothingFound) || index === ways.length - 1) throw error;
    }
  }
  return [];
}

/** What a phrase may mean that says more than a title. */
function closest(
  hands: Hands,
  wanted: Wanted,
  options: TargetOptions & { kind?: string | undefined },
): readonly ContextItem[] {
  const kind = kindFor(options);
  const [only, more] = closestTo(hands, wanted, { ...options, kind });
  if (!only) throw new NothingFound(notFound(wanted.words));
  if (more) throw ask(closestTo(hands, wanted, { ...options, kind }));
  return [only];
}

const POSSESSIVE = /(?<=\p{L}{3})s$/u;

const notFound = (words: readonly string[]): string =>
  `I can’t find ${words.length === 0 ? 'such an item' : `“${words.join(' ')}”`} in the library.`;

/** The kind to look for: the one that is named, where an action works with it. */
function kindFor({ kind: named, kinds }: TargetOptions & { kind?: string | undefined }): string | undefined {
  if (named !== undefined && (kinds?.includes(named) ?? true)) return named;
  return kinds?.length === 1 ? kinds[0] : undefined;
}

/** Thrown where nothing has such a title. */
export class NothingFound extends PlanStopped {}

function searchedFor(
  hands: Hands,
  { words, phrase }: Wanted,
  options: TargetOptions & { kind?: string | undefined },
): readonly ContextItem[] {
  const kind = kindFor(options);
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
  if (best.length === 0) throw new NothingFound(notFound(words));
  if (best.length === 1) return best;
  const isWhole = answer['total'] === undefined || answer['total'] === found.length;
  const areAll = words.length === 0 ? isAll(phrase, best.length) : NAMED_SO.test(phrase);
  if (isWhole && !options.isDestructive && areAll) return best;
  throw ask(best);
}

/** “Everything with pier in the name” is all that is found by it. */
const NAMED_SO = /\b(?:everything|all|every)\b.*\b(?:in (?:the|its|their) (?:names?|titles?)|called|named)\b/i;

const PLURAL =
  /^(?:the|my|our|these|those)\s+(?:images|pictures|pics|photos|drawings|songs|tracks|clips|videos|recordings|transcripts|scripts|takes)$/i;

const isAll = (phrase: string, count: number): boolean =>
  PLURAL.test(phrase.trim()) ||
  /\b(?:all|every)\b/i.test(phrase) ||
  (count === 2 && /\bboth\b/i.test(phrase)) ||
  (count > 1 && numberOf(/\b(?:the|my|these|those)\s+([a-z]+|\d{1,2})\b/i.exec(phrase)?.[1] ?? '') === count);

/** Whether all words of a wish are in a title, in any form. */
function isInTitle(words: readonly string[], title: string): boolean {
  const own = new Set(wordsOf(title).map(stem));
  return words.every((word) => own.has(stem(word)));
}

/** Thrown where several items fit: the question which of them is meant. */
export class SeveralFit extends PlanStopped {
  readonly items: readonly ContextItem[];
  constructor(items: readonly ContextItem[]) {
    const titles = items.slice(0, 5).map(({ title, kind }) => `- ${title}${kind === '' ? '' : ` (${kind})`}`);
    super(`Several items fit. Which one do you mean?\n${titles.join('\n')}`);
    this.items = items;
  }
}

/** The question which of several items is meant. */
export const ask = (items: readonly ContextItem[]): SeveralFit => new SeveralFit(items);
