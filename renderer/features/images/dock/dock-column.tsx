import { Inspector } from '../../../ui/layout/inspector/inspector.tsx';
import { usePrimary } from '../results/gallery-context.tsx';
import { useImages } from '../results/images-store.ts';
import { texts } from '../texts.ts';
import { ImageDetails } from './image-details.tsx';

/** The inspector: the chosen image, or how many are. */
export function DockColumn() {
  const primary = usePrimary();
  const count = useImages((state) => state.selection.ids.size);
  const content = primary && count === 1 ? <ImageDetails key={primary.id} cell={primary} /> : null;
  const nothing = count > 1 ? texts.dock.several(count) : texts.dock.none;
  return (
    <Inspector item={primary?.id ?? null} tabs={[{ id: 'details', label: texts.dock.details, content, nothing }]} />
  );
}
