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
  audio: 'recording',
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
/** Words around a title that are no part of it. */
const NOISE = new Set(
  'item items file files document selected selection current currently open opened called named titled title library my item’s everything all two three both lines line whole entire complete QUOTED quoted'.split(
    ' ',
  ),
);

/** The words of a phrase that could be of a title. */
export const titleWords = (phrase: string): string[] =>
  wordsOf(withoutQuoted(phrase)).filter(
    (word) => isContentWord(word) && !NOISE.has(word) && !Object.hasOwn(KIND_NOUNS, word),
  );

/** The kind that a phrase names, or undefined. */
export const kindIn = (phrase: string): string | undefined =>
  wordsOf(phrase)
    .map((word) => (Object.hasOwn(KIND_NOUNS, word) ? KIND_NOUNS[word] : undefined))
    .find((kind) => kind !== undefined);
