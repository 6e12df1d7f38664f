import { Tooltip } from '@mantine/core';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { COLOUR_LABELS, type ColourLabel } from '../../../../shared/domain/organisation/organised.ts';
import { TooltipWithKeys } from '../../actions/command-button.tsx';
import { useAction } from '../../actions/use-actions.ts';
import { labelItems } from '../actions/organise-items.ts';
import { LABEL_COMMANDS } from './colour-label-actions.ts';
import { LabelDot } from './colour-label-sign.tsx';
import { colourLabelTexts } from './colour-label-texts.ts';
import classes from './colour-labels.module.css';

/** The colour label of an item; a press on the one that it has takes it away. */
export function ColourLabelField({ row }: { row: LibraryRow }) {
  return (
    <span className={classes.field} role="group" aria-label={colourLabelTexts.title}>
      {COLOUR_LABELS.map((label) => (
        <LabelButton key={label} row={row} label={label} />
      ))}
    </span>
  );
}

function LabelButton({ row, label }: { row: LibraryRow; label: ColourLabel }) {
  const { keys, label: name } = useAction(LABEL_COMMANDS[label]);
  const isOn = row.organised.colourLabel === label;
  return (
    <Tooltip label={<TooltipWithKeys label={name} chord={keys[0]} />}>
      <button
        type="button"
        className={classes.button}
        aria-label={name}
        aria-pressed={isOn}
        onClick={() => void labelItems([row.id], isOn ? null : label)}
      >
        <LabelDot label={label} />
      </button>
    </Tooltip>
  );
}
