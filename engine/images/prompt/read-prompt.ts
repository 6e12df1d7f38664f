import { outdone, undrawn } from './left-out.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { COLOUR_WORDS } from './lexicon/colour-words.ts';
import { USUAL_COLOURS } from './lexicon/compound-words.ts';
import type { Meanings } from './lexicon/lexicon.ts';
import { arranged } from './phrases/arrangement.ts';
import { compoundAt } from './phrases/compound-nouns.ts';
import { reworded } from './phrases/rewording.ts';
import type { PlaceMeaning } from './lexicon/place-words.ts';
import type { ReadSubject } from './read-subject.ts';
import { longestMatch, wordsOf } from './phrases/words-of-prompt.ts';
import { PromptReader, type Reading } from './prompt-reader.ts';
import { occasionOf } from './occasions.ts';
import { settledSubjects } from './settle-subjects.ts';

/** Reads a prompt: phrases first, longest first. Order matters: a number, a colour and a size belong to the next noun. */
export function readPrompt(asked: string): Reading {
  const prompt = reworded(asked);
  const reader = new PromptReader();
  const words = wordsOf(prompt);
  for (let at = 0; at < words.length;) {
    at += readAt(reader, words, at);
  }
  reader.endPhrase();
  const { unknown, ...reading } = reader.reading;
  const subjects = reading.subjects.filter(
    (subject) => !reader.unwearable.has(subject.id) && !reader.isVessel(subject),
  );
  const arrangement = arranged({ ...reading, subjects, unknown }, reader.places, prompt);
  const occasion = occasionOf(prompt, arrangement.subjects);
  const read = {
    ...arrangement,
    subjects: [...arrangement.subjects, ...occasion.subjects],
    places: [...arrangement.places, ...occasion.places],
  };
  // Whoever is at a window is in a room.
  if (unknown.some((word) => /^windows?$/.test(word)) && isNowhere(read.places) && read.subjects.some(isAlive))
    read.places.push({ setting: 'room' });
  // Of people one sees head and shoulders from near.
  const isNear = read.composition === 'close' && read.subjects.some(({ id }) => requireSubject(id).hasBust);
  return {
    ...read,
    composition: isNear ? 'portrait' : read.composition,
    subjects: settledSubjects(read.subjects, {
      prompt,
      isRoom: read.places.some(({ setting }) => setting === 'room'),
      isElsewhere:
        read.composition === 'portrait' ||
        read.places.some(
          ({ setting, backdrop, water, ground, extra, weather }) =>
            setting ?? backdrop ?? water ?? ground ?? extra ?? weather,
        ),
    }),
    unknown: [
      ...unknown.filter((word) => !occasion.drawn.has(word)),
      ...reader.unwearable.values(),
      ...undrawn(subjects, reader.shown),
      ...outdone(reader.places),
    ],
  };
}

const isAlive = ({ id }: ReadSubject): boolean => ['people', 'animals'].includes(requireSubject(id).kind);

const isNowhere = (places: readonly PlaceMeaning[]): boolean =>
  places.every(({ setting, backdrop, water, ground }) => !(setting ?? backdrop ?? water ?? ground));

/** Reads the phrase at a place; gives of how many words it is. */
function readAt(reader: PromptReader, words: readonly string[], at: number): number {
  const { found, length } = longestMatch(words, at);
  const phrase = words.slice(at, at + length);
  if (!found) {
    for (const word of phrase) reader.skip(word);
    return length;
  }
  const compound = compoundAt(words, at, { found, length });
  if (compound.kind === 'undrawn') {
    reader.leaveOut(words.slice(at, at + compound.length).join(' '));
    return compound.length;
  }
  if (compound.kind === 'modifier') {
    reader.takeColour(compound.colour);
    if (!compound.isSeen) reader.reading.unknown.push(...phrase);
  } else {
    reader.takeColour(USUAL_COLOURS[phrase.join(' ')] ?? colourOfPhrase(phrase, found.meanings.subject));
    if (compound.kind === 'many') reader.takeSeveral(5);
    if (isColourHere(words, at + length, found.meanings)) return takeColour(reader, found.meanings.colour!, length);
    const taken = compound.kind === 'instead' ? { meanings: { subject: compound.subject }, isPlural: false } : found;
    reader.take(taken, phrase.join(' '));
  }
  if (compound.kind === 'head') reader.take({ meanings: { composition: 'portrait' }, isPlural: false });
  return compound.kind === 'instead' ? compound.length : length + (compound.kind === 'head' ? 1 : 0);
}

/** “Golden” is an hour, and a colour before a thing: “a golden crown”. */
function isColourHere(words: readonly string[], next: number, { colour, place, subject }: Meanings): boolean {
  if (colour === undefined || place === undefined || subject !== undefined || next >= words.length) return false;
  return longestMatch(words, next).found?.meanings.subject !== undefined;
}

function takeColour(reader: PromptReader, colour: string, length: number): number {
  reader.take({ meanings: { colour }, isPlural: false });
  return length;
}

/** “A green leaf” is green, while red wine is in a bottle of its own colour. */
const colourOfPhrase = (phrase: readonly string[], subject: string | undefined): string | undefined =>
  subject !== undefined && phrase.length > 1 && requireSubject(subject).kind === 'plants'
    ? COLOUR_WORDS[phrase[0]!]
    : undefined;
