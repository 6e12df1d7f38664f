import { Tabs } from '@mantine/core';
import { useJobs } from '../../../api/jobs.ts';
import dockTabs from '../../../ui/layout/dock-tabs.module.css';
import { useTasksStore } from '../tasks-store.ts';
import { TEXTS } from '../texts.ts';
import classes from './dock.module.css';
import { TaskDetails } from './task-details.tsx';

/** The inspector: the selected task. */
export function TaskDock() {
  const selected = useTasksStore((state) => state.selected);
  const job = useJobs().find(({ id }) => id === selected);
  return (
    <Tabs defaultValue="task" className={dockTabs.tabs ?? ''}>
      <Tabs.List className={dockTabs.head ?? ''}>
        <Tabs.Tab value="task">{TEXTS.details.tab}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="task" className={classes.body ?? ''}>
        {job ? <TaskDetails key={job.id} job={job} /> : <p className={classes.quiet}>{TEXTS.details.none}</p>}
      </Tabs.Panel>
    </Tabs>
  );
}
