import type { LibraryFinding, LibraryRepair } from '../../../shared/domain/library/upkeep/library-finding.ts';
import { findPlaces } from '../library/places/find-places.ts';
import { arePlacesUnsure, notePlacesSure } from '../library/places/unsure-places.ts';
import { type CheckDeps, checkSidecars } from './check-sidecars.ts';
import { SHARED_SUBJECT } from './sidecar-place.ts';

/** The index has all that these should have. One of a newer version may have more. */
const REPAIRABLE: ReadonlySet<LibraryFinding['problem']> = new Set([
  'sidecar_missing',
  'sidecar_damaged',
  'sidecar_differs',
  'sidecar_behind',
]);

/** Writes sidecars that are not as the index says again, with `flush`. `readsFiles` looks at every file too, see checkSidecars. */
export async function repairSidecars(
  deps: CheckDeps,
  { readsFiles, flush }: { readsFiles: boolean; flush: () => Promise<boolean> },
): Promise<LibraryRepair> {
  // What is found again elsewhere has its sidecar there.
  await findPlaces(deps, { isOwn: !arePlacesUnsure(deps.db) });
  notePlacesSure(deps.db);
  const found = await checkSidecars(deps, { readsSidecars: true, readsFiles });
  const tried = found.filter(({ problem }) => REPAIRABLE.has(problem));
  deps.db.write((tx) => {
    for (const { id } of tried)
      tx.run('UPDATE sidecars SET revision = revision + 1 WHERE subject = :subject', { subject: id ?? SHARED_SUBJECT });
  });
  if (tried.length > 0) await flush();
  const still = tried.length === 0 ? [] : await checkSidecars(deps, { readsSidecars: true, readsFiles: false });
  const bad = new Set(still.map(({ id }) => id));
  const isLeft = ({ problem, id }: LibraryFinding) => !REPAIRABLE.has(problem) || bad.has(id);
  return { repaired: tried.filter((each) => !isLeft(each)), left: found.filter(isLeft) };
}
