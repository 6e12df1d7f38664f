import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconMenu2,
  IconSearch,
  IconSparkles,
} from '@tabler/icons-react';
import { memo, type MouseEvent } from 'react';
import { hostBridge, hostPlatform } from '../../../api/connection/host.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { ariaKeyShortcuts } from '../../../ui/actions/keys/chord.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import type { Panel } from '../../../ui/layout/panel.ts';
import { TEXTS } from '../../texts.ts';
import { EnginePill } from './engine-pill.tsx';
import type { FrameLayout } from '../frame-layout.ts';
import { TasksPill } from './tasks-pill.tsx';
import classes from './title-bar.module.css';

/** The window's own title bar: the free parts drag the window, the system's buttons lie over its end. */
export const TitleBar = memo(function TitleBar({ panel, layout }: { panel: Panel; layout: FrameLayout }) {
  return (
    <section
      className={classes.bar}
      data-platform={hostPlatform()}
      data-size={layout.size}
      data-rail={layout.rail}
      data-region="title-bar"
      tabIndex={-1}
      aria-label={TEXTS.regions.titleBar}
    >
      <div className={classes.start}>
        {hostPlatform() === 'darwin' ? null : <MenuButton />}
        {panel.hasList ? <CommandButton id="view.list" icon={IconLayoutSidebar} /> : null}
        <CommandButton id="edit.undo" icon={IconArrowBackUp} />
        <CommandButton id="edit.redo" icon={IconArrowForwardUp} />
      </div>
      <SearchButton />
      <div className={classes.end}>
        <EnginePill />
        <TasksPill />
        {panel.hasDock ? <CommandButton id="view.assistant" icon={IconSparkles} /> : null}
        {panel.hasDock ? <CommandButton id="view.dock" icon={IconLayoutSidebarRight} /> : null}
      </div>
    </section>
  );
});

function MenuButton() {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    hostBridge().showMenu({ x: Math.round(left), y: Math.round(bottom) });
  };
  return (
    <Tooltip label={TEXTS.menu}>
      <ActionIcon aria-label={TEXTS.menu} aria-haspopup="menu" onClick={open}>
        <IconMenu2 size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

function SearchButton() {
  const { keys } = useAction('app.palette');
  return (
    <button
      type="button"
      className={classes.search}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeyShortcuts(keys, hostPlatform())}
      onClick={() => actionRegistry.run('app.palette')}
    >
      <IconSearch size={15} stroke={1.6} aria-hidden />
      <span className={classes.searchText}>{TEXTS.search}</span>
      {keys[0] ? <Keys chord={keys[0]} /> : null}
    </button>
  );
}
