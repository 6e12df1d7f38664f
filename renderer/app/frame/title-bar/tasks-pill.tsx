import { Button, Popover } from '@mantine/core';
import { IconAlertCircle, IconHourglass, IconStack2 } from '@tabler/icons-react';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import { useJobs } from '../../../api/jobs.ts';
import { CompactTaskList, jobShare } from '../../../features/tasks/index.ts';
import { ariaKeyShortcuts } from '../../../ui/actions/keys/chord.ts';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { hostPlatform } from '../../../api/connection/host.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { TEXTS } from '../../texts.ts';
import { closePopup, togglePopup, useFrame } from '../frame-store.ts';
import classes from './title-bar.module.css';

/** The pill with the number of tasks that run, else wait, else failed; opens the list of tasks. */
export function TasksPill() {
  const isOpen = useFrame((state) => state.popup === 'tasks');
  const { keys } = useAction('view.tasks');
  const jobs = useJobs();
  const showAll = () => {
    closePopup('tasks');
    navigate('tasks');
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => (opened ? undefined : closePopup('tasks'))}
      width="25rem"
      position="bottom-end"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.pill}
          data-edged
          aria-keyshortcuts={ariaKeyShortcuts(keys, hostPlatform())}
          onClick={() => togglePopup('tasks')}
        >
          <PillContent jobs={jobs} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.tasks} aria-labelledby="task-centre-title">
        <div className={classes.tasksHead}>
          <span id="task-centre-title">{TEXTS.tasks.title}</span>
          <Button size="compact-sm" variant="subtle" onClick={showAll}>
            {TEXTS.tasks.showAll}
          </Button>
        </div>
        <div className={classes.tasksBody}>
          <CompactTaskList jobs={jobs} onLeave={() => closePopup('tasks')} nothing={TEXTS.tasks.nothing} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function PillContent({ jobs }: { jobs: readonly Job[] }) {
  const active = jobs.filter(isActiveJob);
  const running = active.filter(({ state }) => state === 'running');
  const failedCount = jobs.filter(({ state }) => state === 'failed' || state === 'interrupted').length;
  if (running.length > 0) {
    const [only] = active.length === 1 ? running : [];
    return (
      <>
        <ProgressRing size={14} share={only ? jobShare(only.progress) : null} />
        <b>{active.length > running.length ? TEXTS.tasks.some(running.length, active.length) : running.length}</b>{' '}
        <span className={classes.pillText}>{TEXTS.tasks.running}</span>
      </>
    );
  }
  if (active.length > 0) {
    return (
      <>
        <IconHourglass size={15} stroke={1.6} aria-hidden />
        <b>{active.length}</b> <span className={classes.pillText}>{TEXTS.tasks.waiting}</span>
      </>
    );
  }
  if (failedCount > 0) {
    return (
      <>
        <IconAlertCircle size={15} stroke={1.6} color="var(--danger)" aria-hidden />
        <b>{failedCount}</b> <span className={classes.pillText}>{TEXTS.tasks.failed}</span>
      </>
    );
  }
  return (
    <>
      <IconStack2 size={15} stroke={1.6} aria-hidden />
      <span className={classes.pillText}>{TEXTS.tasks.none}</span>
    </>
  );
}
