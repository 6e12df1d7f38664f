/** A word that may be a spelling of another one: with a capital letter, or in quotation marks. */
const NAME = /["“](?<quoted>[^"”]{2,40})["”]|(?<![\p{L}\p{N}])(?<name>\p{Lu}[\p{L}’'-]{2,30}|\p{Ll}[\p{L}’'-]{4,30})/gu;
/** Words without a capital letter may be alike by chance: then both have to be told. */
const LEAST_FOR_WORDS = 2;
/** How much two spellings of one name may differ, in letters. */
const MOST_SLIPS = 3;
const WRONG_BEFORE =
  /\b(?:not|instead of|rather than|wrong(?:ly)?:?|says?|said|saying|writes?|wrote|written|hears?|heard|reads?|misspell(?:ed|s)?|misspelt|has|have|had|turned into|made|typed|from|replace|change|correct|fix|every|all|the name|it['’]s spelled)\s+(?:(?:it|him|her|them|as|the name|always|once|there)\s+)*$/i;
const WRONG_BEHIND =
  /^\s*(?:(?:is|was|are|were|looks?)\s+(?:spelled\s+|written\s+)?(?:wrong(?:ly)?|incorrect(?:ly)?|a (?:typo|mistake|misspelling)|false|not right)|\((?:wrong|sic)\))/i;
const RIGHT_BEFORE =
  /(?:\b(?:correct(?:ly)?(?: (?:is|spelling|name|form))*|right (?:is|one is|name is|spelling is)|should (?:be|say|read)|must be|has to be|actually|really|real name is|name is|name['’]s|meant?|spelled|called|make it|use|with|into|to|it['’]s|it is|is)|->|→|=>)\s*:?\s*$/i;
const RIGHT_BEHIND = /^\s*(?:is|was|would be)\s+(?:right|correct|the (?:right|correct|real))/i;

type Spelling = { said: string; before: string; behind: string };

/**
 * Two spellings of one name, of which the words around them tell which is the right one: “the name Omer is wrong, correct is Omar”. Null where
 * there are not two, or nothing tells.
 */
export function correctedName(text: string): { wrong: string; right: string } | null {
  const [one, other, ...more] = spellingsIn(text);
  if (!one || !other || more.length > 0 || !areAlike(one.said, other.said)) return null;
  const score = scoreOf(one) - scoreOf(other);
  const areNames = [one, other].every(({ said }) => /^\p{Lu}/u.test(said));
  if (score === 0 || (!areNames && Math.abs(score) < LEAST_FOR_WORDS)) return null;
  return score > 0 ? { wrong: other.said, right: one.said } : { wrong: one.said, right: other.said };
}

function spellingsIn(text: string): Spelling[] {
  const found = [...text.matchAll(NAME)].map(({ 0: whole, index, groups }) => ({
    said: (groups!['quoted'] ?? groups!['name']!).trim(),
    before: text.slice(0, index),
    behind: text.slice(index + whole.length),
  }));
  // Names that stand for something else, such as the one who says it, are like none of the others.
  const alike = found.filter((each) =>
    found.some((other) => other.said !== each.said && areAlike(each.said, other.said)),
  );
  return alike.filter((each, at) => alike.findIndex(({ said }) => said === each.said) === at);
}

/** How surely a spelling is the right one: below 0 where it is the wrong one. */
const scoreOf = ({ before, behind }: Spelling): number =>
  (RIGHT_BEHIND.test(behind) ? 2 : 0) -
  (WRONG_BEHIND.test(behind) ? 2 : 0) +
  (RIGHT_BEFORE.test(before) ? 1 : 0) -
  (WRONG_BEFORE.test(before) ? 1 : 0);

const areAlike = (one: string, other: string): boolean =>
  one.toLowerCase() !== other.toLowerCase() &&
  distanceOf(one.toLowerCase(), other.toLowerCase()) <=
    Math.min(MOST_SLIPS, Math.max(1, Math.floor(Math.max(one.length, other.length) / 2)));

/** Letters that are missing, added or changed between two words (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++)
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === other[at] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}
