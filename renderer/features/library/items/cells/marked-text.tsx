import { Fragment } from 'react';
import { findMatches, partInText } from '../../../../ui/find/find-matches.ts';

/** A text with what is searched for marked in it. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const part = search === '' ? '' : partInText(search, text);
  if (part === '') return <>{text}</>;
  const matches = findMatches([{ id: 'text', text }], {
    text: part,
    isCaseSensitive: false,
    isWholeWord: false,
    isPattern: false,
  });
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  );
}
