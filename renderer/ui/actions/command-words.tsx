import { Button } from '@mantine/core';
import type { CommandId } from '../../../shared/domain/commands/commands.ts';
import type { PanelIcon } from '../layout/panel.ts';
import { actionRegistry } from './action-registry.ts';
import { Keys } from './keys/keys.tsx';
import { useAction } from './use-actions.ts';

/** A command as a button with its words and its key. */
export function CommandWords({ command, icon: Icon, label }: { command: CommandId; icon: PanelIcon; label: string }) {
  const { enabled, keys } = useAction(command);
  return (
    <Button
      disabled={!enabled}
      leftSection={<Icon size={15} stroke={1.6} />}
      rightSection={keys[0] ? <Keys chord={keys[0]} /> : null}
      onClick={() => void actionRegistry.run(command)}
    >
      {label}
    </Button>
  );
}
