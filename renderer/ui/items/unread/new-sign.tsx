import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { texts } from '../items-texts.ts';
import classes from './unread.module.css';

/** The dot of a result that nobody has opened or played yet, for the eye only. */
export function NewDot({ className = '' }: { className?: string | undefined }) {
  return <span className={`${classes.dot} ${className}`} aria-hidden />;
}

/** The same with a word for the ear; nothing for what was seen. */
export function NewSign(props: { row: Pick<LibraryRow, 'isNew'> | null; className?: string | undefined }) {
  if (!props.row?.isNew) return null;
  return (
    <>
      <NewDot className={props.className} />
      <span className="visually-hidden">{texts.isNew}</span>
    </>
  );
}
