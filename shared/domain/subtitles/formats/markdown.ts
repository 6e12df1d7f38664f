import { escapeMarkdown } from '../../files/escape-markdown.ts';
import { formatShortTime } from '../../media/time-code.ts';
import { chapterTitle } from '../../transcript/chapters/render-chapters.ts';
import { quotedText } from '../../transcript/quotes/render-quotes.ts';
import { linesByChapter } from '../../transcript/chapters/lines-by-chapter.ts';
import { joinWords } from '../../words/word-tokens.ts';
import { doubtNote } from '../doubt-marks.ts';
import { cleanText, type SpeakerTurn, speakerTurns } from '../exported-transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/**
 * Markdown: the title as heading, each chapter as one below it, then a paragraph a turn, `**Anna** (0:05) text`; a paragraph a line
 * where nobody is named. Quotes follow as block quotes below a heading of their own.
 */
export function renderMarkdown(transcript: ExportedTranscript, options: ExportOptions): string {
  const title = `# ${escapeMarkdown(cleanText(transcript.title).replaceAll('\n', ' '))}\n`;
  const parts = linesByChapter(transcript.segments, transcript.chapters ?? []).flatMap(({ chapter, lines }) => {
    const paragraphs = speakerTurns({ ...transcript, segments: lines }, options)
      .flatMap((turn) => (turn.name === null ? turn.lines.map((line) => ({ ...turn, lines: [line] })) : [turn]))
      .map((turn) => paragraphOf(turn, options));
    if (chapter === null) return paragraphs;
    const time = options.withTimes ? ` (${formatShortTime(chapter.startMs)})` : '';
    return [`## ${escapeMarkdown(chapterTitle(chapter.title))}${time}\n`, ...paragraphs];
  });
  const note = doubtNote(transcript, options);
  const { quotes = [] } = transcript;
  const quoted = quotes.map((quote) => {
    const time = options.withTimes ? ` (${formatShortTime(quote.startMs)})` : '';
    return `> ${escapeMarkdown(quotedText(quote))}${time}\n`;
  });
  if (quoted.length > 0) quoted.unshift('## Quotes\n');
  return [title, ...(note === null ? [] : [`> ${escapeMarkdown(note)}\n`]), ...parts, ...quoted].join('\n');
}

function paragraphOf({ name, lines, mark }: SpeakerTurn, { withTimes }: ExportOptions): string {
  const marks = [
    name === null ? '' : `**${escapeMarkdown(name)}**`,
    withTimes ? `(${formatShortTime(lines[0]?.startMs ?? 0)})` : '',
  ].filter((each) => each !== '');
  const separator = name !== null && !withTimes ? ': ' : ' ';
  const text = escapeMarkdown(mark + joinWords(lines).replaceAll('\n', ' '));
  return `${marks.length > 0 ? marks.join(' ') + separator : ''}${text}\n`;
}
