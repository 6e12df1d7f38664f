import { DIGEST_PARTS, type DigestProposal } from './digest.ts';

/**
 * The proposals of the parts of a long transcript as one list, by kind and place. `overall` was written about the parts together:
 * its titles and its summary stand in the place of theirs where it has any.
 */
export function mergeAnswers(
  parts: readonly (readonly DigestProposal[])[],
  overall: readonly DigestProposal[],
): DigestProposal[] {
  const all = parts.flat();
  return DIGEST_PARTS.flatMap((part) => {
    const ofAll = overall.filter((proposal) => proposal.part === part);
    const chosen = ofAll.length > 0 ? ofAll : all.filter((proposal) => proposal.part === part);
    return chosen.toSorted((a, b) => (a.line ?? -1) - (b.line ?? -1));
  });
}
