import { readFile } from 'node:fs/promises';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { MUSIC_LIMITS } from '../../../../shared/domain/music/music-models.ts';
import type { CoreContext } from '../../core-context.ts';
import type { Library } from '../../library/library.ts';
import { ServiceFailure } from '../../service/service-failure.ts';
import type { ServiceMusic } from '../../service/music/music-service.ts';
import type { CallOptions } from '../../service/transport/service-connection.ts';
import { checkReference } from './check-reference.ts';
import { dropPrepared, findPrepared, type StoredReference, storePrepared } from './prepared-reference-table.ts';

/** A reference, the service that is to know it, and how it is asked. */
export type ReferenceCall = {
  itemId: ItemId;
  host: string;
  service: { music: Pick<ServiceMusic, 'prepareCover'> };
  options: CallOptions;
};

/** References of covers: uploaded once to a service, which knows them for a day. */
export type PreparedReferences = {
  find(place: { itemId: ItemId; host: string }): StoredReference | null;
  /**
   * What the service knows of a reference. It is uploaded where that is nothing, once for all who wait for it; null where the
   * service cannot prepare any. Throws INVALID_INPUT, NOT_FOUND, and what a request throws.
   */
  ready(call: ReferenceCall): Promise<StoredReference | null>;
  /** Forgets an id that the service refused. */
  forget(reference: StoredReference): void;
};

/** Answers of services that have no such operation. */
const UNKNOWN_OPERATION: readonly (number | null)[] = [404, 405, 501];

/** Builds the store of prepared references. */
export function createPreparedReferences(
  { db, changes, now }: Pick<CoreContext, 'db' | 'changes' | 'now'>,
  library: Pick<Library, 'get' | 'mediaFile'>,
): PreparedReferences {
  const underWay = new Map<string, Promise<StoredReference | null>>();
  const unable = new Set<string>();
  const find: PreparedReferences['find'] = (place) => findPrepared(db, { ...place, nowMs: now() });

  async function prepare({ itemId, host, service, options }: ReferenceCall): Promise<StoredReference | null> {
    const reference = await referenceSound(library, itemId);
    const preparedAtMs = now();
    try {
      const { featureId, lyrics } = await service.music.prepareCover({ ...options, reference });
      const stored = { itemId, host, featureId, lyrics, preparedAtMs };
      db.write((tx) => storePrepared(tx, stored));
      changes.publish('music', [itemId]);
      return stored;
    } catch (error) {
      if (!(error instanceof ServiceFailure) || !UNKNOWN_OPERATION.includes(error.httpStatus)) throw error;
      unable.add(host);
      return null;
    }
  }

  return {
    find,
    ready: async (call) => {
      const key = JSON.stringify([call.host, call.itemId]);
      // Whoever comes while it is uploaded waits. If that fails, it may be because the first one was stopped: the next one tries.
      for (let other = underWay.get(key); other; other = underWay.get(key)) await other.catch(() => null);
      const known = unable.has(call.host) ? null : find(call);
      if (known !== null || unable.has(call.host)) return known;
      const preparing = prepare(call).finally(() => underWay.delete(key));
      underWay.set(key, preparing);
      return await preparing;
    },
    forget: (reference) => {
      db.write((tx) => dropPrepared(tx, reference));
      changes.publish('music', [reference.itemId]);
    },
  };
}

/** The file of an item as Base64. Throws INVALID_INPUT where it cannot be used any more, NOT_FOUND where it is gone. */
export async function referenceSound(library: Pick<Library, 'get' | 'mediaFile'>, id: ItemId): Promise<string> {
  checkReference(library, id);
  return (await readFile(library.mediaFile({ id, variant: 'original' }).file)).toString('base64');
}

/** With an id the service wants lyrics (service.md): those that are given, or those that it recognised; null where neither will do. */
export function coverLyrics(given: string, recognised: string): string | null {
  const { least, most } = MUSIC_LIMITS.coverLyricsCharacters;
  const lyrics = given.trim() === '' ? recognised : given;
  const { length } = [...lyrics.trim()];
  return length >= least && length <= most && [...lyrics].length <= most ? lyrics : null;
}
