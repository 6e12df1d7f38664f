import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import { quotedTexts, withoutQuoted } from '../language/quoted-texts.ts';
import { isContentWord, stem, wordsOf } from '../../../shared/domain/extraction/content-words.ts';
import { numberOf } from '../language/number-words.ts';
import { PlanStopped, type Hands } from './hands.ts';

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

/** Words for kinds of items. */
export const KIND_NOUNS: Readonly<Record<string, string>> = {
  transcript: 'transcript',
  transcripts: 'transcript',
  transcription: 'transcript',
  script: 'script',
  scripts: 'script',
  recording: 'recording',
  recordings: 'recording',
  audio: 'recording',
  take: 'speech',
  takes: 'speech',
  image: 'image',
  images: 'image',
  picture: 'image',
  pictures: 'image',
  photo: 'image',
  photos: 'image',
  clip: 'clip',
  clips: 'clip',
  song: 'song',
  songs: 'song',
};
/** Words around a title that are no part of it. */
const NOISE = new Set(
  'item items file files document selected selection current currently open opened called named titled title library my item’s everything all two three both lines line whole entire complete QUOTED quoted'.split(
    ' ',
  ),
);
/** As many as one look-up answers. */
const MOST_NEWEST = 50;
const POINTING = /\b(?:this|that|it|these|those|them|here|current|open|selected)\b/i;

/** The words of a phrase that could be of a title. */
const titleWords = (phrase: string): string[] =>
  wordsOf(withoutQuoted(phrase)).filter(
    (word) => isContentWord(word) && !NOISE.has(word) && !Object.hasOwn(KIND_NOUNS, word),
  );

/** The kind that a phrase names, or undefined. */
export const kindIn = (phrase: string): string | undefined =>
  wordsOf(phrase)
    .map((word) => (Object.hasOwn(KIND_NOUNS, word) ? KIND_NOUNS[word] : undefined))
    .find((kind) => kind !== undefined);

/**
 * The items that a phrase means: the selected ones, what is open, or those with such a title.
 * @throws PlanStopped where it is not clear, with a question; CallNeeded to look titles up
 */
export function findTargets(hands: Hands, phrase: string, options: TargetOptions = {}): readonly ContextItem[] {
  const found = targets(hands, phrase, options);
  if (options.isSingle && found.length > 1) throw ask(found);
  hands.latest = found;
  return found;
}

function targets(hands: Hands, phrase: string, options: TargetOptions): readonly ContextItem[] {
  const { open, selected } = hands.situation.studio;
  const quoted = quotedTexts(phrase);
  const words = titleWords(phrase);
  const isPointing = POINTING.test(phrase);
  const fits = (item: ContextItem) => fitsKinds(item, options.kinds);
  if (quoted.length === 0 && (words.length === 0 || isPointing)) {
    if (/\b(?:all|everything)\b/i.test(phrase) && options.isDestructive) throw new PlanStopped(NOT_EVERYTHING);
    if (options.isDestructive && isOpenOrSelected(hands, phrase)) throw new PlanStopped(OPEN_OR_SELECTED);
    if (/\b(?:these|those|selected|them|both)\b/i.test(phrase) && selected.length > 0)
      return fitting(selected, options);
    if (/\b(?:it|them|that)\b/i.test(phrase) && hands.latest.length > 0) {
      if (options.isDestructive && hands.latest.length > 1 && !/\bthem\b/i.test(phrase)) throw ask(hands.latest);
      return hands.latest;
    }
    const made = madeBefore(hands, phrase, options);
    if (made.length > 0) return made;
    const kind = kindIn(phrase);
    const isKind = kind === undefined || open?.kind === kind || /\b(?:this|that)\b/i.test(phrase);
    if (open && isKind) {
      const meant = fits(open) ? [open] : transcriptsOf(hands, open).filter(fits);
      if (meant.length > 0) return meant;
    }
    if (words.length === 0 && selected.length > 0 && kind === undefined) return fitting(selected, options);
  }
  if (quoted.length > 1)
    return quoted.flatMap((title) =>
      searched(hands, { words: wordsOf(title), phrase }, { ...options, isSingle: true }),
    );
  const newest = quoted.length === 0 ? newestOf(hands, { words, phrase }, options) : null;
  if (newest) return newest;
  const nameless = quoted.length === 0 && words.length === 0;
  if (nameless && open?.kind === 'recording' && options.kinds?.includes('transcript'))
    throw new PlanStopped(`“${open.title}” has no transcript yet. Transcribe it first.`);
  if (nameless && (options.isDestructive || kindIn(phrase) === undefined)) throw new PlanStopped(WHICH_ONE);
  return searched(hands, { words: quoted.length > 0 ? wordsOf(quoted[0]!) : words, phrase }, options);
}

const NEWEST = /^(?:last|latest|newest|recent)$/;

/** "The last three pictures": the newest of a kind. Nothing that does harm goes by age. */
function newestOf(hands: Hands, { words, phrase }: Wanted, options: TargetOptions): readonly ContextItem[] | null {
  const kind = kindIn(phrase);
  const isByAge = words.some((word) => NEWEST.test(word)) && words.every((word) => NEWEST.test(word) || numberOf(word));
  if (!isByAge || kind === undefined || !(options.kinds?.includes(kind) ?? true)) return null;
  if (options.isDestructive) throw new PlanStopped(WHICH_ONE);
  const number =
    wordsOf(phrase)
      .map((word) => numberOf(word))
      .find((each) => each !== null && each > 0) ?? 1;
  const query = [`kind:${kind}`, ...(options.operators ? [options.operators] : [])].join(' ');
  const limit = Math.min(MOST_NEWEST, number);
  const items = itemsIn(hands.call('find_in_library', { query, limit })).slice(0, limit);
  if (items.length === 0) throw new PlanStopped('I can’t find such an item in the library.');
  return items;
}

/** “This” may be what is open or what is selected where these differ, and one of several that are selected. */
function isOpenOrSelected({ situation, latest }: Hands, phrase: string): boolean {
  const { open, selected } = situation.studio;
  if (/\b(?:these|those|selected|them|both|open|current|currently)\b/i.test(phrase)) return false;
  if (/\bit\b|\bthat\b/i.test(phrase) && latest.length > 0) return false;
  const kind = kindIn(phrase);
  const meant = [...selected, ...(open && selected.every(({ id }) => id !== open.id) ? [open] : [])];
  const alike = meant.filter((item) => kind === undefined || item.kind === kind);
  return alike.length > 1 && POINTING.test(phrase);
}

/** Those of the selected items that an action works with. */
function fitting(selected: readonly ContextItem[], { kinds }: TargetOptions): readonly ContextItem[] {
  const items = selected.filter((item) => fitsKinds(item, kinds));
  if (items.length === 0) throw new PlanStopped('None of the selected items fits. Select others, or tell me a title.');
  return items;
}

/** “It” is what was made last in this conversation, unless another item is open that could be meant by something that does harm. */
function madeBefore(hands: Hands, phrase: string, { kinds, isDestructive }: TargetOptions): readonly ContextItem[] {
  const { made, studio } = hands.situation;
  if (!/\b(?:it|them)\b/i.test(phrase)) return [];
  const last = made.filter((item) => fitsKinds(item, kinds)).at(-1);
  if (!last) return [];
  if (isDestructive && studio.open && studio.open.id !== last.id) throw new PlanStopped(WHICH_ONE);
  // Of several that were made together none is “it”.
  const alike = made.filter((item) => item.kind === last.kind);
  if (isDestructive && alike.length > 1 && !/\bthem\b/i.test(phrase)) throw ask(alike);
  return /\bthem\b/i.test(phrase) ? made.filter((item) => item.kind === last.kind) : [last];
}

/** Who asks about the words of an open recording means its transcript. */
function transcriptsOf(hands: Hands, { id, kind }: ContextItem): ContextItem[] {
  if (kind !== 'recording' || !hands.has('get_item')) return [];
  return itemsIn({ items: hands.call('get_item', { id })['usedIn'] }).filter((item) => item.kind === 'transcript');
}

const WHICH_ONE = 'Which item do you mean? Open it, select it, or tell me its title.';
const OPEN_OR_SELECTED =
  'Do you mean what is open or what is selected? Say “the open one” or “the selected ones”, or tell me a title.';
const NOT_EVERYTHING =
  'I don’t do that to everything at once. Select the items in the library and ask me again, or name one by its title.';

const fitsKinds = ({ kind }: ContextItem, kinds: readonly string[] | undefined): boolean =>
  kinds === undefined || kinds.length === 0 || kind === '' || kinds.includes(kind);

/** What to look for: words of a title, and the phrase that they are from. */
type Wanted = { words: readonly string[]; phrase: string };

function searched(hands: Hands, { words, phrase }: Wanted, options: TargetOptions): readonly ContextItem[] {
  const named = kindIn(phrase);
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
    throw new PlanStopped(`I can’t find ${wanted === '' ? 'such an item' : `“${wanted}”`} in the library.`);
  if (best.length === 1) return best;
  const isWhole = answer['total'] === undefined || answer['total'] === found.length;
  if (isWhole && !options.isDestructive && words.length === 0 && /\b(?:all|every)\b/i.test(phrase)) return best;
  throw ask(best);
}

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

function ask(items: readonly ContextItem[]): PlanStopped {
  const titles = items.slice(0, 5).map(({ title, kind }) => `- ${title}${kind === '' ? '' : ` (${kind})`}`);
  return new PlanStopped(`Several items fit. Which one do you mean?\n${titles.join('\n')}`);
}

/** Items as an answer names them. */
export const titlesOf = (items: readonly ContextItem[]): string =>
  items.length === 1 ? `“${items[0]!.title}”` : `${items.length} items`;
