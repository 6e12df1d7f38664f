import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import { arrowCues } from './arrow-cues.ts';
import { microDvdCues, sbvCues, subStationCues } from './other-cues.ts';
import type { SubtitleCue } from './subtitle-cue.ts';

/** Kinds of subtitles that are told apart by their content; those of `UNREAD` are known but not read. */
export type SubtitleFormat = 'srt' | 'vtt' | 'sbv' | 'microdvd' | 'ass' | 'ttml' | 'sami' | 'lrc';

/** Extensions of subtitle files that are read. */
export const SUBTITLE_EXTENSIONS = ['srt', 'vtt', 'ass', 'ssa', 'sbv', 'sub'] as const;

const UNREAD: Partial<Record<SubtitleFormat, string>> = { ttml: 'TTML', sami: 'SAMI', lrc: 'LRC' };

const STARTS: [SubtitleFormat, RegExp][] = [
  ['vtt', /^WEBVTT(?:\s|$)/],
  ['ass', /^\s*\[Script Info\]/i],
  ['ttml', /^\s*(?:<\?xml[^>]*>\s*)?<tt[\s:>]/i],
  ['sami', /^\s*<SAMI[\s>]/i],
  ['microdvd', /^\s*\{\d+\}\{\d*\}/],
  ['lrc', /^\s*(?:\[[a-z]{2,6}:[^\]\n]*\]\s*)*\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]/i],
  ['sbv', /^\s*\d{1,2}:\d{2}:\d{2}\.\d{1,3},\d{1,2}:\d{2}:\d{2}\.\d{1,3}[^\S\n]*\n/],
  ['srt', /^\s*(?:\d+[^\S\n]*\n\s*)?[-\u2212\u2013]?\s*\d[\d\s:.,;]*-{1,3}>\s*[-\u2212\u2013]?\s*\d/],
];

/** What kind of subtitles a text is by how it begins, whatever its file is called; null for other texts. */
export function subtitleFormatOf(text: string): SubtitleFormat | null {
  const start = text
    .slice(0, 4096)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/**
 * All cues of a subtitle file in the order of their times. Line ends are `\n`. Throws INVALID_INPUT with the reason
 * `subtitles`, and the line where there is one: a file is read whole or not at all.
 */
export function readSubtitles(text: string): SubtitleCue[] {
  const format = subtitleFormatOf(text) ?? 'srt';
  const unread = UNREAD[format];
  if (unread) {
    throw reasonedFailure('INVALID_INPUT', 'subtitles', { format, formatName: unread });
  }
  const cues = cuesOf(text.replace(/^\uFEFF/, ''), format);
  return cues.toSorted((a, b) => a.startMs - b.startMs);
}

function cuesOf(text: string, format: SubtitleFormat): SubtitleCue[] {
  if (format === 'sbv') return sbvCues(text);
  if (format === 'microdvd') return microDvdCues(text);
  return format === 'ass' ? subStationCues(text) : arrowCues(text);
}
