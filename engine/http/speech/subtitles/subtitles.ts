import type { WireSubtitle, WireSubtitleWord } from '../../../../shared/service-api/speech/speech.ts';
import { characterOffsets } from './character-offsets.ts';
import type { SpokenSegment } from '../../../speech/synthesizer.ts';

type Timed = Pick<SpokenSegment, 'text' | 'textBegin' | 'textEnd' | 'startMs' | 'endMs' | 'words'>;

/** Writes the subtitles of one text (gaps.md G18). Times in whole ms, positions in characters. */
export type SubtitleWriter = {
  /** `words` null leaves `timestamped_words` null; a number takes the words that have been spoken up to that time. */
  subtitle(segment: Timed, words: 'all' | { untilMs: number } | null): WireSubtitle;
  /** The document behind `subtitle_file`. */
  document(segments: readonly Timed[], withWords: boolean): Record<string, unknown>[];
};

/** Makes the writer for a text that the segments point into. */
export function createSubtitleWriter(text: string): SubtitleWriter {
  const characters = characterOffsets(text);

  function wordsOf(segment: Timed, untilMs: number): WireSubtitleWord[] {
    const written: WireSubtitleWord[] = [];
    const spoken = segment.words.filter((word) => word.endMs <= untilMs);
    for (const [index, word] of spoken.entries()) {
      const before = spoken[index - 1];
      const blank = before ? blankBetween(text, before, word) : null;
      if (blank) written.push(wireWord(blank, characters));
      written.push(wireWord(word, characters));
    }
    return written;
  }

  function subtitle(segment: Timed, words: 'all' | { untilMs: number } | null): WireSubtitle {
    const untilMs = words === null || words === 'all' ? segment.endMs : Math.min(words.untilMs, segment.endMs);
    return {
      text: segment.text,
      text_begin: characters(segment.textBegin),
      text_end: characters(segment.textEnd),
      time_begin: Math.round(segment.startMs),
      time_end: Math.round(untilMs),
      timestamped_words: words === null ? null : wordsOf(segment, words === 'all' ? Infinity : untilMs),
    };
  }

  return {
    subtitle,
    document: (segments, withWords) =>
      segments.map((segment, index) => ({
        ...withPronunciation(subtitle(segment, withWords ? 'all' : null)),
        is_final_segment: index === segments.length - 1,
      })),
  };
}

type TimedWord = Timed['words'][number];

/** White space between two words is a word of its own (gaps.md G18); null where there is none. */
function blankBetween(text: string, before: TimedWord, after: TimedWord): TimedWord | null {
  const gap = /\s+/.exec(text.slice(before.textEnd, after.textBegin));
  if (!gap) return null;
  const textBegin = before.textEnd + gap.index;
  return {
    text: gap[0],
    textBegin,
    textEnd: textBegin + gap[0].length,
    startMs: before.endMs,
    endMs: Math.max(before.endMs, after.startMs),
  };
}

function wireWord(word: TimedWord, characters: (utf16: number) => number): WireSubtitleWord {
  return {
    word: word.text,
    word_begin: characters(word.textBegin),
    word_end: characters(word.textEnd),
    time_begin: Math.round(word.startMs),
    time_end: Math.round(word.endMs),
  };
}

/** What is spoken is what is written here, so both texts are the same. */
function withPronunciation(subtitle: WireSubtitle): Record<string, unknown> {
  const { text, text_begin: begin, text_end: end, timestamped_words: words } = subtitle;
  return {
    ...subtitle,
    pronounce_text: text,
    pronounce_text_begin: begin,
    pronounce_text_end: end,
    timestamped_words:
      words?.map((word) => ({
        ...word,
        pronounce_word: word.word,
        pronounce_word_begin: word.word_begin,
        pronounce_word_end: word.word_end,
      })) ?? null,
  };
}
