import type { RewriteRequest, RewriteResult } from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import { proposalTable, type StoredProposal } from '../proposals/proposal-table.ts';

/** A request as it is stored; its answers are new texts by the line that they are for. */
export type StoredRewrite = StoredProposal<RewriteRequest, RewriteResult['texts']>;

/** Requests for new texts of lines. */
export const REWRITES = proposalTable<RewriteRequest, RewriteResult['texts']>({
  name: 'transcript_rewrites',
  column: 'texts',
  none: {},
});
