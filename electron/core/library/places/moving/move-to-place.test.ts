import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { contentOf } from '../../../testing/kills/killed-library.ts';
import { storeAsBefore } from '../../../testing/kills/store-as-before.ts';
import { findPlace, putPlace } from '../place-table.ts';
import { filesInPlaces } from '../walk-places.ts';
import { createPlacedStudio, type PlacedStudio } from '../test-data/placed-studio.ts';

let desk: PlacedStudio;
const YEAR = new Date().getFullYear();
beforeEach(() => {
  desk = createPlacedStudio();
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await desk.end();
});
const studio = () => desk.now().studio;
const context = () => desk.now().context;
const sidecars = () => desk.now().sidecars;

/** Two recordings, a script and a recording that stays outside, as an earlier version kept them. */
async function olderLibrary(): Promise<ItemId[]> {
  const ids = ['Talk.wav', 'talk.wav'].map((name) =>
    storeAsBefore(context().db, studio().libraryFolder, { name, content: contentOf(name) }),
  );
  const script = desk.addScript('play', 'Lamp');
  const outside = path.join(desk.profile, 'outside.wav');
  fs.writeFileSync(outside, contentOf('outside.wav'));
  const kept = await studio().library.importFile({ file: outside, fileName: 'outside.wav', asReference: true });
  await studio().library.whenRead({ id: kept.id });
  for (const id of [script, kept.id]) fs.mkdirSync(studio().libraryFolder.item(id));
  await sidecars().flush();
  return [...ids, script, kept.id];
}
async function move() {
  const { jobId } = studio().library.moveToPlaces({ renames: false });
  await studio().jobs.whenEnded({ id: jobId });
  return studio()
    .jobs.list({ limit: 10 })
    .find(({ id }) => id === jobId);
}
const names = () => filesInPlaces(studio().libraryFolder).map((name) => name.replace(/\d{4}-\d\d-\d\d /, ''));
const folders = () =>
  fs.readdirSync(studio().libraryFolder.media()).filter((name) => !/^(\.incoming|library\.json)$/.test(name));
const findings = async () => await desk.findings();
const rebuilt = async () => await desk.rebuilt();
const contents = (ids: ItemId[]) =>
  ids.map((id) => fs.readFileSync(studio().library.mediaFile({ id, variant: 'original' }).file));

it('moves an item that had no sidecar yet, and a rebuild calls nothing of its former folder a problem', async () => {
  const id = storeAsBefore(context().db, studio().libraryFolder, { name: 'Talk.wav', content: contentOf('Talk.wav') });
  expect((await move())?.state).toBe('done');
  await sidecars().flush();
  expect([folders(), await rebuilt(), await findings()]).toEqual([[id], [1, [], []], []]);
});

it('moves an older library, keeps its former files until the next start, and agrees all the while', async () => {
  const ids = await olderLibrary();
  expect(await findings()).toEqual([]);
  expect(studio().library.places()).toMatchObject({ toMove: { count: 4 }, formerCount: 0, jobId: null });
  expect((await move())?.state).toBe('done');
  expect(studio().library.places()).toEqual({ toMove: { count: 0, sizeBytes: 0 }, formerCount: 4, jobId: null });
  expect([folders().length, await rebuilt(), await findings()]).toEqual([4, [4, [], []], []]);
  const [talk = '' as ItemId, other = '' as ItemId] = ids;
  expect(contents([talk, other])).toEqual([contentOf('Talk.wav'), contentOf('talk.wav')]);
  expect(names().toSorted()).toEqual(
    ['Recordings', 'Recordings', 'Recordings', 'Recordings', 'Recordings', 'Scripts']
      .map(
        (folder, index) =>
          `${folder}/${YEAR}/${['Talk.json', 'Talk.wav', 'talk (2).json', 'talk (2).wav', 'outside.json', 'Lamp.json'][index]}`,
      )
      .toSorted(),
  );
  await desk.close();
  desk.open();
  await studio().former.whenRemoved;
  expect([folders(), studio().library.places().formerCount, await findings(), await rebuilt()]).toEqual([
    [],
    0,
    [],
    [4, [], []],
  ]);
  expect(contents([talk, other])).toEqual([contentOf('Talk.wav'), contentOf('talk.wav')]);
  expect(fs.readFileSync(path.join(desk.profile, 'outside.wav'))).toEqual(contentOf('outside.wav'));
});

it('copies and compares where the disk has no hard links', async () => {
  const [talk = '' as ItemId, other = '' as ItemId] = await olderLibrary();
  vi.spyOn(promises, 'link').mockRejectedValue(Object.assign(new Error('no links'), { code: 'EPERM' }));
  syncBuiltinESMExports();
  expect((await move())?.state).toBe('done');
  expect(contents([talk, other])).toEqual([contentOf('Talk.wav'), contentOf('talk.wav')]);
  const former = path.join(studio().libraryFolder.item(talk), 'original.wav');
  expect(fs.statSync(former).ino).not.toBe(
    fs.statSync(studio().library.mediaFile({ id: talk, variant: 'original' }).file).ino,
  );
  await sidecars().flush();
  expect([await findings(), await rebuilt()]).toEqual([[], [4, [], []]]);
});

it('leaves an item where it is whose file is not as it should be', async () => {
  const [talk = '' as ItemId] = await olderLibrary();
  fs.appendFileSync(path.join(studio().libraryFolder.item(talk), 'original.wav'), 'more');
  expect(await move()).toMatchObject({
    state: 'done',
    failure: { code: 'CONFLICT', data: { reason: 'not_placed', left: 1 } },
  });
  expect([studio().library.places().toMove.count, findPlace(context().db, talk)]).toEqual([1, null]);
  await sidecars().flush();
  expect((await findings()).map(({ problem }) => problem)).toEqual(['size_differs']);
});

it('keeps former files that are not in the new place, and files that are none of the item’s', async () => {
  const [talk = '' as ItemId, other = '' as ItemId] = await olderLibrary();
  await move();
  await sidecars().flush();
  fs.writeFileSync(path.join(studio().libraryFolder.item(other), 'notes.txt'), 'mine');
  fs.rmSync(studio().library.mediaFile({ id: talk, variant: 'original' }).file);
  await desk.close();
  desk.open();
  await studio().former.whenRemoved;
  expect(fs.readFileSync(path.join(studio().libraryFolder.item(talk), 'original.wav'))).toEqual(contentOf('Talk.wav'));
  expect(fs.readdirSync(studio().libraryFolder.item(other))).toEqual(['notes.txt']);
});

it('takes back at a start what was on its way, and leaves a file that is somebody else’s', async () => {
  const [talk = '' as ItemId] = await olderLibrary();
  const { libraryFolder: folder } = studio();
  const [place, theirs] = [`Recordings/${YEAR}/half`, `Recordings/${YEAR}/theirs`];
  fs.mkdirSync(path.dirname(folder.place(place)), { recursive: true });
  const from = folder.file(talk, 'original.wav');
  fs.linkSync(from, `${folder.place(place)}.wav`);
  fs.writeFileSync(`${folder.place(theirs)}.wav`, 'theirs');
  const facts = fs.statSync(from, { bigint: true });
  const coming = { place, extension: '.wav', state: 'coming', mark: `${facts.ino}:${facts.size}` } as const;
  context().db.write((tx) => {
    putPlace(tx, talk, coming);
    putPlace(tx, 'play' as ItemId, { ...coming, place: theirs });
  });
  expect(contents([talk])).toEqual([contentOf('Talk.wav')]);
  await desk.close();
  desk.open();
  expect(names().filter((name) => name.endsWith('.wav'))).toEqual([`Recordings/${YEAR}/theirs.wav`]);
  expect([findPlace(context().db, talk), contents([talk])]).toEqual([null, [contentOf('Talk.wav')]]);
});
