import { Button, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import { hostPlatform } from '../../../api/connection/host.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { ariaKeyShortcuts } from '../../../ui/actions/keys/chord.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';

/** A button in words for a command; its tooltip has the key, and why it cannot be pressed now. It stays focusable then. */
export function CommandWord(props: {
  id: CommandId;
  word: string;
  icon?: ReactNode;
  variant?: 'default' | 'filled' | 'subtle';
  isBusy?: boolean;
}) {
  const { id, word, icon, variant = 'default', isBusy = false } = props;
  const { keys, enabled, reason } = useAction(id);
  return (
    <Tooltip label={<TooltipWithKeys label={word} chord={keys[0]} reason={reason} />}>
      <Button
        variant={variant}
        leftSection={icon}
        aria-busy={isBusy || undefined}
        aria-disabled={!enabled}
        data-disabled={!enabled || undefined}
        aria-keyshortcuts={keys.length > 0 ? ariaKeyShortcuts(keys, hostPlatform()) : undefined}
        onClick={() => void actionRegistry.run(id)}
      >
        {word}
      </Button>
    </Tooltip>
  );
}
