import type { ExpiringItem } from '../../../shared/domain/jobs/expiry.ts';

/** What services will delete, and what was done about it. Facts of other domains: nothing of it is stored. */
export interface Expiry {
  /** What expires next comes first. What has expired is not in it. */
  list(): ExpiringItem[];
}

/** A domain that knows of things which expire: one entry for each kind of them. */
export type ExpirySource = (nowMs: number) => ExpiringItem[];
