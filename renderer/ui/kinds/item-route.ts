import type { ItemId } from '../../../shared/domain/ids.ts';
import { type ItemKind, ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import type { Route } from '../layout/navigation.ts';

/** Where an item is opened; null for a kind that no panel opens. */
export function itemRoute({ id, kind }: { id: ItemId; kind: ItemKind }): Route | null {
  const { panel } = ITEM_KINDS[kind];
  return panel === null ? null : { panel, path: [id] };
}
