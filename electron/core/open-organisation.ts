import type { ItemKinds } from '../../shared/domain/library/item-kinds.ts';
import type { Changes } from './changes/changes.ts';
import type { Db } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import { itemSubjects } from './library/item-subjects.ts';
import { createOrganisation } from './organisation/create-organisation.ts';
import type { Organisation } from './organisation/organisation.ts';
import { voiceSubjects } from './voices/registry/voice-subjects.ts';

/** Opens the organisation over all that can be organised: items of the registry (`kinds`: of another) and voices. */
export function openOrganisation(deps: {
  db: Db;
  changes: Changes;
  jobs: Jobs;
  kinds?: ItemKinds;
  now?: () => number;
}): Organisation {
  const { now = Date.now, ...parts } = deps;
  return createOrganisation({ ...parts, owners: { item: itemSubjects(parts), voice: voiceSubjects(parts) }, now });
}
