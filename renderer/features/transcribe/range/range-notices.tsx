import { useState } from 'react';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { RangeResult } from '../../../../shared/domain/transcript/range/range-result.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { FailedBar, RunningBar, WaitingBar } from '../proposals/proposal-bars.tsx';
import { useProposalJobs } from '../proposals/use-proposal-jobs.ts';
import { RangeReviewDialog } from './range-review-dialog.tsx';
import { rangeTexts as words } from './range-texts.ts';
import { dropRange, useRangeResults, useRangeReview } from './use-ranges.ts';

/** What is under way, failed or waits to be looked at of ranges that are transcribed again. */
export function RangeNotices({ open }: { open: OpenTranscript }) {
  const { id } = open.transcript;
  const results = useRangeResults(id);
  const { running, failed } = useProposalJobs('transcribe-range', id);
  const [reviewedId, setReviewedId] = useState<string | null>(null);
  const reviewed = results.find(({ rangeId }) => rangeId === reviewedId) ?? null;
  return (
    <>
      {running.map((job) => (
        <RunningBar key={job.id} job={job} says={words.running} title={words.title} />
      ))}
      {failed ? <FailedBar job={failed} notStarted={words.notStarted} /> : null}
      {results.map((result) => (
        <Waiting key={result.rangeId} open={open} result={result} review={() => setReviewedId(result.rangeId)} />
      ))}
      <RangeReviewDialog open={open} result={reviewed} close={() => setReviewedId(null)} />
    </>
  );
}

function Waiting(props: { open: OpenTranscript; result: RangeResult; review: () => void }) {
  const { open, result, review } = props;
  const { rows } = useRangeReview(open, result);
  const [from, to] = [formatShortTime(result.startMs), formatShortTime(result.endMs)];
  return (
    <WaitingBar
      says={words.ready(from, to)}
      detail={words.differing(rows.length)}
      named={{ review: words.reviewNamed(from, to), discard: words.discardNamed(from, to) }}
      review={rows.length > 0 ? review : null}
      discard={() => dropRange(result)}
    />
  );
}
