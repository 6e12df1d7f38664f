import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import { api } from '../../../api/client.ts';
import { usePane } from './pane-store.ts';

/** What is open beside the chat. A hidden one is not told to the model. */
export type SeenItem = { id: ItemId; kind: ItemKind; title: string; isHidden: boolean; toggle: () => void };

/** The item of the panel with its name; null while nothing is open there. */
export function useSeenItem(item: ItemId | null): SeenItem | null {
  const hiddenItem = usePane((state) => state.hiddenItem);
  const rows = useQuery({
    ...api.library.rows.queryOptions({ input: { ids: item === null ? [] : [item] } }),
    enabled: item !== null,
  });
  const row = rows.data?.find(({ id }) => id === item);
  if (!row) return null;
  const isHidden = hiddenItem === row.id;
  const toggle = () => usePane.setState({ hiddenItem: isHidden ? null : row.id });
  return { id: row.id, kind: row.kind, title: row.title, isHidden, toggle };
}
