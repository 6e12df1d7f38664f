import type { ItemKinds } from '../../shared/domain/library/item-kinds.ts';
import type { CoreContext } from './core-context.ts';
import type { Jobs } from './jobs/jobs.ts';
import { itemSubjects } from './library/items/item-subjects.ts';
import { createOrganisation } from './organisation/create-organisation.ts';
import type { Organisation } from './organisation/organisation.ts';
import { voiceSubjects } from './voices/registry/listing/voice-subjects.ts';

/** Opens the organisation over all that can be organised: items of the registry (`kinds`: of another) and voices. */
export function openOrganisation(
  context: Pick<CoreContext, 'db' | 'changes' | 'now'>,
  neighbours: { jobs: Jobs; kinds?: ItemKinds },
): Organisation {
  const owners = { item: itemSubjects({ ...context, ...neighbours }), voice: voiceSubjects(context) };
  return createOrganisation(context, owners);
}
