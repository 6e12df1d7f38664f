import { escapeMarkdown } from '../../files/escape-markdown.ts';
import { formatShortTime } from '../../media/time-code.ts';
import { joinWords } from '../../words/word-tokens.ts';
import { doubtNote } from '../doubt-marks.ts';
import { cleanText, speakerTurns } from '../exported-transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/** Markdown: the title as heading, then a paragraph a turn, `**Anna** (0:05) text`; a paragraph a line where nobody is named. */
export function renderMarkdown(transcript: ExportedTranscript, options: ExportOptions): string {
  const title = `# ${escapeMarkdown(cleanText(transcript.title).replaceAll('\n', ' '))}\n`;
  const paragraphs = speakerTurns(transcript, options)
    .flatMap((turn) => (turn.name === null ? turn.lines.map((line) => ({ ...turn, lines: [line] })) : [turn]))
    .map(({ name, lines, mark }) => {
      const marks = [
        name === null ? '' : `**${escapeMarkdown(name)}**`,
        options.withTimes ? `(${formatShortTime(lines[0]?.startMs ?? 0)})` : '',
      ].filter((mark) => mark !== '');
      const separator = name !== null && !options.withTimes ? ': ' : ' ';
      const text = escapeMarkdown(mark + joinWords(lines).replaceAll('\n', ' '));
      return `${marks.length > 0 ? marks.join(' ') + separator : ''}${text}\n`;
    });
  const note = doubtNote(transcript, options);
  return [title, ...(note === null ? [] : [`> ${escapeMarkdown(note)}\n`]), ...paragraphs].join('\n');
}
