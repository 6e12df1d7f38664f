const ABBREVIATIONS = new Set(
  (
    'mr mrs ms mx dr prof rev hon st sr jr gen col maj capt lt sgt cpl gov sen rep pres supt insp ' +
    'mt ft vs etc cf al eg ie e.g i.e vol ch fig ed eds pp approx dept est inc ltd corp co bros ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri ave blvd rd ' +
    'bzw ca usw evtl ggf nr str hr fr sra srta mme mlle'
  ).split(' '),
);
/** Abbreviations only ahead of a number: "No. 5" but "No. Never." */
const NUMBER_ABBREVIATIONS = new Set(['no', 'nos', 'p', 'art', 'sec', 'op']);
const ENDING = /([.?!…。？！｡]+)["'”’»›)\]）」』】》]*$/u;

/**
 * Whether a sentence ends with this word. Knows common abbreviations, initials, numbers and dots in the middle of a
 * sentence; `next` is the word behind, null at the end of the text.
 */
export function endsSentence(word: string, next: string | null): boolean {
  const ending = ENDING.exec(word)?.[1];
  if (ending === undefined) return false;
  if (/[。？！｡]/u.test(ending)) return true;
  if (next === null) return true;
  if (/^["'“‘(«]*\p{Ll}/u.test(next)) return false;
  if (ending !== '.') return true;
  const body = word
    .slice(0, word.lastIndexOf('.'))
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toLowerCase();
  if (ABBREVIATIONS.has(body)) return false;
  if (NUMBER_ABBREVIATIONS.has(body)) return !/^\p{N}/u.test(next);
  // A single letter is an initial ("J. Smith"), except the words that are one letter long.
  return !/^\p{L}$/u.test(body) || body === 'i';
}

/** Whether a clause ends with this word, so that a line may break behind it. */
export const endsClause = (word: string): boolean => /[,;:–—，、；：.?!…。？！]["'”’)\]）」』】》]*$/u.test(word);
