import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { PreparedReference } from '../../../../shared/domain/music/prepared-reference.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { serviceHost } from '../../../../shared/domain/settings/service-host.ts';
import { COVER_FEATURE_LIFETIME_MS } from '../../../../shared/service-api/music/cover-preprocess.ts';
import type { CoreContext } from '../../core-context.ts';
import type { ServiceClients } from '../../service/service-clients.ts';
import type { PreparedReferences } from './prepared-references.ts';
import type { StoredReference } from './prepared-reference-table.ts';

/** What questions about references are answered with. */
export type ReferenceDesk = Pick<CoreContext, 'settings'> & {
  references: PreparedReferences;
  service: (engine: EngineChoice) => Pick<ServiceClients, 'music'>;
};

type Asked = { id: ItemId; engine?: EngineChoice | undefined };

/** See Music.preparedReference. */
export function shownReference(desk: ReferenceDesk, { id, engine }: Asked): PreparedReference | null {
  const host = hostOf(desk, engine);
  const known = host === null ? null : desk.references.find({ itemId: id, host });
  return known && shown(known);
}

/** See Music.prepareReference. */
export async function prepareReference(
  desk: ReferenceDesk,
  { id, engine, signal }: Asked & { signal?: AbortSignal | undefined },
): Promise<PreparedReference | null> {
  const host = hostOf(desk, engine);
  if (host === null) throw reasonedFailure('INVALID_INPUT', 'song_cover_local', { field: 'model' });
  const service = desk.service('cloud');
  const known = await desk.references.ready({ itemId: id, host, service, options: signal ? { signal } : {} });
  return known && shown(known);
}

/** Only services have covers. */
function hostOf({ settings }: ReferenceDesk, engine: EngineChoice | undefined): string | null {
  const chosen = engine ?? settings().engine;
  return chosen === 'local' ? null : serviceHost(settings(), chosen);
}

const shown = ({ itemId, host, lyrics, preparedAtMs }: StoredReference): PreparedReference => ({
  id: itemId,
  host,
  lyrics,
  expiresAtMs: preparedAtMs + COVER_FEATURE_LIFETIME_MS,
});
