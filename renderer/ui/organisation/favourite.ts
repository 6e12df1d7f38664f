import { IconStar } from '@tabler/icons-react';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { client } from '../../api/client.ts';
import { useAction, useActions } from '../actions/use-actions.ts';
import type { RowAction } from '../collection/sidebar/row-actions.tsx';
import { showFailureToast } from '../feedback/toasts/failure-toast.ts';
import { texts } from './organisation-texts.ts';

/** A row of a list that can be a favourite. */
export type FavouriteRow = { id: ItemId; isFavourite: boolean };

async function toggleFavourite({ id, isFavourite }: FavouriteRow): Promise<void> {
  try {
    await client.organisation.update({ refs: [itemRef(id)], values: { isFavourite: !isFavourite } });
  } catch (error) {
    showFailureToast(texts.notMarked, error);
  }
}

/** What makes a row of the sidebar a favourite, or no longer one; its key is that of the command. */
export function useFavouriteAction(row: FavouriteRow): RowAction {
  const { keys } = useAction('voices.favourite');
  return {
    label: row.isFavourite ? texts.removeFavourite : texts.addFavourite,
    icon: IconStar,
    key: keys[0] ?? null,
    run: () => void toggleFavourite(row),
  };
}

/** The command for favourites in a panel whose list is `rows`: it is for the item that is open. */
export function useFavouriteCommand({ rows, openId }: { rows: readonly FavouriteRow[]; openId: string | null }): void {
  const open = rows.find(({ id }) => id === openId);
  useActions({
    'voices.favourite': {
      run: () => open && void toggleFavourite(open),
      enabled: open !== undefined,
      checked: open?.isFavourite ?? false,
    },
  });
}
