import type { ReactNode } from 'react';
import type { Segment } from '../../../../../shared/domain/transcript/transcript.ts';
import { splitWords } from '../../../../../shared/domain/words/word-tokens.ts';
import type { FindMatch } from '../../../../ui/find/find-matches.ts';
import { texts } from '../../texts.ts';
import classes from './line-text.module.css';

/** The text of a line with hits marked. With `hasWords` each word is an element of its own, so that it can be lit. */
export function LineText(props: { segment: Segment; hits: readonly FindMatch[]; hasWords: boolean }) {
  const { segment, hits, hasWords } = props;
  if (segment.text === '') return <span className={classes.empty}>{texts.list.emptyLine}</span>;
  if (!hasWords || segment.words === null) return <>{withHits(segment.text, 0, hits)}</>;
  const parts: ReactNode[] = [];
  let at = 0;
  splitWords(segment.text).forEach((word, index) => {
    if (word.start > at) parts.push(segment.text.slice(at, word.start));
    parts.push(
      <span key={index} data-word={index}>
        {withHits(word.text, word.start, hits)}
      </span>,
    );
    at = word.end;
  });
  parts.push(segment.text.slice(at));
  return <>{parts}</>;
}

/** A piece of the line that begins at `offset`, with the parts of hits that lie in it marked. */
function withHits(text: string, offset: number, hits: readonly FindMatch[]): ReactNode {
  const inside = hits.filter((hit) => hit.start < offset + text.length && hit.end > offset);
  if (inside.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const hit of inside) {
    const start = Math.max(0, hit.start - offset);
    const end = Math.min(text.length, hit.end - offset);
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}
