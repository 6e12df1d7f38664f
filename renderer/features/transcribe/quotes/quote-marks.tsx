import { IconQuote } from '@tabler/icons-react';
import type { Quote } from '../../../../shared/domain/transcript/transcript.ts';
import { quotedText } from '../../../../shared/domain/transcript/quotes/render-quotes.ts';
import { showInList } from './quote-commands.ts';
import { quoteTexts as words } from './quote-texts.ts';
import classes from './quotes.module.css';

/** Marks of the quotes that begin in a line, behind its text. Each leads to its entry in the list. */
export function QuoteMarks({ quotes, isFound }: { quotes: readonly Quote[]; isFound: boolean }) {
  return quotes.map((quote) => (
    <button
      key={quote.id}
      type="button"
      className={classes.mark}
      aria-label={words.shown(quotedText(quote))}
      title={isFound ? words.shown(quotedText(quote)) : `${quotedText(quote)} ${words.changed}`}
      onClick={(event) => {
        // What is pressed here is about the quote, not about the line.
        event.stopPropagation();
        showInList(quote.id);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
      }}
    >
      <IconQuote size={13} stroke={1.8} aria-hidden />
    </button>
  ));
}
