import { ActionIcon, Rating, Tooltip } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { factsOf } from '../items/item-facts.ts';
import { markFavourite, rateItems } from '../order/order-items.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

/** Title, kind and length of an item, its stars, and whether it is a favourite. */
export function KeptHead({ row }: { row: LibraryRow }) {
  const { rating, binnedAtMs } = row.organised;
  return (
    <>
      <h2 className={classes.title}>{row.title}</h2>
      <p className={classes.small}>{factsOf(row)}</p>
      {binnedAtMs === null ? (
        <div className={classes.kept}>
          <Rating
            value={rating}
            size="sm"
            color="var(--star)"
            emptySymbol={<IconStar size={18} stroke={1.4} className={classes.emptyStar} />}
            fullSymbol={<IconStarFilled size={18} className={classes.star} />}
            aria-label={texts.dock.rating}
            getSymbolLabel={texts.items.stars}
            onChange={(stars) => void rateItems([row.id], stars === rating ? 0 : stars)}
          />
          <Favourite row={row} />
        </div>
      ) : null}
    </>
  );
}

function Favourite({ row }: { row: LibraryRow }) {
  const { isFavourite } = row.organised;
  const { keys } = useAction('voices.favourite');
  const Icon = isFavourite ? IconHeartFilled : IconHeart;
  const label = isFavourite ? texts.dock.unfavourite : texts.dock.favourite;
  return (
    <Tooltip label={<TooltipWithKeys label={label} chord={keys[0]} />}>
      <ActionIcon
        aria-label={label}
        className={classes.favourite ?? ''}
        data-on={isFavourite || undefined}
        onClick={() => void markFavourite([row.id], !isFavourite)}
      >
        <Icon size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
