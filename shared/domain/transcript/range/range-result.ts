import type { ItemId, SegmentId } from '../../ids.ts';
import type { TimedWord } from '../recognition/recognised.ts';
import type { TranscriptRecipe } from '../transcript.ts';

/** Longest range that is transcribed again by itself, ms: old and new are compared word by word. */
export const MAX_RANGE_MS = 600_000;

/** Sound around a range that is heard along with it: edges of lines often cut a word. */
export const RANGE_MARGIN_MS = 250;

/** Numbers of speakers of one piece are below this, those of the next from here on: it knows nothing of the first one's. */
export const SPEAKERS_OF_A_PIECE = 1000;

/** A line as it was when the range was ordered. */
export type RangeLine = { id: SegmentId; startMs: number; endMs: number; text: string };

/**
 * What came of transcribing a range of a transcript once more. It changes nothing by itself: it is kept until somebody accepts
 * lines of it or discards it. `areMeasured` is false where only sentences had times. Speakers of words are numbers of this
 * result; they are asked for with `withSpeakers`.
 */
export type RangeResult = {
  rangeId: string;
  transcriptId: ItemId;
  startMs: number;
  endMs: number;
  recipe: TranscriptRecipe;
  withSpeakers: boolean;
  words: TimedWord[];
  areMeasured: boolean;
  before: RangeLine[];
};
