import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { Quote } from '../../../../shared/domain/transcript/transcript.ts';
import { quotedText } from '../../../../shared/domain/transcript/quotes/render-quotes.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { copyQuotes, goToQuote, removeQuotes } from './quote-commands.ts';
import { quoteTexts as words } from './quote-texts.ts';
import classes from './quotes.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';

/** The quotes of a transcript, each with its place; nothing where there are none. */
export function QuoteList({ open }: { open: OpenTranscript }) {
  const { quotes } = open.transcript;
  if (quotes.length === 0) return null;
  return (
    <section aria-label={words.title} className={classes.section}>
      <div className={classes.head}>
        <h2>{words.title}</h2>
        <Tooltip label={words.copy}>
          <ActionIcon size="1.5rem" aria-label={words.copy} onClick={() => void copyQuotes(open)}>
            <IconCopy size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
      <ul className={classes.list}>
        {quotes.map((quote) => (
          <Entry key={quote.id} open={open} quote={quote} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ open, quote }: { open: OpenTranscript; quote: Quote }) {
  const isShown = useTranscribe((state) => state.shownQuote === quote.id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isShown) return;
    button.current?.focus();
    useTranscribe.setState({ shownQuote: null });
  }, [isShown]);
  const time = formatShortTime(quote.startMs);
  return (
    <li className={classes.entry}>
      <button ref={button} type="button" className={classes.quote} onClick={() => goToQuote(open, quote)}>
        <span className="visually-hidden">{words.goTo}</span>
        <span className={classes.time}>{time}</span>
        <span className={classes.text}>{quotedText(quote)}</span>
      </button>
      <IconButton
        size="1.25rem"
        className={classes.remove}
        aria-label={words.removeNamed(quotedText(quote))}
        onClick={() => removeQuotes(open.transcript.id, [quote])}
      >
        <IconX size={13} stroke={1.6} />
      </IconButton>
    </li>
  );
}
