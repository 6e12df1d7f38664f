import type { CaptionRules } from './caption-rules.ts';
import type { Chapter, Quote, Segment, Speaker, Transcript } from '../transcript/transcript.ts';

/** What an export reads of a transcript. */
export type ExportedTranscript = Pick<Transcript, 'title' | 'durationMs' | 'recipe'> & {
  segments: readonly Segment[];
  speakers: readonly Speaker[];
  /** Missing where there are none. */
  chapters?: readonly Chapter[];
  /** Missing where there are none. */
  quotes?: readonly Quote[];
};

/**
 * What an export shows beside the text. Formats that always carry times ignore `withTimes`. `withDoubtMarks` (default true):
 * text whose language is doubtful is marked; JSON always says it.
 */
export type ExportOptions = {
  withTimes: boolean;
  withSpeakers: boolean;
  withDoubtMarks?: boolean | undefined;
  /** Plain text only: lines are joined to paragraphs, without names and times. */
  asParagraphs?: boolean | undefined;
  /** How subtitles are wrapped, by default as CAPTION_RULES say. */
  lineRules?: Pick<CaptionRules, 'lineCharacters' | 'wideLineCharacters'> | undefined;
};
