import {
  IconCut,
  IconFolderPlus,
  IconLayoutBoard,
  IconLayoutBoardSplit,
  IconPackageExport,
  IconRestore,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { BarButton, SelectionBar as Bar } from '../../../ui/collection/selection-bar.tsx';
import { BIN, isBoardPart, selectNothing, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';

/** Only where clips are selected: elsewhere it would mean nothing. */
function CutButton() {
  const { enabled } = useAction('video.cut');
  return enabled ? <BarButton command="video.cut" icon={IconCut} label={texts.select.cut} /> : null;
}

/** What can be done with several selected items, over the foot of the stage. */
export function SelectionBar() {
  const count = useLibrary((state) => state.selection.ids.size);
  const isBin = useLibrary((state) => state.part === BIN);
  const isBoard = useLibrary((state) => isBoardPart(state.part));
  if (count < 2 && !(isBin && count > 0)) return null;
  return (
    <Bar count={texts.select.count(count)} clear={selectNothing}>
      {isBin ? (
        <BarButton command="library.restore" icon={IconRestore} label={texts.select.restore} />
      ) : (
        <>
          <BarButton command="file.export" icon={IconPackageExport} label={texts.select.export} />
          <BarButton command="library.tag" icon={IconTag} label={texts.select.tag} />
          <BarButton command="library.board" icon={IconLayoutBoard} label={texts.select.board} />
          {isBoard ? (
            <BarButton command="library.leaveBoard" icon={IconLayoutBoardSplit} label={texts.select.leaveBoard} />
          ) : null}
          <BarButton command="library.folder" icon={IconFolderPlus} label={texts.select.folder} />
          <CutButton />
        </>
      )}
      <BarButton
        command="file.moveToBin"
        icon={IconTrash}
        label={isBin ? texts.order.deleteForGood : texts.select.bin}
      />
    </Bar>
  );
}
