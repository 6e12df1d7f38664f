import { IconColumns2, IconLayoutBoard, IconPackageExport, IconStar, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BarButton, SelectionBar } from '../../collection/selection-bar.tsx';

type Props = {
  count: number;
  clear: () => void;
  texts: {
    selected: (count: number) => string;
    compare: string;
    favourite: string;
    board: string;
    export: string;
    bin: string;
  };
  /** What only this panel does with them. */
  children?: ReactNode;
};

/** What can be done with several selected results; nothing for fewer than two. */
export function ResultsSelectionBar({ count, clear, texts, children }: Props) {
  if (count < 2) return null;
  return (
    <SelectionBar count={texts.selected(count)} clear={clear}>
      {children}
      <BarButton command="library.compare" icon={IconColumns2} label={texts.compare} />
      <BarButton command="voices.favourite" icon={IconStar} label={texts.favourite} />
      <BarButton command="library.board" icon={IconLayoutBoard} label={texts.board} />
      <BarButton command="file.export" icon={IconPackageExport} label={texts.export} />
      <BarButton command="file.moveToBin" icon={IconTrash} label={texts.bin} />
    </SelectionBar>
  );
}
