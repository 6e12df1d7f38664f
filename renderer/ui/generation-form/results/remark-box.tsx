import type { ReactNode } from 'react';
import classes from './results.module.css';

/** What of a result is otherwise than asked: a box with a heading, and paragraphs in it. */
export function RemarkBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={classes.remarks}>
      <strong>{title}</strong>
      {children}
    </section>
  );
}

/** Words of a prompt that are not shown, after why that is. Nothing without any. */
export function NotDrawn({
  words,
  notDrawn,
}: {
  words: { notDrawn: string; notDrawnWhy: string };
  notDrawn: readonly string[];
}) {
  if (notDrawn.length === 0) return null;
  return (
    <RemarkBox title={words.notDrawn}>
      <p>
        {words.notDrawnWhy} <span data-selectable>{notDrawn.join(', ')}</span>
      </p>
    </RemarkBox>
  );
}
