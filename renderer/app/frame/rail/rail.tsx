import { Tooltip } from '@mantine/core';
import { memo } from 'react';
import type { FrameLayout } from '../frame-layout.ts';
import { useActiveJobCount } from '../../../api/jobs.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { formatRoute, navigate } from '../../../ui/layout/navigation.ts';
import type { Panel } from '../../../ui/layout/panel.ts';
import { PANELS } from '../../panels.ts';
import { TEXTS } from '../../texts.ts';
import classes from './rail.module.css';
import { useOpenByDrag } from './use-open-by-drag.ts';

/** Navigation between panels; Tasks and Settings stand at the foot. */
export const Rail = memo(function Rail({ layout, active }: { layout: FrameLayout; active: string }) {
  const items = (place: Panel['place']) =>
    PANELS.filter((panel) => panel.place === place).map((panel) => (
      <RailItem key={panel.id} panel={panel} isActive={panel.id === active} isIconOnly={layout.rail === 'icons'} />
    ));
  return (
    <nav
      className={classes.rail}
      data-rail={layout.rail}
      data-region="rail"
      tabIndex={-1}
      aria-label={TEXTS.regions.rail}
    >
      {items('top')}
      <span className={classes.space} />
      {items('foot')}
    </nav>
  );
});

function RailItem({ panel, isActive, isIconOnly }: { panel: Panel; isActive: boolean; isIconOnly: boolean }) {
  const { keys } = useAction(panel.command);
  const activeCount = useActiveJobCount();
  const opening = useOpenByDrag(() => navigate(panel.id));
  const badge = panel.id === 'tasks' && activeCount > 0 ? activeCount : null;
  return (
    <Tooltip
      position="right"
      label={<TooltipWithKeys label={panel.title} chord={keys[0]} />}
      disabled={!isIconOnly && !keys[0]}
    >
      <a
        className={classes.item}
        href={formatRoute({ panel: panel.id, path: [] })}
        aria-current={isActive ? 'page' : undefined}
        draggable={false}
        {...opening}
      >
        <panel.icon size={20} stroke={1.5} />
        <span className={isIconOnly ? 'visually-hidden' : classes.label}>{panel.title}</span>
        {badge === null ? null : (
          <span className={classes.badge}>
            {badge}
            <span className="visually-hidden"> {TEXTS.tasks.unfinished}</span>
          </span>
        )}
      </a>
    </Tooltip>
  );
}
