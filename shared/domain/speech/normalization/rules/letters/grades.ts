import { spelled, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';

const BLOOD_BEFORE = /^(?:type|types|group|blood|rh|rhesus)$/i;
const BLOOD_BEHIND = /^(?:blood|donors?|recipients?|plasma)$/i;

/**
 * "B-", "C+" and "A−" as grades, "O-" and "AB+" as groups of blood; null for other words. "A- and B-sides" leaves out the word that
 * the first letter belongs to.
 */
export function gradeRule({ bare, at }: Place): Ways | null {
  const match = /^([A-F]|O|AB)([-−+])$/.exec(bare);
  if (!match) return null;
  const [, letter = '', sign = ''] = match;
  const [, joint, next] = [0, 1, 2].map((distance) => at(distance).bare);
  if (sign !== '+' && /^(?:and|or)$/i.test(joint ?? '') && /^\p{L}{1,2}-\p{L}/u.test(next ?? '')) return null;
  const name = spelled(letter);
  const isBlood = letter === 'O' || letter === 'AB' || BLOOD_BEFORE.test(at(-1).bare) || BLOOD_BEHIND.test(at(1).bare);
  if (isBlood)
    return [`${name} ${sign === '+' ? 'positive' : 'negative'}`, `${name} ${sign === '+' ? 'plus' : 'minus'}`];
  return [`${name} ${sign === '+' ? 'plus' : 'minus'}`];
}
