import { withoutQuoted } from '../language/quoted-texts.ts';
import { isContentWord, wordsOf } from '../../../shared/domain/extraction/content-words.ts';

/** Words for kinds of items. */
export const KIND_NOUNS: Readonly<Record<string, string>> = {
  transcript: 'transcript',
  transcripts: 'transcript',
  transcription: 'transcript',
  script: 'script',
  scripts: 'script',
  recording: 'recording',
  recordings: 'recording',
  take: 'speech',
  takes: 'speech',
  image: 'image',
  images: 'image',
  picture: 'image',
  pictures: 'image',
  photo: 'image',
  photos: 'image',
  pic: 'image',
  pics: 'image',
  drawing: 'image',
  drawings: 'image',
  painting: 'image',
  paintings: 'image',
  clip: 'clip',
  clips: 'clip',
  song: 'song',
  songs: 'song',
};
/** Words that are kinds where no other is named; a script may be called “Welcome video”. */
const SOFT_NOUNS: Readonly<Record<string, string>> = {
  audio: 'recording',
  video: 'clip',
  videos: 'clip',
  footage: 'clip',
  track: 'song',
  tracks: 'song',
  tune: 'song',
};
/** Words around a title that are no part of it. */
const NOISE = new Set(
  'item items file files document selected selection current currently open opened called named titled title library my item’s everything all two three both rest lines line whole entire complete conversation discussion dialogue dialog QUOTED quoted'.split(
    ' ',
  ),
);

const IN_THE_NAME = /\bin (?:the|its|their) (?:names?|titles?)\b/i;

/** The words of a phrase that could be of a title. */
export const titleWords = (phrase: string): string[] =>
  wordsOf(
    withoutQuoted(phrase)
      .replace(IN_THE_NAME, ' ')
      .replaceAll(/(?<=\p{L}{2})['’]s(?![\p{L}])/gu, ''),
  ).filter(
    (word) =>
      isContentWord(word) && !NOISE.has(word) && !Object.hasOwn(KIND_NOUNS, word) && !Object.hasOwn(SOFT_NOUNS, word),
  );

/** Words that point at an item, and are in no title where something is to go. */
const POINTERS = new Set(
  'item items file files document selected selection current currently open opened called named titled library my item’s everything all entire whole QUOTED quoted'.split(
    ' ',
  ),
);
/** The same where something is to go: “the title sequence” is not just any sequence. */
export const wholeTitleWords = (phrase: string): string[] =>
  wordsOf(withoutQuoted(phrase).replaceAll(/(?<=\p{L}{2})['’]s(?![\p{L}])/gu, '')).filter(
    (word) =>
      isContentWord(word) &&
      !POINTERS.has(word) &&
      !Object.hasOwn(KIND_NOUNS, word) &&
      !Object.hasOwn(SOFT_NOUNS, word),
  );

const kindOf = (words: readonly string[], nouns: Readonly<Record<string, string>>): string | undefined =>
  words.map((word) => (Object.hasOwn(nouns, word) ? nouns[word] : undefined)).find((kind) => kind !== undefined);

/** The kind that a phrase names outside of quotation marks, or undefined. */
export function kindIn(phrase: string): string | undefined {
  const words = wordsOf(withoutQuoted(phrase));
  return kindOf(words, KIND_NOUNS) ?? kindOf(words, SOFT_NOUNS);
}

/** Words that may be a kind or a part of the title: "video" of "the welcome video". */
export const softNouns = (phrase: string): string[] =>
  wordsOf(withoutQuoted(phrase)).filter((word) => Object.hasOwn(SOFT_NOUNS, word));
