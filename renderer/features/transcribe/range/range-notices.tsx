import { Button } from '@mantine/core';
import { IconFileDiff, IconLoader2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { RangeResult } from '../../../../shared/domain/transcript/range/range-result.ts';
import { client } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { StageNotice } from '../../../ui/layout/stage-parts.tsx';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { stopJob } from '../document/stage-job.ts';
import { texts } from '../texts.ts';
import { RangeReviewDialog } from './range-review-dialog.tsx';
import { rangeTexts as words } from './range-texts.ts';
import classes from './range.module.css';
import { dropRange, useRangeJobs, useRangeResults, useRangeReview } from './use-ranges.ts';

/** What is under way, failed or waits to be looked at of ranges that are transcribed again. */
export function RangeNotices({ open }: { open: OpenTranscript }) {
  const { id } = open.transcript;
  const results = useRangeResults(id);
  const { running, failed } = useRangeJobs(id);
  const [reviewedId, setReviewedId] = useState<string | null>(null);
  const reviewed = results.find(({ rangeId }) => rangeId === reviewedId) ?? null;
  return (
    <>
      {running.map((job) => (
        <Running key={job.id} job={job} />
      ))}
      {failed ? <Failed job={failed} /> : null}
      {results.map((result) => (
        <Waiting key={result.rangeId} open={open} result={result} review={() => setReviewedId(result.rangeId)} />
      ))}
      <RangeReviewDialog open={open} result={reviewed} close={() => setReviewedId(null)} />
    </>
  );
}

function Running({ job }: { job: Job }) {
  const { done, total } = job.progress;
  const share = job.state === 'queued' ? words.queued : done > 0 && total ? words.done(done / total) : null;
  return (
    <div className={classes.bar}>
      <IconLoader2 size={16} stroke={1.6} aria-hidden />
      <p role="status">
        <strong>{words.running}</strong> {share}
      </p>
      <Button size="compact-sm" aria-label={`${texts.stage.stop}: ${words.title}`} onClick={() => stopJob(job)}>
        {texts.stage.stop}
      </Button>
    </div>
  );
}

function Failed({ job }: { job: Job }) {
  if (!job.failure) return null;
  const again = () =>
    client.jobs.resume({ id: job.id }).catch((error: unknown) => showFailureToast(words.notStarted, error));
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

function Waiting(props: { open: OpenTranscript; result: RangeResult; review: () => void }) {
  const { open, result, review } = props;
  const { rows } = useRangeReview(open, result);
  const [from, to] = [formatShortTime(result.startMs), formatShortTime(result.endMs)];
  return (
    <div className={classes.bar} role="note">
      <IconFileDiff size={16} stroke={1.6} aria-hidden />
      <p>
        <strong>{words.ready(from, to)}</strong> {words.differing(rows.length)}
      </p>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={words.discardNamed(from, to)}
        onClick={() => dropRange(result)}
      >
        {words.discard}
      </Button>
      {rows.length > 0 ? (
        <Button size="compact-sm" aria-label={words.reviewNamed(from, to)} onClick={review}>
          {words.review}
        </Button>
      ) : null}
    </div>
  );
}
