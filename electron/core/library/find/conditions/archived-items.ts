/** On an archived board and on no other. The boards first: they are few. */
const ON_ARCHIVED = `SELECT put.item_id AS id FROM boards AS away CROSS JOIN board_items AS put ON put.board_id = away.id
  WHERE away.archived_at_ms IS NOT NULL AND away.deleted_at_ms IS NULL
    AND NOT EXISTS (SELECT 1 FROM board_items AS other JOIN boards AS living ON living.id = other.board_id
      WHERE other.item_id = put.item_id AND living.deleted_at_ms IS NULL AND living.archived_at_ms IS NULL)`;

/** A SELECT of the ids of items that are archived with their boards, parts of them too. */
export const ARCHIVED_ITEMS = `${ON_ARCHIVED} UNION ALL SELECT part.id FROM items AS part WHERE part.owner_id IN (${ON_ARCHIVED})`;

/** The condition that an item (column of its id) is not archived. */
export const isShown = (id: string): string => `${id} NOT IN (${ARCHIVED_ITEMS})`;
