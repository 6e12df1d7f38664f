import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { contentOf } from '../../testing/kills/killed-library.ts';
import { createPlacedStudio, type PlacedStudio } from '../places/test-data/placed-studio.ts';

let desk: PlacedStudio;
let outside: string;
beforeEach(() => {
  desk = createPlacedStudio();
  outside = fs.realpathSync(fs.mkdtempSync(`${desk.profile}-outside-`));
});
afterEach(async () => {
  await desk.end();
  fs.rmSync(outside, { recursive: true, force: true });
});
const library = () => desk.now().studio.library;
const sidecars = () => desk.now().sidecars;
const db = () => desk.now().context.db;

async function imported(fileName: string): Promise<ItemId> {
  const file = path.join(outside, 'given.wav');
  fs.writeFileSync(file, contentOf(fileName));
  const { id } = await library().importFile({ file, fileName });
  await library().whenRead({ id });
  const noted = 'SELECT 1 FROM sidecars WHERE subject = :id AND file_sha256 IS NOT NULL';
  await vi.waitFor(() => expect(db().get(noted, { id })).toBeDefined());
  await sidecars().flush();
  return id;
}
const fileOf = (id: ItemId) => library().mediaFile({ id, variant: 'original' }).file;
/** Moves the file of an item out of the library, alone or with its sidecar. */
function takeAway(id: ItemId, { withSidecar = false } = {}): string {
  const [file, sidecar] = [fileOf(id), fileOf(id).replace(/\.wav$/, '.json')];
  const to = path.join(outside, 'Kept elsewhere.wav');
  fs.renameSync(file, to);
  if (withSidecar) fs.renameSync(sidecar, path.join(outside, 'Kept elsewhere.json'));
  return to;
}
const relink = (id: ItemId, file: string, more = {}) => library().relink({ id, file, replaces: false, ...more });
/** What a rebuild finds to be otherwise, and what a check finds. */
const wrong = async () => [await desk.rebuilt(), await desk.findings()];
const nothingWrong = (itemCount: number) => [[itemCount, [], []], []];

it('says that a file is gone from the library, and brings it back to its place when it is found', async () => {
  const id = await imported('Talk.wav');
  const place = fileOf(id);
  expect(await library().isFileMissing({ id })).toBe(false);
  const elsewhere = takeAway(id, { withSidecar: true });
  expect(await library().isFileMissing({ id })).toBe(true);
  await relink(id, elsewhere);
  await sidecars().flush();
  expect([await library().isFileMissing({ id }), fileOf(id)]).toEqual([false, place]);
  expect(fs.readFileSync(place).equals(contentOf('Talk.wav'))).toBe(true);
  // What the user found stays where it is.
  expect(fs.existsSync(elsewhere)).toBe(true);
  expect(await wrong()).toEqual(nothingWrong(1));
});

it('leaves the file where it was found when that is asked for', async () => {
  const id = await imported('Talk.wav');
  const place = fileOf(id);
  const elsewhere = takeAway(id);
  await relink(id, elsewhere, { asReference: true });
  await sidecars().flush();
  expect([fileOf(id), fs.existsSync(place), await library().lookAtFile({ id })]).toEqual([elsewhere, false, 'there']);
  expect(await wrong()).toEqual(nothingWrong(1));
});

it('takes no other file, until that is said to replace the one that is gone, and none of another format', async () => {
  const id = await imported('Talk.wav');
  const place = fileOf(id);
  takeAway(id);
  const other = path.join(outside, 'Other.wav');
  fs.writeFileSync(other, contentOf('Another.wav'));
  await expect(relink(id, other)).rejects.toMatchObject({ code: 'CONFLICT', data: { reason: 'other_content' } });
  expect(await library().isFileMissing({ id })).toBe(true);
  const renamed = path.join(outside, 'Other.mp3');
  fs.copyFileSync(other, renamed);
  await expect(relink(id, renamed, { replaces: true })).rejects.toMatchObject({ data: { reason: 'other_kind' } });
  await relink(id, other, { replaces: true });
  await library().whenRead({ id });
  await sidecars().flush();
  expect([fileOf(id), fs.readFileSync(place).equals(contentOf('Another.wav'))]).toEqual([place, true]);
  expect(library().get({ id })).toMatchObject({ sourceName: 'Other.wav', media: { state: 'ready' } });
  expect(await wrong()).toEqual(nothingWrong(1));
});

it('touches nothing of an item whose file is there', async () => {
  const id = await imported('Talk.wav');
  const other = path.join(outside, 'Other.wav');
  fs.writeFileSync(other, contentOf('Another.wav'));
  await expect(relink(id, other, { replaces: true })).rejects.toMatchObject({ data: { reason: 'not_referenced' } });
  expect(fs.readFileSync(fileOf(id)).equals(contentOf('Talk.wav'))).toBe(true);
});

it('follows a file that was moved within the library', async () => {
  const id = await imported('Talk.wav');
  const to = path.join(desk.now().studio.libraryFolder.root(), 'Recordings', 'Anna.wav');
  fs.renameSync(fileOf(id), to);
  await relink(id, to);
  await sidecars().flush();
  expect([path.basename(fileOf(id)), await wrong()]).toEqual(['Anna.wav', nothingWrong(1)]);
});

it('finds them in a folder by their bytes, with those that stay outside', async () => {
  const [one, two] = [await imported('Talk.wav'), await imported('Speech.wav')];
  for (const [id, name] of [
    [one, 'a.wav'],
    [two, 'b.wav'],
  ] as const) {
    fs.mkdirSync(path.join(outside, 'deep'), { recursive: true });
    fs.renameSync(fileOf(id), path.join(outside, 'deep', name));
  }
  expect(await library().relinkInFolder({ folder: outside, ids: [two] })).toEqual({ relinkedCount: 1, leftCount: 0 });
  expect([await library().isFileMissing({ id: one }), await library().isFileMissing({ id: two })]).toEqual([
    true,
    false,
  ]);
  expect(await library().relinkInFolder({ folder: outside })).toEqual({ relinkedCount: 1, leftCount: 0 });
  await sidecars().flush();
  expect(await wrong()).toEqual(nothingWrong(2));
});
