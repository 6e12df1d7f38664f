import { COVER_FEATURE_LIFETIME_MS } from '../../../shared/service-api/music/cover-preprocess.ts';
import { LOCAL_HOST } from '../../../shared/domain/music/prepared-reference.ts';
import type { Db } from '../database/database.ts';
import { allPrepared } from '../music/references/prepared-reference-table.ts';
import type { ExpirySource } from './expiry.ts';

/** References of covers that services know for a day (service.md, Retention). Nothing is lost when that ends, and what stays on this computer is not listed. */
export function preparedReferences(db: Db): ExpirySource {
  return (nowMs) =>
    allPrepared(db, nowMs)
      .filter(({ host }) => host !== LOCAL_HOST)
      .map(({ itemId, itemKind, host, title, preparedAtMs }) => ({
        id: `reference ${host} ${itemId}`,
        kind: 'reference',
        name: title,
        expiresAtMs: preparedAtMs + COVER_FEATURE_LIFETIME_MS,
        lifeMs: COVER_FEATURE_LIFETIME_MS,
        isSafe: true,
        did: { what: 'reusable' },
        action: null,
        jobId: null,
        shows: { kind: itemKind, id: itemId },
      }));
}
