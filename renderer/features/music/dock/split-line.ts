import type { TimedLine } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';

/** Part of a line: a word with the time at which it begins, or what stands between words. */
export type LinePart = { text: string; startMs: number | null };

/** The words of a line as they are written, with their times; words that are not in the text are left out. */
export function splitLine({ text, words }: Pick<TimedLine, 'text' | 'words'>): LinePart[] {
  const parts: LinePart[] = [];
  let at = 0;
  for (const word of words) {
    const from = text.indexOf(word.text, at);
    if (from < 0) continue;
    if (from > at) parts.push({ text: text.slice(at, from), startMs: null });
    at = from + word.text.length;
    parts.push({ text: text.slice(from, at), startMs: word.startMs });
  }
  if (at < text.length) parts.push({ text: text.slice(at), startMs: null });
  return parts;
}
