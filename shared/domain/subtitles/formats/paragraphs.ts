import type { Segment } from '../../transcript/transcript.ts';
import { endsSentence } from '../../words/sentence-end.ts';
import { joinWords } from '../../words/word-tokens.ts';
import { doubtPrefix } from '../doubt-marks.ts';
import { linesWithText } from '../exported-transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/** A silence longer than this begins a new paragraph. */
const PAUSE_MS = 2500;
/** From here on a paragraph ends with its sentence. */
const LONG_CHARACTERS = 600;

/**
 * The text as paragraphs without names: lines are joined until somebody else speaks, a long pause comes, or the paragraph is
 * long and a sentence ends.
 */
export function paragraphs(transcript: ExportedTranscript, options: ExportOptions): string[] {
  const found: { lines: Segment[]; mark: string; length: number }[] = [];
  for (const line of linesWithText(transcript)) {
    const last = found.at(-1);
    const mark = doubtPrefix(line, options);
    if (last && last.mark === mark && !isBreak(last.lines.at(-1), line, last.length)) {
      last.lines.push(line);
      last.length += line.text.length;
    } else found.push({ lines: [line], mark, length: line.text.length });
  }
  return found.map(({ lines, mark }) => mark + joinWords(lines).replaceAll('\n', ' '));
}

function isBreak(line: Segment | undefined, next: Segment, length: number): boolean {
  if (!line) return false;
  if (line.speakerId !== next.speakerId || next.startMs - line.endMs > PAUSE_MS) return true;
  const word = line.text.split(/\s+/).at(-1) ?? '';
  return length >= LONG_CHARACTERS && endsSentence(word, next.text.split(/\s+/)[0] ?? null);
}
