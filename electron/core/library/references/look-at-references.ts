import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ReferenceState } from '../../../../shared/domain/library/origins/file-reference.ts';
import type { CoreContext } from '../../core-context.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import { wholeMs } from './mark-file.ts';
import { findReference, type StoredReference } from './reference-table.ts';

/** Looks at files outside of the library, and notes how they are found. */
export interface ReferenceLooks {
  /** How the file of an item is found now; null for an item whose file is in the library. */
  look(id: ItemId): Promise<ReferenceState | null>;
}

type Deps = Pick<CoreContext, 'db' | 'changes'>;

/** A file that is being read is not read once more for whoever asks meanwhile. */
export function createReferenceLooks(deps: Deps): ReferenceLooks {
  const running = new Map<ItemId, Promise<ReferenceState | null>>();
  return {
    look: async (id) => {
      const looking = running.get(id) ?? lookAt(deps, id).finally(() => running.delete(id));
      running.set(id, looking);
      return await looking;
    },
  };
}

async function lookAt({ db, changes }: Deps, id: ItemId): Promise<ReferenceState | null> {
  const reference = findReference(db, id);
  if (!reference) return null;
  const { state, modifiedAtMs } = await found(reference);
  if (state === reference.state && modifiedAtMs === reference.modifiedAtMs) return state;
  // One that was relinked meanwhile is another file.
  const changed = db.write((tx) =>
    tx.run(
      `UPDATE referenced_files SET state = :state, modified_at_ms = :modifiedAtMs
       WHERE item_id = :id AND path = :path AND sha256 = :sha256`,
      { id, state, modifiedAtMs, path: reference.path, sha256: reference.sha256 },
    ),
  );
  if (changed > 0 && state !== reference.state) changes.publish('library', [id]);
  return changed > 0 ? state : (findReference(db, id)?.state ?? null);
}

/** Bytes are compared only where size and time leave a doubt. What cannot be read is as good as missing. */
async function found(reference: StoredReference): Promise<Pick<StoredReference, 'state' | 'modifiedAtMs'>> {
  const { modifiedAtMs } = reference;
  const facts = path.isAbsolute(reference.path) ? await stat(reference.path).catch(() => null) : null;
  if (!facts?.isFile()) return { state: 'missing', modifiedAtMs };
  if (facts.size !== reference.sizeBytes) return { state: 'changed', modifiedAtMs };
  const now = wholeMs(facts.mtimeMs);
  if (now === modifiedAtMs) return { state: 'there', modifiedAtMs };
  const sha256 = await sha256OfFile(reference.path).catch(() => null);
  if (sha256 === null) return { state: 'missing', modifiedAtMs };
  return sha256 === reference.sha256 ? { state: 'there', modifiedAtMs: now } : { state: 'changed', modifiedAtMs };
}
