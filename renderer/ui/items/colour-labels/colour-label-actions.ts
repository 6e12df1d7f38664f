import { IconPalette } from '@tabler/icons-react';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { COLOUR_LABELS, type ColourLabel } from '../../../../shared/domain/organisation/organised.ts';
import type { Actions } from '../../actions/action-registry.ts';
import type { SignedEntry } from '../../context-menu/context-menu.tsx';
import { labelItems } from '../actions/organise-items.ts';
import { colourLabelTexts } from './colour-label-texts.ts';

/** The command of each label. */
export const LABEL_COMMANDS = {
  red: 'library.labelRed',
  yellow: 'library.labelYellow',
  green: 'library.labelGreen',
  blue: 'library.labelBlue',
  purple: 'library.labelPurple',
} as const satisfies Record<ColourLabel, CommandId>;

/** The commands that label what is selected; the one of the label that the primary item has takes it away from all of them. */
export function colourLabelActions(
  selectedIds: () => readonly ItemId[],
  { enabled, colourLabel }: { enabled: boolean; colourLabel: ColourLabel | null },
): Actions {
  return Object.fromEntries(
    COLOUR_LABELS.map((label) => [
      LABEL_COMMANDS[label],
      {
        run: () => void labelItems(selectedIds(), colourLabel === label ? null : label),
        enabled,
        checked: colourLabel === label,
      },
    ]),
  );
}

/** The labels in the menu of an item. */
export const COLOUR_LABEL_ENTRY: SignedEntry = {
  label: colourLabelTexts.title,
  icon: IconPalette,
  entries: COLOUR_LABELS.map((label) => ({ command: LABEL_COMMANDS[label] })),
};
