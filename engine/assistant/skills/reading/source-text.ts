import type { Clause } from '../../plan/clause.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { type Hands, PlanStopped } from '../../plan/hands.ts';
import { noTranscriptOf } from '../../plan/no-transcript.ts';
import { NothingFound } from '../../plan/search-titles.ts';
import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { readLines } from '../../texts/read-times.ts';
import { readPages } from '../../texts/read-pages.ts';
import type { SourceLine } from '../../../../shared/domain/extraction/sentences.ts';

/** What is read: its ID in the library (null: a document beside the request), its title and its lines. `isWhole` is false where the text goes on behind the last page that was read. */
export type SourceText = { id: string | null; title: string; lines: readonly SourceLine[]; isWhole: boolean };

/** A text is read to its end, within reason. */
const MOST_PAGES = 30;
const OF_DOCUMENT =
  /\b(?:documents?|attach(?:ed|ment)|text|article|file|notes?|above|below|following|pasted|passage|letter|email|paragraph|this|it)\b/i;

/**
 * The text that a clause is about: a document beside the request, or a transcript or script of the library.
 * @throws CallNeeded, PlanStopped
 */
export function sourceText(hands: Hands, clause: Clause, target: string): SourceText {
  const { documents, studio } = hands.situation;
  const isOfLibrary = /\b(?:transcripts?|scripts?|recordings?)\b/i.test(clause.text) && studio.open !== null;
  if (documents.length > 0 && !isOfLibrary && (OF_DOCUMENT.test(clause.text) || target.trim() === '')) {
    return { id: null, title: 'the document', lines: documents.flatMap(readLines), isWhole: true };
  }
  const item = textMeant(hands, target);
  const tool = item.kind === 'script' ? 'read_script' : 'read_transcript';
  const { answers, isWhole } = readPages(hands, { tool, asked: { id: item.id }, most: MOST_PAGES });
  return { id: item.id, title: item.title, lines: answers.flatMap(linesIn), isWhole };
}

/** The text of a title, or, where words around the wish are in no title, what is open. */
function textMeant(hands: Hands, target: string): ContextItem {
  const options = { kinds: ['transcript', 'script'], isSingle: true, isReading: true };
  try {
    return findTargets(hands, target, options)[0]!;
  } catch (error) {
    if (!(error instanceof NothingFound)) throw error;
    const isOpen = /^(?:transcript|script|recording)$/.test(hands.situation.studio.open?.kind ?? '');
    if (!isOpen || NAMES_A_TITLE.test(target)) throw withoutTranscript(hands, target) ?? error;
    return findTargets(hands, 'this', options)[0]!;
  }
}

function withoutTranscript(hands: Hands, target: string): PlanStopped | null {
  const said = noTranscriptOf(hands, target);
  return said === null ? null : new PlanStopped(said);
}

/** What is named so isn’t what is open, even where nothing has that title. */
const NAMES_A_TITLE = /["“]|\b(?:the|my)\s+(?:[\p{L}\p{N}-]+\s+)+(?:transcript|script|recording|episode|interview)\b/iu;

function linesIn({ lines }: Record<string, unknown>): SourceLine[] {
  if (!Array.isArray(lines)) return [];
  return (lines as Record<string, unknown>[]).flatMap(({ text, startMs, speaker, character }) => {
    if (typeof text !== 'string') return [];
    const name = speaker ?? character;
    return [
      { text, startMs: typeof startMs === 'number' ? startMs : null, speaker: typeof name === 'string' ? name : '' },
    ];
  });
}
