import { useJobs } from '../../../api/jobs.ts';
import { Inspector } from '../../../ui/layout/inspector/inspector.tsx';
import { useTasksStore } from '../tasks-store.ts';
import { ExpiryDock } from '../expiry/expiry-dock.tsx';
import { EXPIRY_TEXTS } from '../expiry/expiry-texts.ts';
import { TEXTS } from '../texts.ts';
import { TaskDetails } from './task-details.tsx';

/** The inspector: the selected task, and what Atelier does about things that expire. */
export function TaskDock() {
  const selected = useTasksStore((state) => state.selected);
  const job = useJobs().find(({ id }) => id === selected);
  const content = job ? <TaskDetails key={job.id} job={job} /> : null;
  const view = useTasksStore((state) => state.view);
  const tabs = [
    { id: 'task', label: TEXTS.details.tab, content, nothing: TEXTS.details.none },
    { id: 'expiry', label: EXPIRY_TEXTS.tab, content: <ExpiryDock />, nothing: '' },
  ];
  // What the stage shows is first in the inspector, too.
  return <Inspector key={view} item={null} tabs={tabs} first={view === 'tasks' ? 'task' : 'expiry'} />;
}
