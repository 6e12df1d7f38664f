import {
  IconAlertCircle,
  IconCircleCheck,
  IconClockExclamation,
  IconCloud,
  IconDeviceFloppy,
  IconHourglass,
  IconLoader,
  IconStack2,
} from '@tabler/icons-react';
import { useJobs } from '../../../api/jobs.ts';
import { ChoiceRow } from '../../../ui/collection/sidebar/choice-row.tsx';
import { SidebarGroup, SidebarList } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { CLOUD_FILE_TEXTS } from '../cloud-files/cloud-file-texts.ts';
import { EXPIRY_TEXTS } from '../expiry/expiry-texts.ts';
import { useExpiry } from '../expiry/use-expiry.ts';
import { RateMeters } from '../rates/rate-meters.tsx';
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
  const view = useTasksStore((state) => state.view);
  const byGroup = countByGroup(jobs, panel);
  return (
    <>
      <PanelHeader title={TEXTS.title} />
      <SidebarList>
        <ul className={classes.states} aria-label={TEXTS.filters.byGroup}>
          {(['all', ...TASK_GROUPS] as const).map((value) => {
            const Icon = ICONS[value];
            return (
              <ChoiceRow
                key={value}
                icon={<Icon size={16} stroke={1.6} />}
                tone={value === 'attention' && byGroup.attention > 0 ? 'warn' : undefined}
                name={value === 'all' ? TEXTS.filters.all : TEXTS.filters.groups[value]}
                fact={byGroup[value].toLocaleString('en')}
                isCurrent={view === 'tasks' && value === group}
                onClick={() => useTasksStore.setState({ view: 'tasks', group: value })}
              />
            );
          })}
        </ul>
        <ServiceRows />
        <SidebarGroup title={TEXTS.filters.byPanel}>
          <ul className={sidebar.rows}>
            {countByPanel(jobs, group).map(({ panel: value, count }) => {
              const Icon = PANEL_ICONS[value];
              return (
                <ChoiceRow
                  key={value}
                  icon={<Icon size={16} stroke={1.6} />}
                  name={panelTitle(value)}
                  fact={count.toLocaleString('en')}
                  isPressed={value === panel}
                  onClick={() => togglePanel(value)}
                />
              );
            })}
          </ul>
        </SidebarGroup>
        <RateMeters />
      </SidebarList>
      <p className={classes.foot}>
        <IconDeviceFloppy size={15} stroke={1.6} aria-hidden />
        {TEXTS.filters.stored}
      </p>
    </>
  );
}

/** What expires on the service and how much of it needs attention, and the files of the account. */
function ServiceRows() {
  const view = useTasksStore((state) => state.view);
  const count = useExpiry().attention.length;
  return (
    <ul className={classes.states} aria-label={EXPIRY_TEXTS.title}>
      <ChoiceRow
        icon={<IconClockExclamation size={16} stroke={1.6} />}
        tone={count > 0 ? 'warn' : undefined}
        name={EXPIRY_TEXTS.filter}
        fact={count.toLocaleString('en')}
        isCurrent={view === 'expiring'}
        onClick={() => useTasksStore.setState({ view: 'expiring' })}
      />
      <ChoiceRow
        icon={<IconCloud size={16} stroke={1.6} />}
        name={CLOUD_FILE_TEXTS.title}
        isCurrent={view === 'files'}
        onClick={() => useTasksStore.setState({ view: 'files' })}
      />
    </ul>
  );
}
