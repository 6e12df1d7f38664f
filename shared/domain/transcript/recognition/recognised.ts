import type { Word } from '../transcript.ts';

/**
 * A recognised word and who says it: a number that is the same for the same speaker within one result; null unknown.
 * `languageDoubtful` as in Segment.
 */
export type TimedWord = Word & { speaker: number | null; languageDoubtful?: boolean };

/** A line made of recognised text; it becomes a Segment when it gets an id and a speaker of the transcript. */
export type RecognisedLine = {
  startMs: number;
  endMs: number;
  speaker: number | null;
  text: string;
  words: Word[] | null;
  languageDoubtful?: boolean;
};
