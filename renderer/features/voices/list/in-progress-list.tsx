import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import { useJobs } from '../../../api/jobs.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { useRemoteTaskText } from '../../../ui/feedback/remote-tasks/remote-task-note.tsx';
import { ChoiceRow } from '../../../ui/collection/sidebar/choice-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';

/** Voices that are being cloned or designed now; a click goes to where they are made. */
export function InProgressList() {
  const jobs = useJobs().filter(
    (job) => (job.kind === 'clone-voice' || job.kind === 'design-voice') && isActiveJob(job),
  );
  if (jobs.length === 0) return null;
  return (
    <SidebarGroup title={texts.list.inProgress}>
      <ul className={sidebar.rows}>
        {jobs.map((job) => (
          <InProgressRow key={job.id} job={job} />
        ))}
      </ul>
    </SidebarGroup>
  );
}

function InProgressRow({ job }: { job: Job }) {
  const fact = useRemoteTaskText(job.id);
  return (
    <ChoiceRow
      icon={<ProgressRing share={null} />}
      name={job.title}
      {...(fact === null ? {} : { fact, isFactBelow: true })}
      onClick={() => navigate('voices', job.kind === 'clone-voice' ? 'clone' : 'design')}
    />
  );
}
