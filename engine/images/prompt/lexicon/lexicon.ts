import { SUBJECTS } from '../../subjects/subject-registry.ts';
import { PLACE_WORDS } from './place-words.ts';
import { UNDRAWN_HEADS } from './compound-words.ts';
import {
  ACTION_WORDS,
  BODY_WORDS,
  COMPOSITION_WORDS,
  FUNCTION_WORDS,
  PRAISE_WORDS,
  NUMBER_WORDS,
  POSE_WORDS,
  RELATION_WORDS,
  SEVERAL_WORDS,
  SIDE_WORDS,
  SIZE_WORDS,
  STYLE_WORDS,
} from './other-words.ts';
import { COLOUR_WORDS } from './colour-words.ts';

/** Everything that a word may mean; "orange tree" is a subject, "orange" a colour. */
export type Meanings = {
  subject?: string;
  place?: string;
  colour?: string;
  count?: number;
  several?: number;
  style?: string;
  pose?: string;
  composition?: string;
  side?: string;
  size?: string;
  relation?: string;
};

/** The most words of a phrase. */
export const LONGEST_PHRASE = 4;

const entries = new Map<string, Meanings>();
const add = (word: string, meaning: Meanings) => entries.set(word, { ...entries.get(word), ...meaning });

for (const [word, count] of NUMBER_WORDS) add(word, { count });
for (const [word, several] of SEVERAL_WORDS) add(word, { several });
for (const word of STYLE_WORDS.keys()) add(word, { style: word });
for (const word of POSE_WORDS.keys()) add(word, { pose: word });
for (const word of COMPOSITION_WORDS.keys()) add(word, { composition: word });
for (const word of SIDE_WORDS.keys()) add(word, { side: word });
for (const word of SIZE_WORDS.keys()) add(word, { size: word });
for (const word of RELATION_WORDS.keys()) add(word, { relation: word });
for (const word of PLACE_WORDS.keys()) add(word, { place: word });
for (const [word, colour] of Object.entries(COLOUR_WORDS)) add(word, { colour });
for (const subject of SUBJECTS.values()) for (const word of subject.words) add(word, { subject: subject.id });

/** Every word that means something, by itself or within a phrase, or is known to mean nothing. */
const parts: ReadonlySet<string> = new Set([
  ...[...entries.keys()].flatMap((phrase) => phrase.split(/[ -]/)),
  ...FUNCTION_WORDS,
  ...PRAISE_WORDS,
  ...ACTION_WORDS,
  ...BODY_WORDS,
  ...UNDRAWN_HEADS,
]);

/** Whether a word, or its singular, means something by itself or within a phrase. */
export const isPartOfPhrase = (word: string): boolean =>
  parts.has(word) || singularsOf(word).some((singular) => parts.has(singular));

/** A phrase that was found, and whether it was a plural of what is in the lexicon. */
export type Found = { meanings: Meanings; isPlural: boolean };

/** Plurals that no rule makes of a singular. */
const IRREGULAR_PLURALS: ReadonlySet<string> = new Set(
  'people children women men oranges peaches cacti mice wolves oxen fishermen geese teeth'.split(' '),
);

/** What a phrase means, plurals understood; null when it is unknown. */
export function lookUp(phrase: string): Found | null {
  const exact = entries.get(phrase);
  if (exact) return { meanings: exact, isPlural: IRREGULAR_PLURALS.has(phrase) };
  for (const singular of singularsOf(phrase)) {
    const meanings = entries.get(singular);
    if (meanings && (meanings.subject || meanings.place || meanings.style)) return { meanings, isPlural: true };
  }
  return null;
}

function singularsOf(phrase: string): string[] {
  if (!phrase.endsWith('s') || phrase.endsWith('ss')) return [];
  const made = [phrase.slice(0, -1)];
  if (phrase.endsWith('es')) made.push(phrase.slice(0, -2));
  if (phrase.endsWith('ies')) made.push(`${phrase.slice(0, -3)}y`);
  if (phrase.endsWith('ves')) made.push(`${phrase.slice(0, -3)}f`, `${phrase.slice(0, -3)}fe`);
  return made;
}

/** How many nouns the painter knows, and how many subjects they name. */
export const vocabularySize = (): { nouns: number; subjects: number } => ({
  nouns: [...entries.values()].filter(({ subject, place }) => subject !== undefined || place !== undefined).length,
  subjects: SUBJECTS.size,
});
