import type { BackupComparison } from '../../../../shared/domain/library/upkeep/backup.ts';
import { countOf, hasTable, withConnection } from './copy-database.ts';

const OWN = `kind <> 'system'`;

/** What restoring `copy` would change in the index of `present`; neither is written to. `copy` may be of an older version. */
export function compareCopies(present: string, copy: string): Omit<BackupComparison, 'settingsChanged'> {
  return withConnection(copy, (connection) => {
    connection.exec(`ATTACH '${present.replaceAll("'", "''")}' AS present`);
    // An older copy may know no voices yet.
    const hasVoices = hasTable(connection, 'voices');
    const [items, voices] = [{ table: 'items' }, { table: 'voices', where: OWN }];
    const only = ({ table, where = 'TRUE' }: { table: string; where?: string }, one: string, other: string) =>
      countOf(connection, `${one}.${table} WHERE ${where} AND id NOT IN (SELECT id FROM ${other}.${table})`);
    return {
      createdSince: only(items, 'present', 'main'),
      deletedSince: only(items, 'main', 'present'),
      changedSince: countOf(
        connection,
        'present.items AS present_items JOIN main.items AS copied USING (id) WHERE present_items.updated_at_ms <> copied.updated_at_ms',
      ),
      voicesCreatedSince: hasVoices ? only(voices, 'present', 'main') : 0,
      voicesDeletedSince: hasVoices ? only(voices, 'main', 'present') : 0,
    };
  });
}
