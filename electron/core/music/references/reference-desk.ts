import type { ItemId } from '../../../../shared/domain/ids.ts';
import { LOCAL_HOST, type PreparedReference } from '../../../../shared/domain/music/prepared-reference.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { serviceHost } from '../../../../shared/domain/settings/services/service-host.ts';
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
  const known = desk.references.find({ itemId: id, host: hostOf(desk, engine) });
  return known && shown(known);
}

/** See Music.prepareReference. */
export async function prepareReference(
  desk: ReferenceDesk,
  { id, engine, signal }: Asked & { signal?: AbortSignal | undefined },
): Promise<PreparedReference | null> {
  const host = hostOf(desk, engine);
  const service = desk.service(engine ?? desk.settings().engine);
  const known = await desk.references.ready({ itemId: id, host, service, options: signal ? { signal } : {} });
  return known && shown(known);
}

const hostOf = ({ settings }: ReferenceDesk, engine: EngineChoice | undefined): string =>
  serviceHost(settings(), engine ?? settings().engine) ?? LOCAL_HOST;

const shown = ({ itemId, host, lyrics, preparedAtMs }: StoredReference): PreparedReference => ({
  id: itemId,
  host,
  lyrics,
  expiresAtMs: preparedAtMs + COVER_FEATURE_LIFETIME_MS,
});
