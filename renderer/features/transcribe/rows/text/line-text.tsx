import { Fragment, type ReactNode } from 'react';
import type { QuotedSpan } from '../../../../../shared/domain/transcript/quotes/quotes-by-line.ts';
import type { Segment } from '../../../../../shared/domain/transcript/transcript.ts';
import { splitWords } from '../../../../../shared/domain/words/word-tokens.ts';
import type { FindMatch } from '../../../../ui/find/find-matches.ts';
import { texts } from '../../texts.ts';
import classes from './line-text.module.css';

/** The text of a line with hits and quotes marked. With `hasWords` each word is an element of its own, so that it can be lit. */
export function LineText(props: {
  segment: Segment;
  hits: readonly FindMatch[];
  quoted: readonly QuotedSpan[];
  hasWords: boolean;
}) {
  const { segment, hits, quoted, hasWords } = props;
  const marks = { hits, quoted };
  if (segment.text === '') return <span className={classes.empty}>{texts.list.emptyLine}</span>;
  if (!hasWords || segment.words === null) return <>{withMarks(segment.text, 0, marks)}</>;
  const parts: ReactNode[] = [];
  let at = 0;
  splitWords(segment.text).forEach((word, index) => {
    if (word.start > at) {
      const gap = withMarks(segment.text.slice(at, word.start), at, marks);
      parts.push(<Fragment key={`before ${index}`}>{gap}</Fragment>);
    }
    parts.push(
      <span key={index} data-word={index}>
        {withMarks(word.text, word.start, marks)}
      </span>,
    );
    at = word.end;
  });
  parts.push(segment.text.slice(at));
  return <>{parts}</>;
}

type Marks = { hits: readonly FindMatch[]; quoted: readonly QuotedSpan[] };

/** A piece of the line that begins at `offset`, with the parts of quotes and hits that lie in it marked. */
function withMarks(text: string, offset: number, { hits, quoted }: Marks): ReactNode {
  return pieces(text, offset, quoted).map(({ text: piece, start, isIn }) => {
    const shown = withHits(piece, offset + start, hits);
    return isIn ? (
      <span key={start} className={classes.quoted}>
        {shown}
      </span>
    ) : (
      <Fragment key={start}>{shown}</Fragment>
    );
  });
}

const withHits = (text: string, offset: number, hits: readonly FindMatch[]): ReactNode =>
  pieces(text, offset, hits).map(({ text: piece, start, isIn }) =>
    isIn ? <mark key={start}>{piece}</mark> : <Fragment key={start}>{piece}</Fragment>,
  );

type Piece = { text: string; start: number; isIn: boolean };

/** A text cut where spans begin and end; `start` is within the text, spans are within the line. Spans may overlap. */
function pieces(text: string, offset: number, spans: readonly { start: number; end: number }[]): Piece[] {
  const inside = spans.filter((span) => span.start < offset + text.length && span.end > offset);
  const cuts = new Set([0, text.length]);
  for (const { start, end } of inside) {
    cuts.add(Math.max(0, start - offset));
    cuts.add(Math.min(text.length, end - offset));
  }
  const places = [...cuts].toSorted((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => ({
    text: text.slice(start, places[index + 1]),
    start,
    isIn: inside.some((span) => span.start <= offset + start && span.end > offset + start),
  }));
}
