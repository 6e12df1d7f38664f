import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import { quotedTexts } from '../language/quoted-texts.ts';
import { wordsOf } from '../../../shared/domain/extraction/content-words.ts';
import { numberOf } from '../language/number-words.ts';
import { PlanStopped, type Hands } from './hands.ts';
import { madeBefore, ORDINAL, ordinalOf, WHICH_ONE } from './made-before.ts';
import { ask, NothingFound, searched } from './search-titles.ts';
import { fitsKinds, itemsIn, type TargetOptions, type Wanted } from './target-options.ts';
import { plainPhrase } from './plain-phrase.ts';
import { kindIn, titleWords, wholeTitleWords } from './title-words.ts';

/** As many as one look-up answers. */
const MOST_NEWEST = 50;
const POINTING = /\b(?:this|that|it|these|those|them|here|current|open|selected)\b/i;

/**
 * The items that a phrase means: the selected ones, what is open, or those with such a title.
 * @throws PlanStopped where it is not clear, with a question; CallNeeded to look titles up
 */
export function findTargets(hands: Hands, phrase: string, options: TargetOptions = {}): readonly ContextItem[] {
  const found = targets(hands, plainPhrase(phrase), options);
  if (options.isSingle && found.length > 1) throw ask(found);
  hands.latest = found;
  return found;
}

function targets(hands: Hands, phrase: string, options: TargetOptions): readonly ContextItem[] {
  const { open, selected } = hands.situation.studio;
  const quoted = quotedTexts(phrase);
  const isDestructive = options.isDestructive === true;
  const words = isDestructive ? wholeTitleWords(phrase) : titleWords(phrase);
  const isPointing = POINTING.test(phrase);
  const fits = (item: ContextItem) => fitsKinds(item, options.kinds);
  const isOrdinal = quoted.length === 0 && ORDINAL.test(phrase);
  if (quoted.length === 0 && (words.length === 0 || isPointing || isOrdinal)) {
    if (/\b(?:all|everything)\b/i.test(phrase) && options.isDestructive) throw new PlanStopped(NOT_EVERYTHING);
    if (options.isDestructive && isOpenOrSelected(hands, phrase)) throw new PlanStopped(OPEN_OR_SELECTED);
    if (/\b(?:these|those|selected|them|both)\b/i.test(phrase) && selected.length > 0)
      return fitting(selected, options);
    const latest = hands.latest.filter(fits);
    if (/\b(?:it|them|that|both)\b/i.test(phrase) && latest.length > 0) {
      const before =
        /\bboth\b/i.test(phrase) && latest.length === 1 && !options.isDestructive
          ? hands.situation.made.filter(fits)
          : [];
      const [last] = before.slice(-1);
      if (last && last.id !== latest[0]!.id) return [last, ...latest];
      if (options.isDestructive && latest.length > 1 && !/\bthem\b/i.test(phrase)) throw ask(latest);
      return latest;
    }
    const ordinal = ordinalOf(hands, phrase, options);
    if (ordinal) return [ordinal];
    const made = madeBefore(hands, phrase, options);
    if (made.length > 0) return made;
    const kind = kindIn(phrase);
    const isKind = kind === undefined || open?.kind === kind || /\b(?:this|that)\b/i.test(phrase);
    if (open && isKind) {
      const meant = fits(open) ? [open] : transcriptsOf(hands, open).filter(fits);
      if (meant.length > 0) return meant;
    }
    // What was made in the step before is what the next one is about.
    const before = options.isDestructive || kind !== undefined || words.length > 0 ? [] : hands.latest.filter(fits);
    if (before.length > 0) return before;
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
  if (quoted.length === 0) return titled(hands, { words, phrase }, options);
  return searched(hands, { words: wordsOf(quoted[0]!), phrase }, options);
}

const JOINED = /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i;

/** What has such a title, or, where nothing has, each of the titles that “and” joins. */
function titled(hands: Hands, wanted: Wanted, options: TargetOptions): readonly ContextItem[] {
  const parts = wanted.phrase.split(JOINED).filter((part) => titleWords(part).length > 0);
  const areSeveral = parts.length > 1 && !options.isSingle;
  // “The pier clip and the pier image” are two, however one title reads.
  const kinds = new Set(parts.map(kindIn));
  if (areSeveral && kinds.size === parts.length && !kinds.has(undefined)) return eachOf(hands, parts, options);
  try {
    // Of several that “and” joins none may be left out.
    return searched(hands, wanted, areSeveral ? { ...options, isLiteral: true } : options);
  } catch (error) {
    if (!(error instanceof PlanStopped) || !areSeveral) throw error;
    const kind = kindIn(wanted.phrase);
    const named = parts.map((part) => (kind === undefined || kindIn(part) !== undefined ? part : `${part} ${kind}`));
    try {
      return eachOf(hands, named, options);
    } catch (other) {
      // “The kayak and the pier clip”: the kind may be said of the last alone.
      if (!(other instanceof NothingFound)) throw other;
      return eachOf(hands, parts, options);
    }
  }
}

const eachOf = (hands: Hands, phrases: readonly string[], options: TargetOptions): readonly ContextItem[] =>
  phrases.map(
    (phrase) =>
      searched(
        hands,
        { words: options.isDestructive ? wholeTitleWords(phrase) : titleWords(phrase), phrase },
        { ...options, isSingle: true },
      )[0]!,
  );

/** The one item of a kind that has all words of a phrase in its title; null where none has, or several have. */
export function findTitled(hands: Hands, phrase: string, kind: string): ContextItem | null {
  const words = titleWords(phrase);
  if (words.length === 0 || !hands.has('find_in_library')) return null;
  const found = itemsIn(hands.call('find_in_library', { query: [...words, `kind:${kind}`].join(' ') }));
  const isIt = ({ title }: ContextItem) => words.every((word) => wordsOf(title).includes(word));
  const items = found.filter((item) => item.kind === kind && isIt(item));
  return items.length === 1 ? items[0]! : null;
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

/** Who asks about the words of an open recording means its transcript. */
function transcriptsOf(hands: Hands, { id, kind }: ContextItem): ContextItem[] {
  if (kind !== 'recording' || !hands.has('get_item')) return [];
  return itemsIn({ items: hands.call('get_item', { id })['usedIn'] }).filter((item) => item.kind === 'transcript');
}

const OPEN_OR_SELECTED =
  'Do you mean what is open or what is selected? Say “the open one” or “the selected ones”, or tell me a title.';
const NOT_EVERYTHING =
  'I don’t do that to everything at once. Select the items in the library and ask me again, or name one by its title.';

/** Items as an answer names them. */
export const titlesOf = (items: readonly ContextItem[]): string =>
  items.length === 1 ? `“${items[0]!.title}”` : `${items.length} items`;
