import { formatShortTime } from '../../media/time-code.ts';
import { cleanText } from '../../subtitles/exported-transcript.ts';
import type { Quote } from '../transcript.ts';

/** A quote as it is shown and copied, in quotation marks, in one line. */
export const quotedText = ({ text }: Pick<Quote, 'text'>): string => `“${cleanText(text).replaceAll('\n', ' ')}”`;

/** Quotes with their times, one a line, and with who said each where somebody is named. */
export const renderQuotes = (quotes: readonly Quote[], speakerOf: (quote: Quote) => string | null): string =>
  quotes
    .map((quote) => {
      const speaker = speakerOf(quote);
      return `${formatShortTime(quote.startMs)} ${quotedText(quote)}${speaker ? ` (${speaker})` : ''}\n`;
    })
    .join('');
