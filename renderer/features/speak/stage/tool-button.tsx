import { Button, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import type { ActionView } from '../../../ui/actions/use-actions.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import classes from './stage.module.css';

/** A tool of the header: icon and word, where there is little room only the icon. The editor keeps the keyboard. */
export function ToolButton(props: {
  icon: PanelIcon;
  word: string;
  action: ActionView;
  shortcuts: string | undefined;
  run: () => void;
  children?: ReactNode;
}) {
  const { icon: Icon, word, action, shortcuts, run, children } = props;
  return (
    <Tooltip label={<TooltipWithKeys label={action.label} chord={action.keys[0]} reason={action.reason} />}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={action.label}
        aria-disabled={!action.enabled}
        data-disabled={!action.enabled || undefined}
        aria-keyshortcuts={shortcuts}
        leftSection={<Icon size={15} stroke={1.6} />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={run}
      >
        <span className={classes.toolWord}>{word}</span>
        {children}
      </Button>
    </Tooltip>
  );
}
