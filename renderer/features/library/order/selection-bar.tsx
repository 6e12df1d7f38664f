import { Button } from '@mantine/core';
import {
  IconFolderPlus,
  IconLayoutBoard,
  IconLayoutBoardSplit,
  IconPackageExport,
  IconRestore,
  IconTag,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { BIN, isBoardPart, selectNothing, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import classes from './order.module.css';

/** What can be done with several selected items, over the foot of the stage. */
export function SelectionBar() {
  const count = useLibrary((state) => state.selection.ids.size);
  const isBin = useLibrary((state) => state.part === BIN);
  const isBoard = useLibrary((state) => isBoardPart(state.part));
  if (count < 2 && !(isBin && count > 0)) return null;
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.select.bar}>
      <span className={classes.count}>{texts.select.count(count)}</span>
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
        </>
      )}
      <BarButton
        command="file.moveToBin"
        icon={IconTrash}
        label={isBin ? texts.order.deleteForGood : texts.select.bin}
      />
      <span className={classes.rule} />
      <IconButton aria-label={texts.select.none} onClick={selectNothing}>
        <IconX size={15} stroke={1.6} />
      </IconButton>
    </div>
  );
}

function BarButton({ command, icon: Icon, label }: { command: CommandId; icon: PanelIcon; label: string }) {
  const { enabled } = useAction(command);
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      disabled={!enabled}
      leftSection={<Icon size={15} stroke={1.6} />}
      onClick={() => void actionRegistry.run(command)}
    >
      {label}
    </Button>
  );
}
