import type { ItemId, QuoteId } from '../../../../shared/domain/ids.ts';
import type { Quote, Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { quotesByLine } from '../../../../shared/domain/transcript/quotes/quotes-by-line.ts';
import { renderQuotes } from '../../../../shared/domain/transcript/quotes/render-quotes.ts';
import { joinWords } from '../../../../shared/domain/words/word-tokens.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import type { Action } from '../../../ui/actions/action-registry.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { useAssistantTab } from '../../../ui/layout/assistant-tab.ts';
import { editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { quoteTexts as words } from './quote-texts.ts';
import { lineOfQuote } from './quotes-of-lines.ts';
import { newRowId } from '../../../ui/collection/new-row-id.ts';

/** A new ID of a quote. */
export const newQuoteId = () => newRowId<QuoteId>('q');

/** Quotes that begin in the selected lines. */
export function quotesAtSelection({ transcript }: OpenTranscript): readonly Quote[] {
  const { ids } = useTranscribe.getState().selection;
  if (transcript.quotes.length === 0 || ids.size === 0) return [];
  return [...quotesByLine(transcript.segments, transcript.quotes)].flatMap(([index, quotes]) => {
    const line = transcript.segments[index];
    return line && ids.has(line.id) ? quotes : [];
  });
}

/** The selected lines that have words. */
function wordedLinesAtSelection({ transcript }: OpenTranscript): readonly Segment[] {
  const { ids } = useTranscribe.getState().selection;
  return transcript.segments.filter(({ id, text }) => ids.has(id) && text.trim() !== '');
}

/** Marks the text of the selected lines as one quote; where quotes begin in them, takes these out. */
export function toggleQuote(open: OpenTranscript): void {
  const { transcript } = open;
  const there = quotesAtSelection(open);
  if (there.length > 0) return removeQuotes(transcript.id, there);
  const lines = wordedLinesAtSelection(open);
  const [first] = lines;
  if (!first) return;
  const quote = { id: newQuoteId(), startMs: first.startMs, text: joinWords(lines) };
  editTranscript(transcript.id, [{ kind: 'addQuote', quote }], words.add);
}

/** Mark as quote for the selected lines: takes quotes out where some begin in them, and says why where there are no words. */
export function quoteAction(open: OpenTranscript): Action {
  const run = () => toggleQuote(open);
  if (useTranscribe.getState().selection.primary === null) return { run, enabled: false };
  if (quotesAtSelection(open).length > 0) return { run, enabled: true, label: words.remove };
  if (wordedLinesAtSelection(open).length > 0) return { run, enabled: true };
  return { run, enabled: false, reason: words.noWords };
}

/** Takes marks of quotes out; their lines stay. */
export function removeQuotes(id: ItemId, quotes: readonly Quote[]): void {
  editTranscript(id, [{ kind: 'removeQuotes', quoteIds: quotes.map((quote) => quote.id) }], words.remove);
}

/** Selects the line of a quote, brings it into view and puts the playhead there. */
export function goToQuote({ transcript }: OpenTranscript, quote: Quote): void {
  const line = lineOfQuote(transcript, quote.id);
  if (!line) return;
  const { filter } = useTranscribe.getState();
  // A line that the filter leaves out can be shown only without it.
  const isHidden = filter !== null && !filter.has(line.speakerId ?? 'nobody');
  useTranscribe.setState({ selection: selectOne(line.id), ...(isHidden ? { filter: null } : {}) });
  player.seek(quote.startMs);
}

/** Shows a quote in the list of the inspector, which takes the keyboard. */
export function showInList(id: QuoteId): void {
  useAssistantTab.setState({ isShown: false });
  useTranscribe.setState({ shownQuote: id });
}

/** Puts all quotes on the clipboard, with their times and speakers. */
export async function copyQuotes({ transcript, model }: OpenTranscript): Promise<void> {
  const lines = new Map(
    [...quotesByLine(transcript.segments, transcript.quotes)].flatMap(([index, quotes]) =>
      quotes.map(({ id }) => [id, transcript.segments[index]] as const),
    ),
  );
  const speakerOf = ({ id }: Quote) => {
    const speakerId = lines.get(id)?.speakerId ?? null;
    return speakerId === null ? null : (model.speakerById.get(speakerId)?.name ?? null);
  };
  try {
    await navigator.clipboard.writeText(renderQuotes(transcript.quotes, speakerOf));
    announce(words.copied);
  } catch (error) {
    showFailureToast(words.notCopied, error);
  }
}
