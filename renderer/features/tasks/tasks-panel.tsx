import { Button } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { isActiveJob, type Job } from '../../../shared/domain/job.ts';
import { client } from '../../api/client.ts';
import { useJobs } from '../../api/jobs.ts';
import { confirm } from '../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { tellFailure } from '../../ui/feedback/tell-failure.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { PanelHeader } from '../../ui/layout/panel-header.tsx';
import { groupJobs } from './job-words.ts';
import { TaskList } from './task-list.tsx';
import classes from './tasks.module.css';
import { TEXTS } from './texts.ts';

function TasksMain() {
  const jobs = useJobs();
  return (
    <>
      <PanelHeader title={TEXTS.title}>
        <HeaderActions jobs={jobs} />
      </PanelHeader>
      <div className={classes.page}>
        {Object.values(groupJobs(jobs)).every((group) => group.length === 0) ? (
          <EmptyState icon={IconStack2} title={TEXTS.nothing.title} text={TEXTS.nothing.text} />
        ) : (
          <div className={classes.reading}>
            <TaskList jobs={jobs} nothing="" hasHeadings />
          </div>
        )}
      </div>
    </>
  );
}

function HeaderActions({ jobs }: { jobs: readonly Job[] }) {
  const activeCount = jobs.filter(isActiveJob).length;
  const finished = jobs.filter(({ state }) => state === 'done' || state === 'cancelled').map(({ id }) => id);
  const stopAll = async () => {
    const isSure = await confirm({
      title: TEXTS.stopAllTitle(activeCount),
      text: TEXTS.stopAllText,
      confirm: TEXTS.stopAllConfirm(activeCount),
      cancel: TEXTS.keepRunning,
    });
    if (isSure) await client.jobs.cancelAll().catch((error: unknown) => tellFailure(TEXTS.failedToStop, error));
  };
  const clear = () => {
    client.jobs.dismiss({ ids: finished }).catch((error: unknown) => tellFailure(TEXTS.failedToDismiss, error));
  };
  return (
    <>
      {activeCount > 1 ? (
        <Button size="compact-sm" onClick={() => void stopAll()}>
          {TEXTS.stopAll}
        </Button>
      ) : null}
      {finished.length > 0 ? (
        <Button size="compact-sm" variant="subtle" onClick={clear}>
          {TEXTS.clear}
        </Button>
      ) : null}
    </>
  );
}

/** The Tasks panel. */
export const tasksPanel: Panel = {
  id: 'tasks',
  title: TEXTS.title,
  icon: IconStack2,
  command: 'go.tasks',
  place: 'foot',
  List: null,
  Main: TasksMain,
  Dock: null,
};
