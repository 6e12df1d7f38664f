/** Words that say nothing about a subject. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those it its he she they them his her their i me my mine we us our you your yours
  and or but nor so if then than as at by for from in into of off on onto out over to up with about after before
  is are was were be been being am do does did doing done have has had having will would can could shall should may might must
  not no nor only own same too very just also again once here there when where why how what which who whom whose all any both each
  few more most other some such s t don now please kindly let make give get got one ones well yes oh um uh like know think really
  because while during between through against under above below until further yeah okay ok going go goes gone come came say said
  says thing things something anything everything lot kind sort mean way there's here's what's who's where's how's let's it's i'm that's don't didn't won't isn't we're they're`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

/** Whether a word says something about a subject. */
export const isContentWord = (word: string): boolean => word.length > 1 && !STOP_WORDS.has(word);

/** Endings and what stands in their place, the first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})(?:iest|ier|ies|ied)$/u, 'y'],
  [/(?<=(?:s|x|z|ch|sh))es$/u, ''],
  [/(?<=\p{L}{3})(?:ing|ed|er|est|ly)$/u, ''],
  [/(?<=\p{L}{2}[^su])s$/u, ''],
];

/** A word without its ending, so that forms of it are equal: calmer and calm, stories and story. */
export function stem(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (!ending.test(word)) continue;
    const short = word.replace(ending, instead);
    // A doubled letter came with the ending (sadder), and so did an e that went (making).
    return short.replace(/([bdgmnprt])\1$/u, '$1').replace(/(?<=\p{L}{3})e$/u, '');
  }
  return word.replace(/(?<=\p{L}{3})e$/u, '');
}

/** The stems of the words that say something. */
export const contentStems = (text: string): string[] => wordsOf(text).filter(isContentWord).map(stem);
