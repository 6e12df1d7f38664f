import type { Failure } from '../../failures/failure.ts';
import { reasonedFailure } from '../../failures/reasoned-failure.ts';

/** One entry of a subtitle file. `lines` are as they stand in the file, markup included. */
export type SubtitleCue = { startMs: number; endMs: number; lines: string[] };

/** INVALID_INPUT with the reason `subtitles`: a cue cannot be read; `line` counts from 1. */
export function unreadableCue(line: number, found: string): Failure {
  return reasonedFailure('INVALID_INPUT', 'subtitles', { line, found: found.trim().slice(0, 60) });
}

/** A cue whose times lie in the right order and not before zero. */
export function cueAt(startMs: number, endMs: number, lines: string[] = []): SubtitleCue {
  const start = Math.max(0, Math.round(startMs));
  return { startMs: start, endMs: Math.max(start + 1, Math.round(endMs)), lines };
}

/**
 * Time of a cue in ms: hours may be missing, the fraction may have any number of digits or none, blanks may stand anywhere, a
 * minus is read. Null for anything else.
 */
export function cueTime(text: string): number | null {
  const plain = text.replace(/\s+/g, '').replace(/[\u2212\u2013]/g, '-');
  const match = /^(-)?(?:(\d{1,4}):)?(\d{1,3}):(\d{1,3})(?:[.,:;](\d{1,9}))?$/.exec(plain);
  if (!match) return null;
  const [, minus, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const timeMs = whole * 1000 + Number(`0.${fraction}`) * 1000;
  return minus ? -timeMs : timeMs;
}
