import type { TextPart } from '../../../../shared/domain/words/word-differences.ts';
import classes from './proposals.module.css';

/** A text with what differs marked: taken out of the old one, or put into the new one. */
export function ChangedText({ parts, isOld = false }: { parts: readonly TextPart[]; isOld?: boolean }) {
  const Changed = isOld ? 'del' : 'ins';
  return (
    <span className={classes.changed}>
      {parts.map(({ text, isChanged }, index) =>
        // The parts of a text have no other name than their place.
        isChanged ? <Changed key={index}>{text}</Changed> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}
