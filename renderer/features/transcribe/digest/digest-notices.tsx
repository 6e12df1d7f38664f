import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { DigestResult } from '../../../../shared/domain/transcript/digest/digest.ts';
import { api, client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { FailedBar, RunningBar, WaitingBar } from '../proposals/proposal-bars.tsx';
import { proposalTexts } from '../proposals/proposal-texts.ts';
import { useProposalJobs } from '../proposals/use-proposal-jobs.ts';
import { DigestReviewDialog } from './digest-review-dialog.tsx';
import { digestTexts as words } from './digest-texts.ts';

const NONE: DigestResult[] = [];

/** What is under way, failed or waits to be looked at of titles, summaries, chapters and quotes. */
export function DigestNotices({ open }: { open: OpenTranscript }) {
  const { id } = open.transcript;
  const results = useQuery(api.digests.results.queryOptions({ input: { id } })).data ?? NONE;
  const { running, failed } = useProposalJobs('digest-transcript', id);
  const [reviewedId, setReviewedId] = useState<string | null>(null);
  const reviewed = results.find(({ digestId }) => digestId === reviewedId) ?? null;
  return (
    <>
      {running.map((job) => (
        <RunningBar key={job.id} job={job} says={words.running} title={words.title} />
      ))}
      {failed ? <FailedBar job={failed} notStarted={words.notStarted} /> : null}
      {results.map(({ digestId, proposals }) => (
        <WaitingBar
          key={digestId}
          says={words.ready}
          detail={words.suggested(proposals.length)}
          named={{ review: words.reviewNamed, discard: words.discardNamed }}
          review={proposals.length > 0 ? () => setReviewedId(digestId) : null}
          discard={() => dropDigest(id, digestId)}
        />
      ))}
      <DigestReviewDialog
        open={open}
        result={reviewed}
        close={() => setReviewedId(null)}
        drop={() => reviewed && dropDigest(id, reviewed.digestId)}
      />
    </>
  );
}

function dropDigest(id: ItemId, digestId: string): void {
  client.digests.drop({ id, digestId }).catch((error: unknown) => showFailureToast(proposalTexts.notDiscarded, error));
}
