import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconHourglass, IconLoader, IconStack2 } from '@tabler/icons-react';
import type { Job } from '../../../shared/domain/jobs/job.ts';
import { useJobs } from '../../api/jobs.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PanelHeader } from '../../ui/layout/panel-header.tsx';
import { BackgroundRow, useBackgroundRow } from './background/background-row.tsx';
import { openBatches } from './batches/batch-list.ts';
import { BatchRows } from './batches/batch-rows.tsx';
import { CloudFilesStage } from './cloud-files/cloud-files-stage.tsx';
import { EndStepBar } from './end-step/end-step-bar.tsx';
import { ExpiryStage } from './expiry/expiry-stage.tsx';
import { panelTitle } from './filters/panel-title.ts';
import { countByGroup, filterJobs, type TaskFilter, type TaskGroup } from './filters/task-filter.ts';
import { HeaderActions } from './header-actions.tsx';
import { NewBatchDialog } from './new-batch/new-batch-dialog.tsx';
import { TaskSections } from './rows/task-sections.tsx';
import { showAllTasks, useTasksStore } from './tasks-store.ts';
import { TEXTS } from './texts.ts';
import classes from './main-stage.module.css';

/** The tasks that the filter shows, what expires on the service, or files of the account. */
export function MainStage() {
  const view = useTasksStore((state) => state.view);
  return (
    <>
      {view === 'expiring' ? <ExpiryStage /> : view === 'files' ? <CloudFilesStage /> : <TaskStage />}
      <NewBatchDialog />
    </>
  );
}

/** The tasks, and what can be done with all of them. */
function TaskStage() {
  const jobs = useJobs();
  const group = useTasksStore((state) => state.group);
  const panel = useTasksStore((state) => state.panel);
  const batch = useTasksStore((state) => state.batch);
  const all = filterJobs(jobs, { group, panel });
  // One whose row is gone hides nothing: nothing would lead back.
  const isOpenBatch = openBatches(all).some(({ id }) => id === batch);
  const shown = isOpenBatch ? all.filter(({ batchId }) => batchId === batch) : all;
  const background = useBackgroundRow({ group, panel });
  const counts = countByGroup(jobs, panel);
  const title =
    panel === null ? TEXTS.filters.groups[group] : TEXTS.titleOf(TEXTS.filters.groups[group], panelTitle(panel));
  return (
    <>
      <PanelHeader title={title} level={2} facts={TEXTS.facts(counts.running, counts.waiting)}>
        <HeaderActions shown={shown} />
      </PanelHeader>
      <EndStepBar />
      <div className={classes.page}>
        {background && !isOpenBatch ? <BackgroundRow status={background} /> : null}
        <BatchRows jobs={all} />
        {shown.length > 0 ? (
          <TaskSections jobs={shown} />
        ) : background ? null : (
          <Nothing jobs={jobs} filter={{ group, panel }} />
        )}
      </div>
    </>
  );
}

const ICONS: Record<TaskGroup, typeof IconStack2> = {
  running: IconLoader,
  waiting: IconHourglass,
  attention: IconAlertCircle,
  finished: IconCircleCheck,
};

/** Why nothing is shown, and the way back to everything where a filter hides it. */
function Nothing({ jobs, filter }: { jobs: readonly Job[]; filter: TaskFilter }) {
  const { group, panel } = filter;
  const hidden = countByGroup(jobs, null).all;
  const showAll = hidden > 0 ? <Button onClick={showAllTasks}>{TEXTS.showAll}</Button> : null;
  if (panel !== null && hidden > 0)
    return (
      <EmptyState icon={IconStack2} title={TEXTS.nothingFrom(panelTitle(panel))} text={TEXTS.nothingFromText}>
        {showAll}
      </EmptyState>
    );
  const { title, text } = group === 'all' ? TEXTS.nothing : TEXTS.nothingOf[group];
  return (
    <EmptyState icon={group === 'all' ? IconStack2 : ICONS[group]} title={title} text={text}>
      {showAll}
    </EmptyState>
  );
}
