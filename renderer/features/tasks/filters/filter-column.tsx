import {
  IconAlertCircle,
  IconCircleCheck,
  IconDeviceFloppy,
  IconHourglass,
  IconLoader,
  IconStack2,
} from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useJobs } from '../../../api/jobs.ts';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { stepOfKey } from '../../../ui/list-selection.ts';
import { togglePanel, useTasksStore } from '../tasks-store.ts';
import { TEXTS } from '../texts.ts';
import classes from './filters.module.css';
import { panelTitle } from './panel-title.ts';
import { countByGroup, countByPanel, TASK_GROUPS, type TaskFilter } from './task-filter.ts';

const ICONS: Record<TaskFilter['group'], PanelIcon> = {
  all: IconStack2,
  running: IconLoader,
  waiting: IconHourglass,
  attention: IconAlertCircle,
  finished: IconCircleCheck,
};

/** Which tasks are shown: by state and by panel, with their numbers. */
export function FilterColumn() {
  const jobs = useJobs();
  const group = useTasksStore((state) => state.group);
  const panel = useTasksStore((state) => state.panel);
  const byGroup = countByGroup(jobs, panel);
  return (
    <>
      <PanelHeader title={TEXTS.title} />
      <div className={classes.filters} role="presentation" onKeyDown={walk} data-focus-inset>
        <ul className={classes.list} aria-label={TEXTS.filters.byGroup}>
          {(['all', ...TASK_GROUPS] as const).map((value) => {
            const Icon = ICONS[value];
            return (
              <FilterRow
                key={value}
                icon={<Icon size={16} stroke={1.6} />}
                name={value === 'all' ? TEXTS.filters.all : TEXTS.filters.groups[value]}
                count={byGroup[value]}
                isUrgent={value === 'attention' && byGroup.attention > 0}
                isCurrent={value === group}
                onClick={() => useTasksStore.setState({ group: value })}
              />
            );
          })}
        </ul>
        <h2 className={classes.heading} id="tasks-from">
          {TEXTS.filters.byPanel}
        </h2>
        <ul className={classes.list} aria-labelledby="tasks-from">
          {countByPanel(jobs, group).map(({ panel: value, count }) => {
            const Icon = PANEL_ICONS[value];
            return (
              <FilterRow
                key={value}
                icon={<Icon size={16} stroke={1.6} />}
                name={panelTitle(value)}
                count={count}
                isPressed={value === panel}
                onClick={() => togglePanel(value)}
              />
            );
          })}
        </ul>
      </div>
      <p className={classes.foot}>
        <IconDeviceFloppy size={15} stroke={1.6} aria-hidden />
        {TEXTS.filters.stored}
      </p>
    </>
  );
}

/** Arrow keys, Home and End walk through both lists. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const step = stepOfKey(event.key, { count: rows.length, page: rows.length });
  if (at < 0 || step === null) return;
  event.preventDefault();
  event.stopPropagation();
  rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
}

/** A row that is one of several (`isCurrent`) or a switch (`isPressed`). */
function FilterRow(props: {
  icon: ReactNode;
  name: string;
  count: number;
  isUrgent?: boolean;
  isCurrent?: boolean;
  isPressed?: boolean;
  onClick: () => void;
}) {
  const { icon, name, count, isUrgent = false, isCurrent = false, isPressed, onClick } = props;
  return (
    <li>
      <button
        type="button"
        className={classes.filter}
        data-on={isCurrent || isPressed || undefined}
        aria-current={isCurrent ? 'true' : undefined}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        {icon}
        <span className={classes.name}>{name}</span>{' '}
        <span className={classes.count} data-urgent={isUrgent || undefined}>
          {count.toLocaleString('en')}
        </span>
      </button>
    </li>
  );
}
