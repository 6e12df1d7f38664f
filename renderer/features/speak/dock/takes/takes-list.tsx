import { Keys } from '../../../../ui/actions/keys/keys.tsx';
import { useAction } from '../../../../ui/actions/use-actions.ts';
import { takesOf } from '../../takes/takes-of-line.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { useTakes } from '../../document/takes-query.ts';
import classes from './takes.module.css';
import form from '../form/form.module.css';
import { texts } from './takes-texts.ts';
import { TakeRow } from './take-row.tsx';
import { HOLDS_LINE } from '../../lines/selection/held-line.ts';
import { useActiveLineId } from '../../lines/selection/line-selection.ts';

/** The takes of the active line: hear them against each other, choose, rate, keep. */
export function TakesList({ open }: { open: OpenScript }) {
  const primary = useActiveLineId();
  const takes = takesOf(useTakes(), primary);
  const previous = useAction('speak.previousTake').keys[0];
  const next = useAction('speak.nextTake').keys[0];
  if (primary === null) return <p className={form.quiet}>{texts.noLine}</p>;
  const title = texts.title((open.indexById.get(primary) ?? 0) + 1);
  return (
    <section aria-label={title} {...HOLDS_LINE}>
      <div className={form.section}>
        <h2>{title}</h2>
        {previous && next && takes.length > 1 ? (
          <span className={classes.hints}>
            <Keys chord={previous} />
            <Keys chord={next} />
          </span>
        ) : null}
      </div>
      {takes.length === 0 ? <p className={form.quiet}>{texts.none}</p> : null}
      <ul className={form.plainList}>
        {takes.map((take) => (
          <TakeRow key={take.id} open={open} take={take} />
        ))}
      </ul>
    </section>
  );
}
