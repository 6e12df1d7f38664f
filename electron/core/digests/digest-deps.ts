import type { CoreContext } from '../core-context.ts';
import type { RewriteNeighbours } from '../rewrites/rewrite-deps.ts';

/** What digests work with: the same as new texts for lines. */
export type DigestDeps = CoreContext & RewriteNeighbours;
