import type { Place } from '../written-word.ts';

const NO_NOUN =
  /^(?:of|in|on|at|to|and|or|for|per|is|was|are|were|will|would|has|had|by|with|from|away|long|wide|tall|deep|high|heavy|old|ago|left|more|less|each|now|today|then|there|here|but|so|as|than|the|a|an|apart|later|earlier|daily|please|cheaper|large|big|every)$/;

/** What distances and sizes are said of in the singular, with or without an article. */
const SPORTS =
  /^(?:sprint|dash|race|relay|hurdles|freestyle|backstroke|breaststroke|butterfly|lens|telephoto|pistol|rifle|film)$/i;

/**
 * Whether an amount is a property, "a 16 GB card": it begins with an article and a noun follows. `ahead` is how many words
 * the number lies ahead.
 */
export function isAttribute({ at, isBreak }: Place, ahead = 0): boolean {
  const article = at(-1 - ahead).bare;
  const next = at(1).bare;
  if (SPORTS.test(next) && !isBreak) return true;
  return (
    /^(?:an?|the|this|that|each|every|my|your|his|her|our|their|one)$/i.test(article) &&
    !isBreak &&
    /^\p{Ll}/u.test(next) &&
    !NO_NOUN.test(next)
  );
}
