import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CommandId } from '../../../shared/domain/commands/commands.ts';
import { actionRegistry } from '../actions/action-registry.ts';
import { useAction } from '../actions/use-actions.ts';
import { keepFreeOfToasts } from '../feedback/toasts/toast-room.ts';
import { IconButton } from '../icon-button.tsx';
import type { PanelIcon } from '../layout/panel.ts';
import { texts } from './collection-texts.ts';
import classes from './selection-bar.module.css';

/** What can be done with all that is selected, over the foot of the stage: `count` in words, BarButtons, and Clear. */
export function SelectionBar({ count, clear, children }: { count: string; clear: () => void; children: ReactNode }) {
  return (
    <div ref={keepFreeOfToasts} className={classes.bar} role="toolbar" aria-label={texts.selection}>
      <span className={classes.count}>{count}</span>
      {children}
      <span className={classes.rule} />
      <IconButton aria-label={texts.clearSelection} onClick={clear}>
        <IconX size={15} stroke={1.6} />
      </IconButton>
    </div>
  );
}

/** A command for the selection. */
export function BarButton({ command, icon: Icon, label }: { command: CommandId; icon: PanelIcon; label: string }) {
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
