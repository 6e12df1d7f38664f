import type { DigestPart } from '../../../../shared/domain/transcript/digest/digest.ts';
import { count, countLines } from '../../../ui/text/count.ts';

/** English texts of titles, summaries, chapters and quotes of a transcript. */
export const digestTexts = {
  title: 'Summary, chapters and quotes',
  explained: 'Suggestions for the whole transcript, to be reviewed one by one. Nothing changes until you accept it.',
  byRules: 'By rules, in English: sentences, phrases and quotes word for word from the transcript.',
  byModel: 'Quotes are checked against the transcript. What nobody said is left out.',
  needsModel: 'This needs a model: use the cloud, or add a model of your own in Settings, Local engine.',
  start: (number: number) => `Find in ${countLines(number)}`,
  notStarted: 'Couldn’t start finding suggestions',

  running: 'Finding a summary, chapters and quotes.',
  ready: 'Summary, chapters and quotes.',
  suggested: (number: number) =>
    number === 0 ? 'Nothing was found.' : `${count(number, 'suggestion', 'suggestions')} to review.`,
  reviewNamed: 'Review: Summary, chapters and quotes',
  discardNamed: 'Discard: Summary, chapters and quotes',
  nothing: 'Nothing was found in this transcript.',
  parts: { title: 'Title', summary: 'Summary', chapter: 'Chapter', quote: 'Quote' } satisfies Record<
    DigestPart,
    string
  >,
  rules: {
    title: 'Most frequent words',
    summary: 'Says most of its part',
    chapter: 'The words change here',
    quote: 'Stands for itself',
  } satisfies Record<DigestPart, string>,
  because: (part: string, reason: string | null) => (reason === null ? part : `${part}. ${reason}`),
  gone: 'Line deleted',
  whole: 'Whole transcript',
  titleField: 'Title',
  keepTitle: (title: string) => `Keep “${title}”`,
  where: 'Chapters and quotes become marks in the transcript. The summary is added to its note.',
  copy: 'Copy selected',
  copied: 'Suggestions copied',
  notCopied: 'Couldn’t copy the suggestions',
  notAccepted: 'Couldn’t accept all suggestions',
  noteFull: 'The note has no room for this. Select less, or copy it.',
  accepted: (number: number) => `${count(number, 'suggestion', 'suggestions')} accepted`,
  marks: (kinds: readonly string[]) => {
    const quotes = kinds.filter((kind) => kind === 'addQuote').length;
    const chapters = kinds.length - quotes;
    const named = (number: number, one: string) => (number === 1 ? one : `${number} ${one}s`);
    const parts = [
      ...(chapters > 0 ? [named(chapters, 'chapter')] : []),
      ...(quotes > 0 ? [named(quotes, 'quote')] : []),
    ];
    return `Add ${parts.join(' and ')}`;
  },
  headings: { summary: 'Summary', chapters: 'Chapters', quotes: 'Quotes' },
} as const;
