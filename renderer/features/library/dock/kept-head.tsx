import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { ColourLabelField } from '../../../ui/items/colour-labels/colour-label-field.tsx';
import { KeptMarks } from '../../../ui/items/fields/kept-marks.tsx';
import { RatingField } from '../../../ui/items/fields/rating-field.tsx';
import { factsOf } from '../items/cells/item-facts.ts';
import classes from './dock.module.css';

/** Title, kind and length of an item, its stars and label, and whether it is picked, rejected or a favourite. */
export function KeptHead({ row }: { row: LibraryRow }) {
  const { binnedAtMs } = row.organised;
  return (
    <>
      <h2 className={classes.title}>{row.title}</h2>
      <p className={classes.small}>{factsOf(row)}</p>
      {binnedAtMs === null ? (
        <>
          <div className={classes.kept}>
            <RatingField row={row} />
            <KeptMarks row={row} />
          </div>
          <ColourLabelField row={row} />
        </>
      ) : null}
    </>
  );
}
