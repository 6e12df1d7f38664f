import { useState } from 'react';
import type { RewriteResult } from '../../../../shared/domain/transcript/rewriting/rewrite.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { FailedBar, RunningBar, WaitingBar } from '../proposals/proposal-bars.tsx';
import { useProposalJobs } from '../proposals/use-proposal-jobs.ts';
import { RewriteReviewDialog } from './rewrite-review-dialog.tsx';
import { rewriteTexts as words } from './rewrite-texts.ts';
import { dropRewrite, useRewriteResults, useRewriteReview } from './use-rewrites.ts';

/** What is under way, failed or waits to be looked at of new texts for lines. */
export function RewriteNotices({ open }: { open: OpenTranscript }) {
  const { id } = open.transcript;
  const results = useRewriteResults(id);
  const { running, failed } = useProposalJobs('rewrite-lines', id);
  const [reviewedId, setReviewedId] = useState<string | null>(null);
  const reviewed = results.find(({ rewriteId }) => rewriteId === reviewedId) ?? null;
  return (
    <>
      {running.map((job) => (
        <RunningBar key={job.id} job={job} says={words.running} title={words.title} />
      ))}
      {failed ? <FailedBar job={failed} notStarted={words.notStarted} /> : null}
      {results.map((result) => (
        <Waiting key={result.rewriteId} open={open} result={result} review={() => setReviewedId(result.rewriteId)} />
      ))}
      <RewriteReviewDialog open={open} result={reviewed} close={() => setReviewedId(null)} />
    </>
  );
}

function Waiting(props: { open: OpenTranscript; result: RewriteResult; review: () => void }) {
  const { open, result, review } = props;
  const { rows } = useRewriteReview(open, result);
  const says = words.ready(result.request);
  return (
    <WaitingBar
      says={says}
      detail={words.differing(rows.length)}
      named={{ review: words.reviewNamed(says), discard: words.discardNamed(says) }}
      review={rows.length > 0 ? review : null}
      discard={() => dropRewrite(result)}
    />
  );
}
