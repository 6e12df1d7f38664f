import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Hands } from '../../plan/hands.ts';
import { NothingFound } from '../../plan/search-titles.ts';
import { titleWords } from '../../plan/title-words.ts';

/** More words than so are no title with a tag behind it. */
const MOST_WORDS = 8;

/**
 * “The candle jar wax”: an item whose title a phrase begins with, and what is said behind it. The longest title counts.
 * @throws CallNeeded to look titles up; PlanStopped where none fits, or several
 */
export function titleAndRest(hands: Hands, phrase: string): { items: readonly ContextItem[]; rest: string } {
  const words = phrase.split(/\s+/).slice(0, MOST_WORDS);
  for (let count = words.length - 1; count > 0; count--) {
    const title = words.slice(0, count).join(' ');
    if (titleWords(title).length === 0) break;
    try {
      const items = findTargets(hands, title, { isLiteral: true });
      return { items, rest: phrase.split(/\s+/).slice(count).join(' ') };
    } catch (error) {
      if (!(error instanceof NothingFound)) throw error;
    }
  }
  return { items: findTargets(hands, phrase), rest: '' };
}
