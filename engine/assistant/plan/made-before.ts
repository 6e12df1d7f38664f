import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import { ORDINALS } from '../language/number-words.ts';
import { itemsMadeBy } from '../situation/made-items.ts';
import { type Hands, PlanStopped } from './hands.ts';
import { ask } from './search-titles.ts';
import { fitsKinds, itemsIn, type TargetOptions } from './target-options.ts';

/** The question where nothing says what is meant. */
export const WHICH_ONE = 'Which item do you mean? Open it, select it, or tell me its title.';
/** “The second one”, “the last picture”: one of what was listed or made just before. */
export const ORDINAL =
  /\bthe\s+(?<nth>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\s+(?:one|of (?:them|those|these)|images?|pictures?|pics?|photos?|songs?|tracks?|clips?|videos?|versions?|variations?|takes?)\b/i;

/** “It” is what was made last in this conversation, unless another item is open that could be meant by something that does harm. */
export function madeBefore(
  hands: Hands,
  phrase: string,
  { kinds, isDestructive }: TargetOptions,
): readonly ContextItem[] {
  const { made, studio } = hands.situation;
  if (!/\b(?:it|them|that)\b/i.test(phrase)) return [];
  const last = made.filter((item) => fitsKinds(item, kinds)).at(-1);
  if (!last) return isDestructive || studio.open ? [] : foundBefore(hands, phrase, kinds);
  if (isDestructive && studio.open && studio.open.id !== last.id) throw new PlanStopped(WHICH_ONE);
  // Of several that were made together none is “it”.
  const alike = made.filter((item) => item.kind === last.kind);
  if (isDestructive && alike.length > 1 && !/\bthem\b/i.test(phrase)) throw ask(alike);
  return /\bthem\b/i.test(phrase) ? made.filter((item) => item.kind === last.kind) : [last];
}

/**
 * The item that “the second one” means: of what was made or listed last. Null where nothing was.
 * @throws PlanStopped where there are fewer, or where something else could be meant that is to be done harm
 */
export function ordinalOf(hands: Hands, phrase: string, options: TargetOptions): ContextItem | null {
  const nth = ORDINAL.exec(phrase)?.groups?.['nth']?.toLowerCase();
  if (nth === undefined) return null;
  const here = hands.latest.filter((item) => fitsKinds(item, options.kinds));
  const batch = here.length > 1 ? here : lastBatch(hands, options.kinds);
  // “The last picture” is also the newest of the library.
  if (batch.length === 0 || (nth === 'last' && batch.length === 1)) return null;
  const { open, selected } = hands.situation.studio;
  if (options.isDestructive && (open || selected.length > 0)) throw new PlanStopped(WHICH_ONE);
  const item = nth === 'last' ? batch.at(-1) : batch[ORDINALS.indexOf(nth) - 1];
  if (!item) throw ask(batch);
  return item;
}

/** What the latest call made or found, of kinds that fit. */
function lastBatch(hands: Hands, kinds: readonly string[] | undefined): readonly ContextItem[] {
  for (const { name, answer } of hands.situation.earlierCalls.toReversed()) {
    if (typeof answer !== 'object' || answer === null) continue;
    const record = answer as Record<string, unknown>;
    const items = name === 'find_in_library' ? itemsIn(record) : itemsMadeBy(name, record);
    const fitting = items.filter((item) => fitsKinds(item, kinds));
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** “It” after a look-up that found one item, “them” after any. */
function foundBefore(hands: Hands, phrase: string, kinds: readonly string[] | undefined): readonly ContextItem[] {
  const batch = lastBatch(hands, kinds);
  return batch.length === 1 || /\bthem\b/i.test(phrase) ? batch : [];
}
