import {
  IconFileAlert,
  IconFlagFilled,
  IconFlagOff,
  IconHeartFilled,
  IconNote,
  IconStarFilled,
} from '@tabler/icons-react';
import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { LabelDot } from '../../../../ui/items/colour-labels/colour-label-sign.tsx';
import { colourLabelTexts } from '../../../../ui/items/colour-labels/colour-label-texts.ts';
import { texts as itemsTexts } from '../../../../ui/items/items-texts.ts';
import { referenceTexts } from '../../../../ui/items/reference/reference-texts.ts';
import { useLibrary } from '../../library-store.ts';
import { texts } from '../../texts.ts';
import classes from '../items.module.css';

/** A missing or changed file, colour label, pick or reject, note, favourite and stars, for the eye. */
export function Signs({ row }: { row: LibraryRow }) {
  const { reference } = row;
  const { rating, isFavourite, verdict, colourLabel, note } = row.organised;
  const VerdictIcon = verdict === 'picked' ? IconFlagFilled : IconFlagOff;
  return (
    <span className={classes.stars}>
      {reference === 'missing' || reference === 'changed' ? (
        <IconFileAlert size={13} data-tone="missing" aria-hidden />
      ) : null}
      {colourLabel === null ? null : <LabelDot label={colourLabel} />}
      {verdict === null ? null : <VerdictIcon size={12} data-tone={verdict} aria-hidden />}
      {note === '' ? null : <IconNote size={12} aria-hidden />}
      {isFavourite ? <IconHeartFilled size={12} data-tone="favourite" aria-hidden /> : null}
      {rating > 0 ? (
        <>
          <IconStarFilled size={12} aria-hidden />
          <span className={classes.rating} data-rating={rating} aria-hidden />
        </>
      ) : null}
    </span>
  );
}

/** What the signs of an item mean, and how many variations it stands for, in words for the ear. */
export function SaidSigns({ row, id }: { row: LibraryRow; id?: string }) {
  const { rating, isFavourite, verdict, colourLabel, note } = row.organised;
  const isStackOpen = useLibrary((state) => state.stack !== null);
  const words = [
    row.reference === null || row.reference === 'there' ? '' : referenceTexts[row.reference],
    row.isNew ? itemsTexts.isNew : '',
    row.stack !== null && !isStackOpen ? texts.stacks.count(row.stack.count) : '',
    colourLabel === null ? '' : colourLabelTexts.said(colourLabel),
    verdict === null ? '' : itemsTexts.verdicts[verdict],
    note === '' ? '' : texts.items.noted,
    isFavourite ? texts.items.favourite : '',
    rating > 0 ? itemsTexts.stars(rating) : '',
  ];
  return (
    <span id={id} className="visually-hidden">
      {words.filter((word) => word !== '').join(', ')}
    </span>
  );
}
