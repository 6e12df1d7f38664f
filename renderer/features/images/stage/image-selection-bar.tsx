import { IconColumns2, IconLayoutBoard, IconPackageExport, IconStar, IconTrash } from '@tabler/icons-react';
import { BarButton, SelectionBar } from '../../../ui/collection/selection-bar.tsx';
import { selectNothing, useImages } from '../results/images-store.ts';
import { texts } from '../texts.ts';

const words = texts.gallery;

/** What can be done with several selected images. */
export function ImageSelectionBar() {
  const count = useImages((state) => state.selection.ids.size);
  if (count < 2) return null;
  return (
    <SelectionBar count={words.selected(count)} clear={selectNothing}>
      <BarButton command="library.compare" icon={IconColumns2} label={words.compare} />
      <BarButton command="voices.favourite" icon={IconStar} label={words.favourite} />
      <BarButton command="library.board" icon={IconLayoutBoard} label={words.board} />
      <BarButton command="file.export" icon={IconPackageExport} label={words.export} />
      <BarButton command="file.moveToBin" icon={IconTrash} label={words.bin} />
    </SelectionBar>
  );
}
