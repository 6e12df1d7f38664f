import { isKnownLetters, isKnownWord, isSpelled } from '../tables/acronyms.ts';
import { camelParts, namedWay } from '../tables/names.ts';
import { spelled, type Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';

/** Acronyms and names with capitals in them; null for words that are said as they are written. */
export function capitalRule(place: Place): Ways | null {
  const { bare } = place;
  const possessive = /^(.+?)(['’]s)$/.exec(bare);
  const word = possessive ? (possessive[1] as string) : bare;
  const tail = possessive ? "'s" : '';
  const named = namedWay(word);
  if (named) return [named + tail];
  const joined = /^(\p{Lu}{1,3})&(\p{Lu}{1,3})(s?)$/u.exec(word);
  if (joined) return [`${spelled(joined[1] as string)} and ${spelled(joined[2] as string)}${joined[3] ? "'s" : tail}`];
  const dotted = /^(?:\p{L}\.)+\p{L}\.?$/u.test(word) ? word.replaceAll('.', '') : null;
  const several = /^((?:\p{Lu}\.){2,}|Ph\.D\.|(?:\p{Lu}\.)+\p{Lu})s$/u.exec(word);
  if (several) return [`${spelled((several[1] as string).replaceAll('.', ''))}'s`];
  if (dotted) return [spelled(dotted) + tail];
  const acronym = /^(\p{Lu}{2,8})(s?)$/u.exec(word);
  if (acronym) return acronymWay(place, acronym[1] as string, acronym[2] ? "'s" : tail);
  const parts = camelParts(word);
  return parts ? [parts.map((part) => partWay(part)).join(' ') + tail] : null;
}

function acronymWay(place: Place, capitals: string, tail: string): Ways | null {
  if (isSpelled(capitals, isShouted(place))) return [spelled(capitals) + tail];
  const word = capitals.toLowerCase();
  return [word + (tail === "'s" && !place.bare.includes("'") && !place.bare.includes('’') ? 's' : tail)];
}

function partWay(part: string): string {
  if (part.length === 1) return part.toUpperCase();
  if (/^\p{Lu}+$/u.test(part)) return isSpelled(part, false) ? spelled(part) : part.toLowerCase();
  return isKnownLetters(part) && part.length === 2 ? spelled(part) : part.toLowerCase();
}

/** How far around a word it is looked whether all is in capitals. */
const REACH = 5;

/** Whether the words around are in capitals too, so that they tell nothing. */
function isShouted({ at }: Place): boolean {
  let words = 0;
  let loud = 0;
  for (const direction of [-1, 1]) {
    for (let distance = 1; distance <= REACH; distance += 1) {
      const { bare } = at(direction * distance);
      if (!/\p{L}{2}/u.test(bare)) continue;
      words += 1;
      if (/^\p{Lu}[\p{Lu}'’-]+$/u.test(bare) && !isSpelled(bare, false) && !isKnownWord(bare)) loud += 1;
    }
  }
  return loud > 0 && loud >= words * 0.5;
}
