import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { texts } from '../items-texts.ts';
import classes from './unread.module.css';

/** The dot of a result that nobody has opened or played yet, for the eye only. `isOnCard`: in the corner of a card, until that is selected. */
export function NewDot({ isOnCard = false }: { isOnCard?: boolean }) {
  return <span className={classes.dot} data-on-card={isOnCard || undefined} aria-hidden />;
}

/** The same with a word for the ear; nothing for what was seen. */
export function NewSign(props: { row: Pick<LibraryRow, 'isNew'> | null; isOnCard?: boolean }) {
  if (!props.row?.isNew) return null;
  return (
    <>
      <NewDot isOnCard={props.isOnCard ?? false} />
      <span className="visually-hidden">{texts.isNew}</span>
    </>
  );
}
