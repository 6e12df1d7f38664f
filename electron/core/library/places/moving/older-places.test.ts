import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../../shared/domain/script/script-settings.ts';
import { createOlderDatabase, olderVersions } from '../../../database/testing/older-schema.ts';
import { createSidecars } from '../../../sidecars/create-sidecars.ts';
import { contentOf } from '../../../testing/kills/killed-library.ts';
import { riffReader } from '../../../testing/riff-reader.ts';
import { openTestContext, testFolder } from '../../../testing/test-context.ts';
import { openTestLibrary } from '../../../testing/test-library.ts';
import { filesInPlaces } from '../walk-places.ts';

/** The first version with scripts. */
const FIRST = 3;
const NAMES = ['one.wav', 'two.wav'];

/** A library with its files as the program of a schema version left it. */
function writeOlderLibrary(profile: string, version: number): void {
  fs.mkdirSync(path.join(profile, 'data'));
  const old = createOlderDatabase(path.join(profile, 'data/atelier.db'), version);
  const insert =
    old.prepare(`INSERT INTO items (id, kind, title, source_name, media_file, size_bytes, media_state, created_at_ms, updated_at_ms)
    VALUES (:id, :kind, 'Talk: “part 1”', :name, :file, :size, :state, 1, 1)`);
  for (const name of NAMES) {
    const content = contentOf(name);
    const folder = path.join(profile, 'library/media', name.replace('.wav', ''));
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'original.wav'), content);
    const state = { size: content.length, file: 'original.wav', state: 'failed' };
    insert.run({ id: name.replace('.wav', ''), kind: 'recording', name, ...state });
  }
  insert.run({ id: 'play', kind: 'script', name: null, file: null, size: null, state: 'none' });
  const settings = JSON.stringify(DEFAULT_SCRIPT_SETTINGS);
  old.prepare(`INSERT INTO scripts (id, settings) VALUES ('play', :settings)`).run({ settings });
  old.close();
}

function open(profile: string) {
  const context = openTestContext({ folder: profile });
  const studio = openTestLibrary(context, { reader: riffReader });
  const sidecars = createSidecars({ ...context, folder: studio.libraryFolder, media: riffReader });
  studio.openJobs.start({ adopt: true });
  const close = async () => {
    await studio.stop();
    context.close();
  };
  return { context, ...studio, sidecars, close };
}

it.each(olderVersions(FIRST))('keeps a library of schema %i working unmoved, and moves it whole', async (version) => {
  const profile = testFolder();
  writeOlderLibrary(profile, version);
  const first = open(profile);
  const looks = async ({ library, sidecars }: typeof first) => {
    const { problems, differences, file } = await sidecars.rebuild({ file: path.join(profile, 'rebuilt.db') });
    fs.rmSync(file);
    const found = [...(await library.check()), ...(await sidecars.check({ isDeep: true }))];
    const contents = NAMES.map((name) => {
      const id = name.replace('.wav', '') as ItemId;
      return fs.readFileSync(library.mediaFile({ id, variant: 'original' }).file).equals(contentOf(name));
    });
    return [problems, differences, found, contents];
  };
  const right = [[], [], [], [true, true]];
  expect(await looks(first)).toEqual(right);
  // A script of a version without sidecars has nothing in the folder of its ID: it is in a readable folder at once.
  expect(first.library.places().toMove.count).toBe(2);
  await first.jobs.whenEnded({ id: first.library.moveToPlaces({ renames: false }).jobId });
  expect([await looks(first), first.library.places().toMove.count]).toEqual([right, 0]);
  await first.close();
  const second = open(profile);
  await second.former.whenRemoved;
  expect(await looks(second)).toEqual(right);
  expect(filesInPlaces(second.libraryFolder)).toEqual([
    'Recordings/1970/1970-01-01 Talk “part 1” (2).json',
    'Recordings/1970/1970-01-01 Talk “part 1” (2).wav',
    'Recordings/1970/1970-01-01 Talk “part 1”.json',
    'Recordings/1970/1970-01-01 Talk “part 1”.wav',
    'Scripts/1970/1970-01-01 Talk “part 1”.json',
  ]);
  expect(fs.readdirSync(second.libraryFolder.media()).filter((name) => name !== '.incoming')).toEqual(['library.json']);
  await second.close();
  fs.rmSync(profile, { recursive: true, force: true });
});
