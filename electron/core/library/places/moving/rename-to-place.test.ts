import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../../shared/domain/organisation/organised.ts';
import { DEFAULT_SETTINGS } from '../../../../../shared/domain/settings/settings.ts';
import { openOrganisation } from '../../../open-organisation.ts';
import { contentOf } from '../../../testing/kills/killed-library.ts';
import { storeAsBefore } from '../../../testing/kills/store-as-before.ts';
import { movesOfItem, putMove } from '../place-moves.ts';
import { fileMark, findPlace } from '../place-table.ts';
import { filesInPlaces } from '../walk-places.ts';
import { createPlacedStudio, type PlacedStudio } from '../test-data/placed-studio.ts';

let desk: PlacedStudio;
let template: string;
beforeEach(() => {
  template = '{title}';
  const settings = () => ({
    ...DEFAULT_SETTINGS,
    library: { ...DEFAULT_SETTINGS.library, placeTemplates: { all: template } },
  });
  desk = createPlacedStudio({ settings });
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await desk.end();
});
const studio = () => desk.now().studio;
const db = () => desk.now().context.db;
const sidecars = () => desk.now().sidecars;
async function restart() {
  await sidecars().flush();
  await desk.close();
  desk.open();
  await studio().former.whenRemoved;
}

async function imported(fileName: string): Promise<ItemId> {
  const file = path.join(desk.profile, 'given.wav');
  fs.writeFileSync(file, contentOf(fileName));
  const { id } = await studio().library.importFile({ file, fileName });
  await studio().library.whenRead({ id });
  return id;
}
/** Two recordings of one title and a script. */
async function namedLibrary(): Promise<ItemId[]> {
  const ids = [await imported('Talk.wav'), await imported('talk.wav')];
  desk.addScript('play', 'Lamp');
  await sidecars().flush();
  return [...ids, 'play' as ItemId];
}
async function rename() {
  const { jobId } = studio().library.moveToPlaces({ renames: true });
  await studio().jobs.whenEnded({ id: jobId });
  await sidecars().flush();
  return studio()
    .jobs.list({ limit: 10 })
    .find(({ id }) => id === jobId);
}
const files = () => filesInPlaces(studio().libraryFolder);
const findings = async () => await desk.findings();
const rebuilt = async () => await desk.rebuilt();
const content = (id: ItemId) => fs.readFileSync(studio().library.mediaFile({ id, variant: 'original' }).file);
const FIRST = [
  'Recordings/Talk.json',
  'Recordings/Talk.wav',
  'Recordings/talk (2).json',
  'Recordings/talk (2).wav',
  'Scripts/Lamp.json',
];
const SECOND = FIRST.map((name) => name.replace('/', '/Of mine/'));

it('renames files and sidecars to the template of now, and back, and nothing is lost or left', async () => {
  const [one = '' as ItemId, two = '' as ItemId] = await namedLibrary();
  expect(files()).toEqual(FIRST);
  expect(await studio().library.renames({})).toEqual({ count: 0, ownCount: 0, examples: [] });
  for (const [next, names] of [
    ['Of mine/{title}', SECOND],
    ['{title}', FIRST],
  ] as const) {
    template = next;
    expect(await studio().library.renames({})).toMatchObject({ count: 3, ownCount: 0 });
    expect(await rename()).toMatchObject({ state: 'done', failure: null });
    expect(files()).toEqual(names);
    expect([content(one).equals(contentOf('Talk.wav')), content(two).equals(contentOf('talk.wav'))]).toEqual([
      true,
      true,
    ]);
    expect([await findings(), await rebuilt(), studio().library.places().formerCount]).toEqual([[], [3, [], []], 0]);
  }
  await restart();
  expect([files(), movesOfItem(db(), one), await findings()]).toEqual([FIRST, [], []]);
});

it('shows what names would be given, each once, before anything is renamed', async () => {
  await namedLibrary();
  template = '{kind}';
  const { examples } = await studio().library.renames({});
  expect(examples).toEqual([
    { from: 'Recordings/Talk.wav', to: 'Recordings/recording.wav' },
    { from: 'Recordings/talk (2).wav', to: 'Recordings/recording (2).wav' },
    { from: 'Scripts/Lamp.json', to: 'Scripts/script.json' },
  ]);
  await rename();
  expect(files()).toEqual(expect.arrayContaining(examples.map(({ to }) => to)));
});

it('writes over nobody’s file, and moves older items in the same task', async () => {
  await namedLibrary();
  storeAsBefore(db(), studio().libraryFolder, { name: 'Old.wav', content: contentOf('Old.wav') });
  const theirs = path.join(studio().libraryFolder.root(), 'Recordings', 'Of mine');
  fs.mkdirSync(theirs);
  fs.writeFileSync(path.join(theirs, 'Talk.wav'), 'theirs');
  template = 'Of mine/{title}';
  expect(await rename()).toMatchObject({ state: 'done', failure: null });
  expect(fs.readFileSync(path.join(theirs, 'Talk.wav'), 'utf8')).toBe('theirs');
  expect(fs.readdirSync(theirs).toSorted()).toEqual(
    ['Old.json', 'Old.wav', 'Talk (2).json', 'Talk (2).wav', 'Talk.wav', 'talk.json', 'talk.wav'].toSorted(),
  );
});

it('leaves files where the user put them', async () => {
  const [one = '' as ItemId] = await namedLibrary();
  const root = studio().libraryFolder.root();
  fs.mkdirSync(path.join(root, 'Recordings/Best'));
  for (const ending of ['wav', 'json'])
    fs.renameSync(path.join(root, `Recordings/Talk.${ending}`), path.join(root, `Recordings/Best/Anna.${ending}`));
  await sidecars().repair({ isDeep: false });
  template = 'Of mine/{title}';
  expect(await studio().library.renames({})).toMatchObject({ count: 2, ownCount: 1 });
  await rename();
  expect(files()).toContain('Recordings/Best/Anna.wav');
  expect([content(one).equals(contentOf('Talk.wav')), await findings()]).toEqual([true, []]);
});

it('copies and compares where the disk has no hard links, and leaves a file that is not as it should be', async () => {
  const [one = '' as ItemId, two = '' as ItemId] = await namedLibrary();
  fs.appendFileSync(studio().library.mediaFile({ id: two, variant: 'original' }).file, 'more');
  vi.spyOn(promises, 'link').mockRejectedValue(Object.assign(new Error('no links'), { code: 'EPERM' }));
  syncBuiltinESMExports();
  template = 'Of mine/{title}';
  expect(await rename()).toMatchObject({ failure: { code: 'CONFLICT', data: { reason: 'not_placed', left: 1 } } });
  expect([content(one).equals(contentOf('Talk.wav')), findPlace(db(), one)?.place]).toEqual([
    true,
    'Recordings/Of mine/Talk',
  ]);
  expect(files()).not.toContain('Recordings/Talk.wav');
  expect(findPlace(db(), two)?.place).toBe('Recordings/talk (2)');
});

it('keeps former names while another task works, and removes them at the next start', async () => {
  const [one = '' as ItemId] = await namedLibrary();
  let endOther = (): void => undefined;
  const other = new Promise<null>((resolve) => (endOther = () => resolve(null)));
  studio().queue.register('speak', { run: () => other });
  const work = { kind: 'speak', title: 'Lamp', itemId: null, engine: 'local', request: {} } as const;
  db().write((tx) => studio().queue.submit(tx, work));
  studio().queue.wake();
  template = 'Of mine/{title}';
  await rename();
  expect(files()).toEqual([...FIRST, ...SECOND].toSorted());
  expect([await findings(), await rebuilt(), studio().library.places().formerCount]).toEqual([[], [3, [], []], 3]);
  endOther();
  await restart();
  expect([files(), content(one).equals(contentOf('Talk.wav'))]).toEqual([SECOND, true]);
});

it('is done where another program holds a former name, which goes at the next start', async () => {
  const [one = '' as ItemId] = await namedLibrary();
  const held = studio().libraryFolder.place('Recordings/Talk') + '.wav';
  const rm = promises.rm;
  vi.spyOn(promises, 'rm').mockImplementation((file, options) =>
    file === held ? Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' })) : rm(file, options),
  );
  syncBuiltinESMExports();
  template = 'Of mine/{title}';
  expect(await rename()).toMatchObject({ state: 'done', failure: null });
  expect(files()).toEqual(['Recordings/Talk.json', 'Recordings/Talk.wav', ...SECOND].toSorted());
  expect([studio().library.places().formerCount, await findings()]).toEqual([1, []]);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await restart();
  expect([files(), content(one).equals(contentOf('Talk.wav'))]).toEqual([SECOND, true]);
});

it('takes back at a start a name that was on its way, and removes no file that is somebody else’s', async () => {
  const [one = '' as ItemId, two = '' as ItemId] = await namedLibrary();
  const { libraryFolder: folder } = studio();
  const mark = fileMark(folder.place('Recordings/Talk') + '.wav');
  for (const [id, place] of [
    [one, 'Recordings/half'],
    [two, 'Recordings/theirs'],
  ] as const)
    db().write((tx) => putMove(tx, { id, place, extension: '.wav', state: 'coming', mark }));
  for (const ending of ['.wav', '.json'])
    fs.linkSync(folder.place('Recordings/Talk') + ending, folder.place('Recordings/half') + ending);
  fs.writeFileSync(`${folder.place('Recordings/theirs')}.wav`, 'theirs');
  await restart();
  expect(files()).toEqual([...FIRST, 'Recordings/theirs.wav'].toSorted());
  expect(content(one).equals(contentOf('Talk.wav'))).toBe(true);
});

it('removes what a deleted item has under its former names too', async () => {
  const [one = '' as ItemId] = await namedLibrary();
  const place = 'Recordings/before';
  const { libraryFolder: folder } = studio();
  for (const ending of ['.wav', '.json'])
    fs.linkSync(folder.place('Recordings/Talk') + ending, folder.place(place) + ending);
  db().write((tx) => putMove(tx, { id: one, place, extension: '.wav', state: 'former', mark: null }));
  openOrganisation(desk.now().context, { jobs: studio().jobs }).bin({ refs: [itemRef(one)] });
  await studio().library.deleteForGood({ ids: [one] });
  await sidecars().flush();
  expect(files()).toEqual(FIRST.slice(2));
});
