import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFlag, IconFlagFilled, IconFlagOff } from '@tabler/icons-react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import type { Verdict } from '../../../../shared/domain/organisation/organised.ts';
import { TooltipWithKeys } from '../../actions/command-button.tsx';
import { useAction } from '../../actions/use-actions.ts';
import classes from '../items.module.css';
import { judgeItems } from '../actions/organise-items.ts';
import { FavouriteButton } from './rating-field.tsx';

/** Whether an item is picked, rejected or a favourite. */
export function KeptMarks({ row }: { row: LibraryRow }) {
  return (
    <span className={classes.marks}>
      <VerdictButton row={row} verdict="picked" />
      <VerdictButton row={row} verdict="rejected" />
      <FavouriteButton row={row} />
    </span>
  );
}

const VERDICTS = {
  picked: { command: 'library.pick', icon: IconFlag, iconOn: IconFlagFilled },
  rejected: { command: 'library.reject', icon: IconFlagOff, iconOn: IconFlagOff },
} as const;

/** Picks or rejects the item, or takes that back; unlike the key it stays at the item. */
function VerdictButton({ row, verdict }: { row: LibraryRow; verdict: Verdict }) {
  const { command, icon, iconOn } = VERDICTS[verdict];
  const { keys, label } = useAction(command);
  const isOn = row.organised.verdict === verdict;
  const Icon = isOn ? iconOn : icon;
  return (
    <Tooltip label={<TooltipWithKeys label={label} chord={keys[0]} />}>
      <ActionIcon
        aria-label={label}
        aria-pressed={isOn}
        className={classes.favourite ?? ''}
        data-on={isOn || undefined}
        onClick={() => void judgeItems([row.id], isOn ? null : verdict)}
      >
        <Icon size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
