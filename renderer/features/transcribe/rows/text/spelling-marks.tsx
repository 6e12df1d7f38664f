import { Fragment } from 'react';
import { useMisspellings } from '../../../../ui/spelling/use-spelling.ts';
import classes from './line-text.module.css';

/** Underlines misspelled words of a field that lies over it: the same text, unseen. */
export function SpellingMarks({ text, isChecked }: { text: string; isChecked: boolean }) {
  const ranges = useMisspellings(text, isChecked);
  if (ranges.length === 0) return null;
  return (
    <span className={classes.spelling} aria-hidden>
      {ranges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <span data-mark="misspelled">{text.slice(from, to)}</span>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </span>
  );
}
