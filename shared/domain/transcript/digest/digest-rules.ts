import { bestQuotes } from '../../extraction/best-quotes.ts';
import { findChapters } from '../../extraction/find-chapters.ts';
import { sentencesOf } from '../../extraction/sentences.ts';
import { sumUp } from '../../extraction/sum-up.ts';
import { titleIdeas } from '../../extraction/title-ideas.ts';
import type { DigestLine, DigestPart, DigestProposal } from './digest.ts';

const MOST_TITLES = 3;
const FEWEST_QUOTES = 3;
const MOST_QUOTES = 8;
/** A quote for each so many sentences. */
const SENTENCES_OF_A_QUOTE = 15;

/** What the rules of this computer propose, in the words of the transcript. One chapter would be no chapter, so there is none then. */
export function digestByRules(lines: readonly DigestLine[]): DigestProposal[] {
  // A sentence knows the line that it begins in by a number, which stands in the place of the time.
  const sentences = sentencesOf(lines.map(({ text, speaker }, index) => ({ text, speaker, startMs: index })));
  const chapters = findChapters(sentences).filter(({ title }) => title !== '');
  const quotes = Math.min(MOST_QUOTES, Math.max(FEWEST_QUOTES, Math.round(sentences.length / SENTENCES_OF_A_QUOTE)));
  const proposed = (part: DigestPart, line: number | null, text: string) => ({ part, line, text, reason: null });
  return [
    ...titleIdeas(lines.map(({ text }) => text).join('\n'))
      .slice(0, MOST_TITLES)
      .map((title) => proposed('title', null, title)),
    ...sumUp(sentences).map(({ startMs, text }) => proposed('summary', startMs, text)),
    ...(chapters.length > 1 ? chapters.map(({ startMs, title }) => proposed('chapter', startMs, title)) : []),
    ...bestQuotes(sentences, quotes).map(({ startMs, text }) => proposed('quote', startMs, text)),
  ];
}
