import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFlag, IconFlagFilled, IconFlagOff } from '@tabler/icons-react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import type { Verdict } from '../../../../shared/domain/organisation/organised.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { FavouriteButton, RatingField } from '../../../ui/items/fields/rating-field.tsx';
import { factsOf } from '../items/cells/item-facts.ts';
import { judgeItems } from '../order/order-items.ts';
import classes from './dock.module.css';

/** Title, kind and length of an item, its stars, and whether it is picked, rejected or a favourite. */
export function KeptHead({ row }: { row: LibraryRow }) {
  const { binnedAtMs } = row.organised;
  return (
    <>
      <h2 className={classes.title}>{row.title}</h2>
      <p className={classes.small}>{factsOf(row)}</p>
      {binnedAtMs === null ? (
        <div className={classes.kept}>
          <RatingField row={row} />
          <span className={classes.marks}>
            <VerdictButton row={row} verdict="picked" />
            <VerdictButton row={row} verdict="rejected" />
            <FavouriteButton row={row} />
          </span>
        </div>
      ) : null}
    </>
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
