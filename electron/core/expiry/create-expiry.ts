import type { CoreContext } from '../core-context.ts';
import type { TaskLives } from '../remote-tasks/task-kind.ts';
import type { RemoteTaskKind } from '../../../shared/domain/jobs/remote-task.ts';
import type { Expiry, ExpirySource } from './expiry.ts';
import { taskExpiry } from './task-expiry.ts';
import { idleVoices } from './idle-voices.ts';
import { preparedReferences } from './prepared-references.ts';

/** Builds the list from its sources; a new kind of thing that expires is one more. */
export function createExpiry(
  { db, now }: Pick<CoreContext, 'db' | 'now'>,
  { livesOf }: { livesOf: (kind: RemoteTaskKind) => TaskLives },
): Expiry {
  const sources: readonly ExpirySource[] = [taskExpiry(db, livesOf), preparedReferences(db), idleVoices(db)];
  return {
    list: () => {
      const nowMs = now();
      return sources
        .flatMap((source) => source(nowMs))
        .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
        .toSorted((one, other) => one.expiresAtMs - other.expiresAtMs);
    },
  };
}
