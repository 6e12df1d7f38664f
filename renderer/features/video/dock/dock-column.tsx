import { Inspector } from '../../../ui/layout/inspector/inspector.tsx';
import { usePrimary } from '../results/clips-context.tsx';
import { useVideo } from '../results/video-store.ts';
import { texts } from '../texts.ts';
import { ClipDetails } from './clip-details.tsx';

/** The inspector: the chosen clip, or how many are. */
export function DockColumn() {
  const primary = usePrimary();
  const count = useVideo((state) => state.selection.ids.size);
  const content = primary && count === 1 ? <ClipDetails key={primary.row.id} clip={primary} /> : null;
  const nothing = count > 1 ? texts.dock.several(count) : texts.dock.none;
  return (
    <Inspector item={primary?.row.id ?? null} tabs={[{ id: 'details', label: texts.dock.details, content, nothing }]} />
  );
}
