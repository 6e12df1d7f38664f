import type { ColourLabel } from '../../../../shared/domain/organisation/organised.ts';
import { colourLabelTexts } from './colour-label-texts.ts';
import classes from './colour-labels.module.css';

/** A dot in the colour of a label, for the eye only. */
export function LabelDot({ label }: { label: ColourLabel }) {
  return <span className={classes.dot} data-label={label} aria-hidden />;
}

/** The colour label of something on its card: a dot for the eye and words for the ear. */
export function ColourLabelSign({ label }: { label: ColourLabel | null }) {
  if (label === null) return null;
  return (
    <>
      <LabelDot label={label} />
      <span className="visually-hidden">{colourLabelTexts.said(label)}</span>
    </>
  );
}
