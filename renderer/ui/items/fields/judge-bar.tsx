import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { ColourLabelField } from '../colour-labels/colour-label-field.tsx';
import classes from '../items.module.css';
import { KeptMarks } from './kept-marks.tsx';
import { RatingField } from './rating-field.tsx';

/** How an item is kept, where it is looked at large: what keys give is seen at once, and the mouse can give it too. */
export function JudgeBar({ row }: { row: LibraryRow }) {
  return (
    <span className={classes.judge}>
      <ColourLabelField row={row} />
      <RatingField row={row} />
      <KeptMarks row={row} />
    </span>
  );
}
