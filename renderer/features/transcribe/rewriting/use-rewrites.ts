import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { RewriteResult } from '../../../../shared/domain/transcript/rewriting/rewrite.ts';
import { reviewRewrite } from '../../../../shared/domain/transcript/rewriting/rewrite-review.ts';
import { api, client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { proposalTexts } from '../proposals/proposal-texts.ts';

const NONE: RewriteResult[] = [];

/** New texts of a transcript that wait to be looked at. */
export const useRewriteResults = (id: ItemId): RewriteResult[] =>
  useQuery(api.rewrites.results.queryOptions({ input: { id } })).data ?? NONE;

/** A result beside the transcript as it is now. */
export function useRewriteReview({ transcript }: OpenTranscript, result: RewriteResult) {
  const { segments } = transcript;
  return useMemo(() => reviewRewrite(segments, result), [segments, result]);
}

/** Forgets a result. */
export function dropRewrite({ transcriptId: id, rewriteId }: RewriteResult): void {
  client.rewrites
    .drop({ id, rewriteId })
    .catch((error: unknown) => showFailureToast(proposalTexts.notDiscarded, error));
}
