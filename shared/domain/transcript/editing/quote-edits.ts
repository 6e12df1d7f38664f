import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';
import type { TranscriptDraft } from './transcript-draft.ts';

type EditOf<Kind extends TranscriptEdit['kind']> = Extract<TranscriptEdit, { kind: Kind }>;

/** Marks a quote in place of one of the same words at the same time. Throws CONFLICT for a used id, INVALID_INPUT without words. */
export function addQuote({ quotes }: TranscriptDraft, { quote }: EditOf<'addQuote'>): void {
  if (quotes.has(quote.id)) throw reasonedFailure('CONFLICT', 'quote_id_used', { id: quote.id });
  const startMs = Math.max(0, quote.startMs);
  const text = quote.text.trim();
  if (text === '') throw reasonedFailure('INVALID_INPUT', 'quote_text');
  for (const other of quotes.all()) if (other.startMs === startMs && other.text === text) quotes.remove(other.id);
  quotes.put({ id: quote.id, startMs, text });
}

/** Takes marks of quotes out; their lines stay. */
export function removeQuotes({ quotes }: TranscriptDraft, edit: EditOf<'removeQuotes'>): void {
  for (const id of new Set(edit.quoteIds)) quotes.remove(quotes.get(id).id);
}
