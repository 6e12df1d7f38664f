/** The stack that an item is in. */
const stackOf = (item: string) => `(SELECT stack_id FROM item_stacks WHERE item_id = ${item})`;

const isKept = (id: string) => `NOT EXISTS (SELECT 1 FROM organisation AS kept
    WHERE kept.subject_kind = 'item' AND kept.subject_id = ${id} AND kept.binned_at_ms IS NOT NULL)`;

const LISTED = 'INSERT OR REPLACE INTO listed_items (item_id, kind, is_part, created_at_ms)';
const COLUMNS = 'items.id, items.kind, items.owner_id IS NOT NULL, items.created_at_ms';

/** Lists anew what stands for a stack. The same order as in `find/rows/stacks.ts`. */
const relistStack = (stack: string) => `
  DELETE FROM listed_items WHERE item_id IN (SELECT item_id FROM item_stacks WHERE stack_id = ${stack});
  ${LISTED} SELECT ${COLUMNS} FROM item_stacks AS mate JOIN items ON items.id = mate.item_id
    WHERE mate.stack_id = ${stack} AND ${isKept('items.id')}
    ORDER BY EXISTS (SELECT 1 FROM stack_tops WHERE stack_tops.item_id = items.id) DESC,
      EXISTS (SELECT 1 FROM takes WHERE takes.id = items.id AND is_picked = 1) DESC, created_at_ms DESC, id DESC LIMIT 1;`;

/** Lists an item anew, alone or with its stack. */
const relist = (item: string) => `
  DELETE FROM listed_items WHERE item_id = ${item};
  ${LISTED} SELECT ${COLUMNS} FROM items WHERE items.id = ${item} AND ${isKept('items.id')} AND ${stackOf(item)} IS NULL;
  ${relistStack(stackOf(item))}`;

const trigger = (name: string, on: string, work: string) => `
CREATE TRIGGER listed_${name} AFTER ${on} BEGIN ${work}
END;`;

const count = (row: 'new' | 'old', sign: 1 | -1) => `
  INSERT INTO item_counts (kind, is_part, count, size_bytes)
    VALUES (${row}.kind, ${row}.owner_id IS NOT NULL, ${sign}, ${sign} * coalesce(${row}.size_bytes, 0))
    ON CONFLICT DO UPDATE SET count = count + excluded.count, size_bytes = size_bytes + excluded.size_bytes;`;

/**
 * What a library of 100,000 items is listed and counted by. A row of `listed_items` is an item that is shown where nothing is
 * searched for: outside the bin, and of a stack only the one that stands for it. `item_counts` counts all items by kind, those in
 * the bin too. Triggers write both, so that a page far down and the counts cost what they show and not what there is.
 */
export const listItemsByAge = `
CREATE TABLE listed_items (
  item_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  is_part INTEGER NOT NULL,
  created_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO listed_items (item_id, kind, is_part, created_at_ms) SELECT ${COLUMNS} FROM items
  LEFT JOIN item_stacks ON item_stacks.item_id = items.id
  WHERE item_stacks.item_id IS NULL AND ${isKept('items.id')};
INSERT INTO listed_items (item_id, kind, is_part, created_at_ms)
  SELECT id, kind, is_part, created_at_ms FROM (
    SELECT items.id, kind, owner_id IS NOT NULL AS is_part, created_at_ms, row_number() OVER (PARTITION BY stack_id
      ORDER BY EXISTS (SELECT 1 FROM stack_tops WHERE stack_tops.item_id = items.id) DESC,
        EXISTS (SELECT 1 FROM takes WHERE takes.id = items.id AND is_picked = 1) DESC, created_at_ms DESC, id DESC) AS place
    FROM item_stacks JOIN items ON items.id = item_stacks.item_id WHERE ${isKept('items.id')}
  ) WHERE place = 1;
CREATE INDEX listed_items_by_age ON listed_items (created_at_ms DESC, item_id DESC) WHERE is_part = 0;
CREATE INDEX listed_items_by_kind ON listed_items (kind, created_at_ms DESC, item_id DESC, is_part);
${trigger('item_insert', 'INSERT ON items', relist('new.id'))}
${trigger('item_update', 'UPDATE OF kind, owner_id, created_at_ms ON items', relist('new.id'))}
${trigger('item_delete', 'DELETE ON items', ' DELETE FROM listed_items WHERE item_id = old.id;')}
${trigger('stack_insert', 'INSERT ON item_stacks', relist('new.item_id'))}
${trigger('stack_delete', 'DELETE ON item_stacks', relist('old.item_id') + relistStack('old.stack_id'))}
${trigger('top_insert', 'INSERT ON stack_tops', relistStack('new.stack_id'))}
${trigger('top_delete', 'DELETE ON stack_tops', relistStack('old.stack_id'))}
${trigger('take_picked', 'UPDATE OF is_picked ON takes WHEN old.is_picked <> new.is_picked', relist('new.id'))}
${trigger('kept_insert', "INSERT ON organisation WHEN new.subject_kind = 'item' AND new.binned_at_ms IS NOT NULL", relist('new.subject_id'))}
${trigger('kept_update', "UPDATE OF binned_at_ms ON organisation WHEN new.subject_kind = 'item' AND old.binned_at_ms IS NOT new.binned_at_ms", relist('new.subject_id'))}
${trigger('kept_delete', "DELETE ON organisation WHEN old.subject_kind = 'item' AND old.binned_at_ms IS NOT NULL", relist('old.subject_id'))}

CREATE TABLE item_counts (
  kind TEXT NOT NULL,
  is_part INTEGER NOT NULL,
  count INTEGER NOT NULL,
  size_bytes INTEGER NOT NULL,
  PRIMARY KEY (kind, is_part)
) STRICT, WITHOUT ROWID;
INSERT INTO item_counts (kind, is_part, count, size_bytes)
  SELECT kind, owner_id IS NOT NULL, count(*), coalesce(sum(size_bytes), 0) FROM items GROUP BY 1, 2;
CREATE TRIGGER items_count_insert AFTER INSERT ON items BEGIN ${count('new', 1)}
END;
CREATE TRIGGER items_count_delete AFTER DELETE ON items BEGIN ${count('old', -1)}
END;
CREATE TRIGGER items_count_update AFTER UPDATE OF kind, owner_id, size_bytes ON items BEGIN ${count('old', -1)} ${count('new', 1)}
END;

CREATE INDEX organisation_favourites ON organisation (subject_kind, subject_id) WHERE is_favourite = 1;
`;
