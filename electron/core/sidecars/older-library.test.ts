import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../shared/domain/script/script-settings.ts';
import { MIGRATIONS } from '../database/migrate.ts';
import { markChangedSidecars } from '../database/migrations/0020-mark-changed-sidecars.ts';
import { createOlderDatabase } from '../database/testing/older-schema.ts';
import { createLibraryFolder } from '../library/library-folder.ts';
import { filesInPlaces } from '../library/places/walk-places.ts';
import { riffReader } from '../testing/riff-reader.ts';
import { openTestContext, testFolder } from '../testing/test-context.ts';
import { createSidecars } from './create-sidecars.ts';

it('writes the sidecars of a library from before there were any', async () => {
  const profile = testFolder();
  fs.mkdirSync(path.join(profile, 'data'));
  const old = createOlderDatabase(path.join(profile, 'data/atelier.db'), MIGRATIONS.indexOf(markChangedSidecars));
  const insert = `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
    VALUES (:id, :kind, :id, 'none', 1, 1)`;
  for (const [id, kind] of [
    ['sound', 'recording'],
    ['play', 'script'],
  ])
    old.prepare(insert).run({ id, kind });
  old
    .prepare(`INSERT INTO scripts (id, settings) VALUES ('play', :settings)`)
    .run({ settings: JSON.stringify(DEFAULT_SCRIPT_SETTINGS) });
  old.exec(
    `INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) VALUES ('item', 'sound', 0, 'sea')`,
  );
  old.close();
  const context = openTestContext({ folder: profile });
  const folder = createLibraryFolder(context.db, context.folders.library);
  const sidecars = createSidecars({ ...context, folder, media: riffReader });
  const { itemCount, problems, differences } = await sidecars.rebuild({ file: path.join(profile, 'rebuilt.db') });
  expect([itemCount, problems, differences]).toEqual([2, [], []]);
  expect(fs.readdirSync(folder.media()).toSorted()).toEqual(['.incoming', 'library.json']);
  expect(filesInPlaces(folder)).toEqual(['Recordings/1970/1970-01-01 sound.json', 'Scripts/1970/1970-01-01 play.json']);
  context.end();
});
