import { Button } from '@mantine/core';
import { IconFileDiff, IconLoader2 } from '@tabler/icons-react';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { client } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { StageNotice } from '../../../ui/layout/stage-parts.tsx';
import { stopJob } from '../document/stage-job.ts';
import { texts } from '../texts.ts';
import { proposalTexts as words } from './proposal-texts.ts';
import classes from './proposals.module.css';

/** A task whose new text is not there yet. `says` is what it does, `title` what it’s called. */
export function RunningBar({ job, says, title }: { job: Job; says: string; title: string }) {
  const share = job.state === 'queued' ? words.queued : shareOf(job);
  return (
    <div className={classes.bar}>
      <IconLoader2 size={16} stroke={1.6} aria-hidden />
      <p role="status">
        <strong>{says}</strong> {share}
      </p>
      <Button size="compact-sm" aria-label={`${texts.stage.stop}: ${title}`} onClick={() => stopJob(job)}>
        {texts.stage.stop}
      </Button>
    </div>
  );
}

function shareOf({ progress }: Job): string | null {
  const { done, total, partsDone, partsTotal, unit } = progress;
  if (unit === 'parts') return partsDone > 0 && partsTotal ? words.done(partsDone / partsTotal) : null;
  return done > 0 && total ? words.done(done / total) : null;
}

/** Why a task has no new text, with Retry. */
export function FailedBar({ job, notStarted }: { job: Job; notStarted: string }) {
  if (!job.failure) return null;
  const again = () => client.jobs.resume({ id: job.id }).catch((error: unknown) => showFailureToast(notStarted, error));
  const dismiss = () =>
    client.jobs.dismiss({ ids: [job.id] }).catch((error: unknown) => showFailureToast(words.notDismissed, error));
  return (
    <StageNotice>
      <FailureNotice failure={job.failure} steps={{ retry: () => void again(), resume: () => void again() }} />
      <Button size="compact-sm" variant="subtle" mt="0.5rem" onClick={() => void dismiss()}>
        {words.dismiss}
      </Button>
    </StageNotice>
  );
}

/** New text that waits to be reviewed; without `review` there is nothing to see in it. Names say which, see `named`. */
export function WaitingBar(props: {
  says: string;
  detail: string;
  named: { review: string; discard: string };
  review: (() => void) | null;
  discard: () => void;
}) {
  const { says, detail, named, review, discard } = props;
  return (
    <div className={classes.bar} role="note">
      <IconFileDiff size={16} stroke={1.6} aria-hidden />
      <p>
        <strong>{says}</strong> {detail}
      </p>
      <Button size="compact-sm" variant="subtle" aria-label={named.discard} onClick={discard}>
        {words.discard}
      </Button>
      {review ? (
        <Button size="compact-sm" aria-label={named.review} onClick={review}>
          {words.review}
        </Button>
      ) : null}
    </div>
  );
}
