import { Inspector } from '../../../ui/layout/inspector/inspector.tsx';
import { usePrimary } from '../items/found/found-context.tsx';
import { useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { ItemDetails } from './item-details.tsx';

/** The inspector: the chosen item, or how many are. */
export function DockColumn() {
  const row = usePrimary();
  const count = useLibrary((state) => state.selection.ids.size);
  const content = row && count === 1 ? <ItemDetails key={row.id} row={row} /> : null;
  const nothing = count > 1 ? texts.dock.several(count) : texts.dock.none;
  return <Inspector item={row?.id ?? null} tabs={[{ id: 'details', label: texts.dock.details, content, nothing }]} />;
}
