import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { ColourLabelField } from '../colour-labels/colour-label-field.tsx';
import { ItemTags } from './item-tags.tsx';
import classes from './kept-fields.module.css';
import { KeptMarks } from './kept-marks.tsx';
import { NoteField } from './note-field.tsx';
import { RatingField } from './rating-field.tsx';
import { RejectReason } from './reject-reason.tsx';

/** How the user keeps an item: stars, picked or rejected and why, favourite, colour label, tags and note. */
export function KeptFields({ row }: { row: LibraryRow }) {
  return (
    <div className={classes.kept}>
      <div className={classes.marks}>
        <RatingField row={row} />
        <KeptMarks row={row} />
      </div>
      <RejectReason row={row} />
      <ColourLabelField row={row} />
      <ItemTags row={row} />
      <NoteField row={row} />
    </div>
  );
}
