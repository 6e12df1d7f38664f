import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { contentOf } from '../../../testing/kills/killed-library.ts';
import { storeAsBefore } from '../../../testing/kills/store-as-before.ts';
import { filesInPlaces } from '../walk-places.ts';
import { createPlacedStudio, type PlacedStudio } from '../test-data/placed-studio.ts';

let desk: PlacedStudio;
beforeEach(() => {
  desk = createPlacedStudio();
});
afterEach(() => desk.end());
const studio = () => desk.now().studio;
const sidecars = () => desk.now().sidecars;

async function imported(fileName: string): Promise<ItemId> {
  const file = path.join(desk.profile, 'given.wav');
  fs.writeFileSync(file, contentOf(fileName));
  const { id } = await studio().library.importFile({ file, fileName });
  await studio().library.whenRead({ id });
  await sidecars().flush();
  return id;
}
const fileOf = (id: ItemId) => studio().library.mediaFile({ id, variant: 'original' }).file;
/** Renames a file of the library as a file manager does; `to` is a path in the library. */
function renameFile(id: ItemId, to: string): void {
  const target = path.join(studio().libraryFolder.root(), ...to.split('/'));
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.renameSync(fileOf(id), target);
}
const findings = async () => await desk.findings();
const rebuilt = async () => await desk.rebuilt();

it('finds nothing where the library has no folder yet', async () => {
  fs.rmSync(studio().libraryFolder.root(), { recursive: true, force: true });
  expect(await studio().library.movedFiles({})).toEqual([]);
});

it('finds files that were renamed without their sidecars, and lets their items follow', async () => {
  const [one, two] = [await imported('Talk.wav'), await imported('Speech.wav')];
  renameFile(one, 'Recordings/Best/Anna v1.2.wav');
  renameFile(two, 'Recordings/Bert.WAV');
  const at = (id: ItemId, foundAt: string, title: string) => ({ problem: 'file_moved', id, title, foundAt });
  expect(await studio().library.check()).toEqual(
    expect.arrayContaining([
      at(one, 'Recordings/Best/Anna v1.2.wav', 'Talk'),
      at(two, 'Recordings/Bert.WAV', 'Speech'),
    ]),
  );
  expect(await studio().library.check()).toHaveLength(2);
  expect((await studio().library.adoptMovedFiles({})).map(({ id }) => id)).toEqual([one, two]);
  await sidecars().flush();
  expect([path.basename(fileOf(one)), path.basename(fileOf(two))]).toEqual(['Anna v1.2.wav', 'Bert.WAV']);
  expect([fs.readFileSync(fileOf(one)).equals(contentOf('Talk.wav')), await findings()]).toEqual([true, []]);
  expect([await rebuilt(), await studio().library.movedFiles({})]).toEqual([[2, [], []], []]);
  await desk.close();
  desk.open();
  await studio().former.whenRemoved;
  expect(filesInPlaces(studio().libraryFolder)).toEqual([
    'Recordings/Bert.WAV',
    'Recordings/Bert.json',
    'Recordings/Best/Anna v1.2.json',
    'Recordings/Best/Anna v1.2.wav',
  ]);
  expect((await studio().library.renames({})).ownCount).toBe(2);
});

it('knows a file by its bytes from its import on, also where it was moved to another disk', async () => {
  const id = await imported('Talk.wav');
  const noted = 'SELECT 1 FROM sidecars WHERE subject = :id AND file_sha256 IS NOT NULL';
  await vi.waitFor(() => expect(desk.now().context.db.get(noted, { id })).toBeDefined());
  const content = fs.readFileSync(fileOf(id));
  fs.rmSync(fileOf(id));
  fs.writeFileSync(path.join(studio().libraryFolder.root(), 'Recordings', 'other.wav'), Buffer.alloc(content.length));
  expect(await studio().library.movedFiles({})).toEqual([]);
  fs.writeFileSync(path.join(studio().libraryFolder.root(), 'Recordings', 'same.wav'), content);
  expect(await studio().library.movedFiles({})).toMatchObject([{ id, to: 'Recordings/same.wav' }]);
});

it('takes no other file for one whose bytes were never read', async () => {
  const { db } = desk.now().context;
  const id = storeAsBefore(db, studio().libraryFolder, { name: 'Talk.wav', content: contentOf('Talk.wav') });
  fs.mkdirSync(path.join(studio().libraryFolder.root(), 'Recordings'), { recursive: true });
  const content = fs.readFileSync(fileOf(id));
  fs.writeFileSync(path.join(studio().libraryFolder.root(), 'Recordings', 'copy.wav'), content);
  fs.rmSync(fileOf(id));
  expect(await studio().library.movedFiles({})).toEqual([]);
  expect(await studio().library.adoptMovedFiles({})).toEqual([]);
});

it('gives a file its name again that was moved out of the folders of kinds, or has the name of another item', async () => {
  const [one, two] = [await imported('Talk.wav'), await imported('Speech.wav')];
  const speech = path.basename(fileOf(two)).replace('.wav', '.flac');
  const [formerOne] = [fileOf(one)];
  renameFile(one, 'Mine/Anna.wav');
  await studio().library.adoptMovedFiles({});
  expect([fileOf(one), fs.readFileSync(fileOf(one)).equals(contentOf('Talk.wav'))]).toEqual([formerOne, true]);
  expect(fs.existsSync(path.join(studio().libraryFolder.root(), 'Mine/Anna.wav'))).toBe(true);
  const taken = `Recordings/${new Date().getFullYear()}/${speech}`;
  renameFile(one, taken);
  fs.rmSync(path.join(studio().libraryFolder.root(), 'Mine/Anna.wav'));
  await studio().library.adoptMovedFiles({});
  await sidecars().flush();
  expect([fileOf(one), fs.readFileSync(fileOf(two)).equals(contentOf('Speech.wav'))]).toEqual([formerOne, true]);
  expect(await findings()).toEqual([{ problem: 'unknown_file', id: null, title: taken }]);
});

it('finds the file of an item of an earlier version, which is in a readable folder then', async () => {
  const id = storeAsBefore(desk.now().context.db, studio().libraryFolder, {
    name: 'Old.wav',
    content: contentOf('Old.wav'),
  });
  await sidecars().check({ isDeep: true });
  await sidecars().flush();
  renameFile(id, 'Recordings/Old.wav');
  await sidecars().check({ isDeep: true });
  const noted = desk.now().context.db.get<{ sha256: string | null }>('SELECT file_sha256 AS sha256 FROM sidecars');
  expect(noted?.sha256).toMatch(/^[0-9a-f]{64}$/);
  await studio().library.adoptMovedFiles({});
  await sidecars().flush();
  expect([path.basename(fileOf(id)), await findings()]).toEqual(['Old.wav', []]);
});
