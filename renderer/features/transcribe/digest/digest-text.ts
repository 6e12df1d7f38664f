import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { DigestPart } from '../../../../shared/domain/transcript/digest/digest.ts';
import type { DigestRow } from './digest-rows.ts';
import { digestTexts as words } from './digest-texts.ts';

/** The summary as a note has it, with the quotes whose lines are gone, for which there is no other place; empty where there are none. */
export const noteText = (rows: readonly DigestRow[]): string =>
  sections([summaryOf(rows), quotesOf(rows.filter(({ startMs }) => startMs === null))]);

/** All of it as a text to be pasted: a title, the summary, chapters as video hosts read them, quotes with their times. */
export function digestText(rows: readonly DigestRow[], title: string | null): string {
  return sections([title ?? '', summaryOf(rows), chaptersOf(rows), quotesOf(rows)]);
}

const sections = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
const under = (heading: string, lines: readonly string[]) => (lines.length === 0 ? '' : [heading, ...lines].join('\n'));
const ofPart = (rows: readonly DigestRow[], part: DigestPart) => rows.filter((row) => row.part === part);

function summaryOf(rows: readonly DigestRow[]): string {
  const sentences = ofPart(rows, 'summary').map(({ text }) => text);
  return under(words.headings.summary, sentences.length === 0 ? [] : [sentences.join(' ')]);
}

function chaptersOf(rows: readonly DigestRow[]): string {
  const lines = ofPart(rows, 'chapter').map(({ startMs, text }) => `${formatShortTime(startMs ?? 0)} ${text}`);
  return under(words.headings.chapters, lines);
}

function quotesOf(rows: readonly DigestRow[]): string {
  const lines = ofPart(rows, 'quote').map(({ startMs, text, speaker }) => {
    const time = startMs === null ? '' : `${formatShortTime(startMs)} `;
    return `${time}“${text}”${speaker === '' ? '' : ` (${speaker})`}`;
  });
  return under(words.headings.quotes, lines);
}
