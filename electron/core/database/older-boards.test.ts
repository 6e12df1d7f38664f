import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import { itemRef, NOT_ORGANISED } from '../../../shared/domain/organisation/organised.ts';
import { createBoards } from '../boards/create-boards.ts';
import { createChanges } from '../changes/create-changes.ts';
import { listItems } from '../library/find/find-items.ts';
import { createOrganisation } from '../organisation/create-organisation.ts';
import { readOrganised } from '../organisation/organisation-table.ts';
import type { SubjectOwner } from '../organisation/subject-owner.ts';
import { openDatabase } from './database.ts';
import { createOlderDatabase, olderVersions } from './testing/older-schema.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-boards-'));
  file = path.join(folder, 'atelier.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The first version with takes, and that from which on their stars are not theirs. */
const SCRIPTS = 2;
/** The first version that kept order in one place, and undoes it. */
const ORGANISED = 14;
const [SOUND, UNDO] = ['sound' as ItemId, 'undo-1'];

function writeOldLibrary(version: number): void {
  const old = createOlderDatabase(file, version);
  old.exec(`INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
    VALUES ('${SOUND}', 'recording', 'Sound', 'none', 1, 1)`);
  if (version >= SCRIPTS) {
    const rating = version < ORGANISED ? { column: ', rating', value: ', 0' } : { column: '', value: '' };
    old.exec(`INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
        SELECT column1, column2, column1, 'none', 1, 1 FROM (VALUES ('play', 'script'), ('one', 'speech'), ('two', 'speech'));
      UPDATE items SET owner_id = 'play' WHERE kind = 'speech';
      INSERT INTO scripts (id, settings) VALUES ('play', '{}');
      INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, duration_ms, is_picked, is_kept, is_partial,
        created_at_ms${rating.column})
        SELECT column1, 'play', 'line', column2, '{}', '{}', 'local', 900, column2 = 1, 0, 0, 1${rating.value}
        FROM (VALUES ('one', 1), ('two', 2))`);
  }
  if (version >= ORGANISED) {
    old.exec(
      `INSERT INTO organisation (subject_kind, subject_id, is_favourite, rating) VALUES ('item', '${SOUND}', 1, 4)`,
    );
    const step = { key: { kind: 'item', id: SOUND }, before: { rating: 2 }, after: { rating: 4 } };
    old
      .prepare('INSERT INTO organisation_undo (id, steps) VALUES (:id, :steps)')
      .run({ id: UNDO, steps: JSON.stringify([step]) });
  }
  old.close();
}

it.each(olderVersions(1))(
  'begins with no board and no verdict, and stacks takes, in a library of schema version %i',
  (version) => {
    writeOldLibrary(version);
    const { db, close } = openDatabase(file);
    const changes = createChanges();
    const key = { kind: 'item', id: SOUND } as const;
    const owner: SubjectOwner = {
      existing: (_from, keys) => [...keys],
      together: (_tx, keys) => [...keys],
      afterBin: () => undefined,
      tell: () => undefined,
    };
    const organisation = createOrganisation({ db, changes, now: () => 1 }, { item: owner, voice: owner });
    const boards = createBoards({ db, changes, now: () => 1 }, { organisation });
    const kept = version >= ORGANISED ? { isFavourite: true, rating: 4 } : {};
    expect(readOrganised(db, [key]).get(`item ${SOUND}`)).toEqual({ ...NOT_ORGANISED, ...kept });
    expect(boards.list()).toEqual([]);
    boards.create({ name: 'Fog', itemIds: [SOUND] });
    organisation.update({ refs: [itemRef(SOUND)], values: { verdict: 'picked' } });
    expect(boards.list()).toMatchObject([{ name: 'Fog', count: 1, coverId: SOUND }]);
    const takes = { query: 'kind:take', sort: 'newest', isStacked: true, offset: 0, limit: 9 } as const;
    const found = listItems({ db, kinds: ITEM_KINDS, now: () => 1 }, takes).map(({ id, stack }) => [id, stack?.count]);
    expect(found).toEqual(version >= SCRIPTS ? [['one', 2]] : []);
    // What the earlier version can undo is still undone.
    if (version >= ORGANISED) organisation.undo({ undoId: UNDO });
    const rating = version >= ORGANISED ? 2 : 0;
    expect(readOrganised(db, [key]).get(`item ${SOUND}`)).toMatchObject({ rating, verdict: 'picked' });
    changes.dispose();
    close();
  },
);
