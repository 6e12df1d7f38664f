import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { openOrganisation } from '../../open-organisation.ts';
import { contentOf } from '../../testing/kills/killed-library.ts';
import { abandonComingItems } from '../items/coming-items.ts';
import { filesInPlaces } from './walk-places.ts';
import { fileMark, findPlace, putPlace } from './place-table.ts';
import { createPlacedStudio, type PlacedStudio } from './test-data/placed-studio.ts';

let desk: PlacedStudio;
const YEAR = new Date().getFullYear();
beforeEach(() => {
  desk = createPlacedStudio();
});
afterEach(() => desk.end());
const studio = () => desk.now().studio;
const context = () => desk.now().context;
const sidecars = () => desk.now().sidecars;

/** An imported file of the user. */
async function imported(fileName: string): Promise<ItemId> {
  const file = path.join(desk.profile, 'given.wav');
  fs.writeFileSync(file, contentOf(fileName));
  const { id } = await studio().library.importFile({ file, fileName });
  await studio().library.whenRead({ id });
  return id;
}
const note = (id: string, title: string) => desk.addScript(id, title);
/** Names without the day. */
const files = () => filesInPlaces(studio().libraryFolder).map((name) => name.replace(/\d{4}-\d\d-\d\d /, ''));
const dated = (name: string) => {
  const found = filesInPlaces(studio().libraryFolder).find((each) => each.endsWith(name)) ?? '';
  return path.join(studio().libraryFolder.root(), ...found.split('/'));
};
const findings = async () => await desk.findings();
const rebuilt = async () => await desk.rebuilt();

it('puts new items and their sidecars into readable folders, each under a name of its own', async () => {
  const ids = [await imported('Interview.wav'), await imported('interview.WAV'), await imported('Q: “why?”.wav')];
  note('play', 'Lamp');
  await sidecars().flush();
  expect(files()).toEqual(
    [
      `Recordings/${YEAR}/Interview.json`,
      `Recordings/${YEAR}/Interview.wav`,
      `Recordings/${YEAR}/Q “why ”.json`,
      `Recordings/${YEAR}/Q “why ”.wav`,
      `Recordings/${YEAR}/interview (2).json`,
      `Recordings/${YEAR}/interview (2).wav`,
      `Scripts/${YEAR}/Lamp.json`,
    ].toSorted(),
  );
  for (const [index, id] of ids.entries()) {
    const { file } = studio().library.mediaFile({ id, variant: 'original' });
    expect(
      fs.readFileSync(file).equals(contentOf(['Interview.wav', 'interview.WAV', 'Q: “why?”.wav'][index] ?? '')),
    ).toBe(true);
  }
  expect([await findings(), await rebuilt()]).toEqual([[], [4, [], []]]);
  expect(fs.readdirSync(path.join(studio().libraryFolder.media(), '.incoming'))).toEqual([]);
});

it('writes over nobody’s file, and notices one that no item has', async () => {
  await imported('Interview.wav');
  const theirs = dated('Interview.wav').replace('Interview.wav', 'Speech.json');
  fs.writeFileSync(theirs, '{"mine":true}');
  await imported('Speech.wav');
  await sidecars().flush();
  expect(files()).toContain(`Recordings/${YEAR}/Speech (2).wav`);
  expect(fs.readFileSync(theirs, 'utf8')).toBe('{"mine":true}');
  expect(await findings()).toEqual([
    { problem: 'unknown_file', id: null, title: expect.stringMatching(/Speech\.json$/) as string },
  ]);
  expect(await rebuilt()).toEqual([2, [], []]);
});

it('gives up the place of a sidecar that somebody took before it was written', async () => {
  note('play', 'Lamp');
  await sidecars().flush();
  fs.writeFileSync(dated('Lamp.json'), 'theirs');
  context().db.write((tx) => tx.run(`UPDATE sidecars SET written_revision = 0 WHERE subject = 'play'`));
  await sidecars().flush();
  expect(files()).toEqual([`Scripts/${YEAR}/Lamp (2).json`, `Scripts/${YEAR}/Lamp.json`]);
  expect(fs.readFileSync(dated('Lamp.json'), 'utf8')).toBe('theirs');
});

it('removes the files of what is deleted for good, and leaves what is the user’s', async () => {
  const [id] = [await imported('Interview.wav'), await imported('Speech.wav')];
  await sidecars().flush();
  fs.writeFileSync(dated('Interview.wav').replace('.wav', '.srt'), '1');
  openOrganisation(context(), { jobs: studio().jobs }).bin({ refs: [itemRef(id)] });
  await studio().library.deleteForGood({ ids: [id] });
  await sidecars().flush();
  expect(files()).toEqual(['Interview.srt', 'Speech.json', 'Speech.wav'].map((name) => `Recordings/${YEAR}/${name}`));
});

it('finds by their sidecars files that were moved or renamed outside', async () => {
  const id = await imported('Interview.wav');
  note('play', 'Lamp');
  await sidecars().flush();
  const folder = path.join(studio().libraryFolder.root(), 'Recordings', 'Best');
  fs.mkdirSync(folder);
  fs.renameSync(dated('Interview.wav'), path.join(folder, 'Anna v1.2.wav'));
  fs.renameSync(dated('Interview.json'), path.join(folder, 'Anna v1.2.json'));
  fs.renameSync(dated('Lamp.json'), path.join(path.dirname(dated('Lamp.json')), 'Light.json'));
  expect((await findings()).map(({ problem }) => problem)).toEqual(
    expect.arrayContaining(['file_moved', 'unknown_file', 'sidecar_missing']),
  );
  await sidecars().repair({ isDeep: false });
  expect([await findings(), await rebuilt()]).toEqual([[], [2, [], []]]);
  expect(studio().library.mediaFile({ id, variant: 'original' }).file).toBe(path.join(folder, 'Anna v1.2.wav'));
});

it('deletes no file that somebody put in the place of another', async () => {
  const id = await imported('Interview.wav');
  await sidecars().flush();
  const file = dated('Interview.wav');
  fs.renameSync(file, path.join(desk.profile, 'moved.wav'));
  fs.writeFileSync(file, 'theirs');
  openOrganisation(context(), { jobs: studio().jobs }).bin({ refs: [itemRef(id)] });
  await studio().library.deleteForGood({ ids: [id] });
  await sidecars().flush();
  expect([files(), fs.readFileSync(file, 'utf8')]).toEqual([[`Recordings/${YEAR}/Interview.wav`], 'theirs']);
});

it('takes back what a crash left of an item that was coming, and no file that came in its place', async () => {
  await imported('Interview.wav');
  const { libraryFolder: folder } = studio();
  const [ours, theirs] = [`Recordings/${YEAR}/half`, `Recordings/${YEAR}/other`];
  for (const [id, place] of [
    ['half', ours],
    ['other', theirs],
  ] as const) {
    fs.writeFileSync(`${folder.place(place)}.wav`, 'half');
    const mark = id === 'half' ? fileMark(`${folder.place(place)}.wav`) : '1:2';
    context().db.write((tx) => putPlace(tx, id as ItemId, { place, extension: '.wav', state: 'coming', mark }));
  }
  abandonComingItems(context().db);
  await sidecars().flush();
  expect(files()).toEqual(
    ['Interview.json', 'Interview.wav', 'other.wav'].map((name) => expect.stringContaining(name)),
  );
  expect([findPlace(context().db, 'half' as ItemId), findPlace(context().db, 'other' as ItemId)]).toEqual([null, null]);
});

it('finds everything where the index is older than the places', async () => {
  const [first, second] = [await imported('Interview.wav'), await imported('Speech.wav')];
  await sidecars().flush();
  // As before anything had a place, and as when another item had the place of one.
  context().db.write((tx) => {
    tx.run(`UPDATE sidecars SET place = NULL, place_key = NULL, place_state = NULL, place_extension = NULL`);
    tx.run(`UPDATE items SET media_file = 'original.wav'`);
    const place = `Recordings/${YEAR}/${path.basename(dated('Speech.json'), '.json')}`;
    putPlace(tx, first, { place, extension: '.wav', state: 'here', mark: null });
    tx.run(`INSERT INTO facts (name, value) VALUES ('places-unsure', '1')`);
  });
  const written = fs.readFileSync(dated('Speech.json'));
  // Nothing is written to a place that may be another's.
  expect(await sidecars().flush()).toBe(false);
  await desk.close();
  desk.open();
  expect(studio().library.list({ query: '', sort: 'title', offset: 0, limit: 9 })).toHaveLength(2);
  const found = studio().library.places().jobId;
  if (found === null) throw new Error('Nobody looks for the files.');
  await studio().jobs.whenEnded({ id: found });
  expect(fs.readFileSync(dated('Speech.json'))).toEqual(written);
  expect(await sidecars().flush()).toBe(true);
  for (const [id, name] of [
    [first, 'Interview.wav'],
    [second, 'Speech.wav'],
  ] as const)
    expect(fs.readFileSync(studio().library.mediaFile({ id, variant: 'original' }).file).equals(contentOf(name))).toBe(
      true,
    );
  expect([await findings(), await rebuilt()]).toEqual([[], [2, [], []]]);
});

it('keeps one of several names of a file that is found, and leaves a copy that somebody made alone', async () => {
  await imported('Interview.wav');
  await sidecars().flush();
  const [file, sidecar] = [dated('Interview.wav'), dated('Interview.json')];
  const folder = path.dirname(file);
  // As a rename leaves both names when the program is ended, and then both are moved.
  for (const name of ['Both 1', 'Both 2']) {
    fs.linkSync(file, path.join(folder, `${name}.wav`));
    fs.copyFileSync(sidecar, path.join(folder, `${name}.json`));
  }
  fs.copyFileSync(file, path.join(folder, 'Copy.wav'));
  fs.copyFileSync(sidecar, path.join(folder, 'Copy.json'));
  for (const each of [file, sidecar]) fs.rmSync(each);
  context().db.write((tx) => tx.run(`INSERT INTO facts (name, value) VALUES ('places-unsure', '1')`));
  await desk.close();
  desk.open();
  const found = studio().library.places().jobId;
  if (found === null) throw new Error('Nobody looks for the files.');
  await studio().jobs.whenEnded({ id: found });
  await sidecars().flush();
  expect(files()).toEqual(
    ['Both 1.json', 'Both 1.wav', 'Copy.json', 'Copy.wav'].map((name) => `Recordings/${YEAR}/${name}`),
  );
});

it('keeps an item under its id where the disk does not take its name', async () => {
  const root = studio().libraryFolder.root();
  fs.mkdirSync(root, { recursive: true });
  fs.writeFileSync(path.join(root, 'Recordings'), 'no folder');
  const id = await imported('Interview.wav');
  await sidecars().flush();
  expect(studio().library.mediaFile({ id, variant: 'original' }).file).toBe(
    path.join(studio().libraryFolder.item(id), 'original.wav'),
  );
  expect([await findings(), await rebuilt()]).toEqual([[], [1, [], []]]);
});
