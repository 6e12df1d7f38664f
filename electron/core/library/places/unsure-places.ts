import type { Db } from '../../database/database.ts';

/** Left by whoever brings an index that may not know where files are now, see replaceDatabase. */
const FACT = 'places-unsure';

/**
 * Whether the index came from a backup and nobody has looked since where the files are. Until then no sidecar is written, since it could
 * come to a former place.
 */
export const arePlacesUnsure = (db: Db): boolean =>
  db.get('SELECT 1 FROM facts WHERE name = :name', { name: FACT }) !== undefined;

/** Says that all files were looked for. */
export const notePlacesSure = (db: Db): void =>
  void db.write((tx) => tx.run('DELETE FROM facts WHERE name = :name', { name: FACT }));
