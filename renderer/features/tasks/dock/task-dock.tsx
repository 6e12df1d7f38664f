import { useJobs } from '../../../api/jobs.ts';
import { Inspector } from '../../../ui/layout/inspector.tsx';
import { useTasksStore } from '../tasks-store.ts';
import { TEXTS } from '../texts.ts';
import { TaskDetails } from './task-details.tsx';

/** The inspector: the selected task. */
export function TaskDock() {
  const selected = useTasksStore((state) => state.selected);
  const job = useJobs().find(({ id }) => id === selected);
  const content = job ? <TaskDetails key={job.id} job={job} /> : null;
  return <Inspector tabs={[{ id: 'task', label: TEXTS.details.tab, content, nothing: TEXTS.details.none }]} />;
}
