import { stem, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';

/** Words that mean the same in a request for a tool; the first of a row stands for all. */
const CONCEPTS: readonly string[] = [
  'picture image photo photograph painting drawing illustration artwork paint draw sketch illustrate cover poster',
  'song music track tune melody jingle anthem compose',
  'video clip movie film animation animate footage',
  'speech voice-over narration narrate speak voiceover say aloud',
  'weather rain rainy sunny snow snowy temperature forecast wind windy cloudy umbrella storm',
  'mood emotion feeling tone delivery',
  'mail email message',
  'translate translation translator',
  'price cost quote stock',
  'time clock',
  'calendar appointment meeting event schedule',
  'delete remove erase destroy discard drop clear purge wipe',
  'send publish post upload share submit pay buy order book',
  'cancel stop abort',
];
const BY_STEM = new Map(
  CONCEPTS.flatMap((row) => {
    const stems = row.split(' ').map(stem);
    return stems.map((each): [string, string] => [each, stems[0]!]);
  }),
);

/** Verbs and words that many tools share and that tell none apart. */
const COMMON = new Set(
  'make creat generat get fetch set new do run call give show tell tool function user us valu return answer stud'.split(
    ' ',
  ),
);

/** Concepts whose tools change something outside: they are called only when the request begins with such a word. */
const HARMFUL = new Set(['delet', 'send', 'cancel']);

/** What a word means to a tool, or null where it says nothing. */
export function conceptOf(word: string): string | null {
  const stemmed = stem(word);
  if (COMMON.has(stemmed)) return null;
  return BY_STEM.get(stemmed) ?? stemmed;
}

/** The concepts of a name in snake or camel case. */
export const conceptsInName = (name: string): string[] =>
  conceptsOf(name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' '));

/** The concepts of a text, without words that say nothing. */
export const conceptsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const concept = word.length > 1 ? conceptOf(word) : null;
    return concept === null ? [] : [concept];
  });

/** Whether a tool with such a name can do harm. */
export const harmOf = (name: string): string[] => conceptsInName(name).filter((concept) => HARMFUL.has(concept));
