import type { DigestProposal, DigestRequest } from '../../../shared/domain/transcript/digest/digest.ts';
import { proposalTable, type StoredProposal } from '../proposals/proposal-table.ts';

/** Proposals of each part that was asked about so far, and those about the parts together once they are there. */
export type DigestAnswers = { parts: DigestProposal[][]; overall: DigestProposal[] };

/** A request as it is stored. */
export type StoredDigest = StoredProposal<DigestRequest, DigestAnswers>;

/** Requests for titles, summaries, chapters and quotes. */
export const DIGESTS = proposalTable<DigestRequest, DigestAnswers>({
  name: 'transcript_digests',
  column: 'answers',
  none: { parts: [], overall: [] },
});
