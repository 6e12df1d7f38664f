import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { RangeResult } from '../../../../shared/domain/transcript/range/range-result.ts';
import { type RangeReview, reviewRange } from '../../../../shared/domain/transcript/range/range-review.ts';
import { api, client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { newSegmentId, newSpeakerId } from '../lines/line-plans.ts';
import { proposalTexts } from '../proposals/proposal-texts.ts';

const NONE: RangeResult[] = [];
const NEW_IDS = { line: newSegmentId, speaker: newSpeakerId };

/** What came of ranges of a transcript that were transcribed again and waits to be looked at. */
export const useRangeResults = (id: ItemId): RangeResult[] =>
  useQuery(api.transcripts.rangeResults.queryOptions({ input: { id } })).data ?? NONE;

/** A result beside the transcript as it is now; both may change while somebody looks at them. */
export function useRangeReview({ transcript }: OpenTranscript, result: RangeResult): RangeReview {
  const { segments, speakers } = transcript;
  return useMemo(() => reviewRange({ segments, speakers }, result, NEW_IDS), [segments, speakers, result]);
}

/** Forgets a result. */
export function dropRange({ transcriptId: id, rangeId }: RangeResult): void {
  client.transcripts
    .dropRange({ id, rangeId })
    .catch((error: unknown) => showFailureToast(proposalTexts.notDiscarded, error));
}
