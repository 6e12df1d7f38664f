import { ActionIcon, type ActionIconProps, Tooltip, VisuallyHidden } from '@mantine/core';
import type { CommandId } from '../../../shared/domain/commands/commands.ts';
import { actionRegistry } from './action-registry.ts';
import { ariaKeyShortcuts } from './keys/chord.ts';
import { useAction } from './use-actions.ts';
import { hostPlatform } from '../../api/connection/host.ts';
import { Keys } from './keys/keys.tsx';
import classes from './keys/keys.module.css';
import type { PanelIcon } from '../layout/panel.ts';

/**
 * Icon button for a command: its name and key in the tooltip, its state from whoever registered it. Disabled it stays
 * focusable, so that the tooltip can say why.
 */
export function CommandButton(props: { id: CommandId; icon: PanelIcon; iconSize?: number } & ActionIconProps) {
  const { id, icon: Icon, iconSize = 17, ...rest } = props;
  const { command, keys, label, enabled, checked, reason } = useAction(id);
  return (
    <Tooltip label={<TooltipWithKeys label={label} chord={keys[0]} reason={reason} />}>
      <ActionIcon
        {...rest}
        aria-label={label}
        aria-disabled={!enabled}
        data-disabled={!enabled || undefined}
        aria-pressed={command.checkable ? checked : undefined}
        aria-keyshortcuts={keys.length > 0 ? ariaKeyShortcuts(keys, hostPlatform()) : undefined}
        onClick={() => void actionRegistry.run(id)}
      >
        <Icon size={iconSize} stroke={1.6} />
        {!enabled && reason ? <VisuallyHidden>{reason}</VisuallyHidden> : null}
      </ActionIcon>
    </Tooltip>
  );
}

/** Content of a tooltip: name, key, and why it is not possible now. */
export function TooltipWithKeys(props: { label: string; chord?: string | undefined; reason?: string | null }) {
  const { label, chord, reason } = props;
  return (
    <span className={classes.tooltip}>
      {reason ? `${label}: ${reason}` : label}
      {chord ? <Keys chord={chord} /> : null}
    </span>
  );
}
