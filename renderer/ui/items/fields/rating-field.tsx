import { ActionIcon, Rating, Tooltip } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { TooltipWithKeys } from '../../actions/command-button.tsx';
import { useAction } from '../../actions/use-actions.ts';
import { texts } from '../items-texts.ts';
import classes from '../items.module.css';
import { markFavourite, rateItems } from '../actions/organise-items.ts';

/** The stars of an item; a press on those it has takes them away. */
export function RatingField({ row }: { row: LibraryRow }) {
  const { rating } = row.organised;
  return (
    <Rating
      value={rating}
      size="sm"
      color="var(--star)"
      emptySymbol={<IconStar size={18} stroke={1.4} className={classes.emptyStar} />}
      fullSymbol={<IconStarFilled size={18} className={classes.star} />}
      aria-label={texts.rating}
      getSymbolLabel={texts.stars}
      onChange={(stars) => void rateItems([row.id], stars === rating ? 0 : stars)}
    />
  );
}

/** Makes an item a favourite, or no longer one. */
export function FavouriteButton({ row }: { row: LibraryRow }) {
  const { isFavourite } = row.organised;
  const { keys } = useAction('voices.favourite');
  const Icon = isFavourite ? IconHeartFilled : IconHeart;
  const label = isFavourite ? texts.removeFavourite : texts.addFavourite;
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
