import { stepCount } from '../../database/testing/die-at-step.ts';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardId, ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { DEFAULT_WATCH_PRESET } from '../../../../shared/domain/library/watch-folder.ts';
import { randomNumbers } from '../random-numbers.ts';
import { storeAsBefore } from './store-as-before.ts';
import {
  changeTemplate,
  contentOf,
  keptFolder,
  movedFolders,
  type KilledLibrary,
  type LibraryStep,
  openKilledLibrary,
  type ProgramLine,
  rebuiltFile,
  watchedFolder,
} from './killed-library.ts';

/** Program for tests: `library-program.ts PROFILE SEED media|plain` changes the library of the profile in several ways, and ends. */
const [profile = '', seed = '1', media = 'plain'] = process.argv.slice(2);
const OPERATIONS = 10;
const next = randomNumbers(Number(seed));
const library = openKilledLibrary(profile, { readsMedia: media === 'media' });
const inputs = path.join(profile, 'inputs');

/** Not counted: what was said has happened. */
const say = (line: ProgramLine) => void fs.writeSync(1, `${JSON.stringify(line)}\n`);
const pick = <Value>(values: readonly Value[]): Value | undefined => values[next(values.length)];
const idsWhere = (isBinned: boolean) =>
  library.db
    .all<{ id: ItemId }>(
      `SELECT items.id FROM items LEFT JOIN organisation ON subject_kind = 'item' AND subject_id = items.id
       WHERE (binned_at_ms IS NOT NULL) = :isBinned ORDER BY items.row`,
      { isBinned: isBinned ? 1 : 0 },
    )
    .map(({ id }) => id);

function planned(round: number): LibraryStep {
  const [kept, binned] = [idsWhere(false), idsWhere(true)];
  const id = pick(kept);
  if (id === undefined || kept.length < 3 || next(4) === 0)
    return {
      do: pick(['import', 'refer', 'make', 'watch', 'store as before', 'store as before'] as const) ?? 'import',
      name: `${seed}-${round}.wav`,
    };
  if (library.library.places().toMove.count > 1 && next(2) === 0) return { do: 'place' };
  if (binned.length > 2) return { do: 'empty', ids: binned };
  const steps: LibraryStep[] = [
    { do: 'rename', id, title: `Title ${seed} ${round}` },
    { do: 'tag', id, tag: `tag ${seed} ${round}` },
    { do: 'board', id, name: `Board ${seed} ${round}` },
    { do: 'bin', id },
    { do: 'bin', id },
    { do: 'rebuild' },
    { do: 'rename files' },
    { do: 'rename files' },
    { do: 'go astray', id },
    { do: 'go astray', id },
    { do: 'look after restore', id },
    { do: 'look after restore', id },
    { do: 'move', to: nextFolder() },
  ];
  return pick(steps) ?? { do: 'rebuild' };
}

async function carryOut(step: LibraryStep, killed: KilledLibrary): Promise<LibraryStep> {
  const { library: items, organisation, boards, sidecars } = killed;
  switch (step.do) {
    case 'import': {
      const file = path.join(inputs, step.name);
      return { ...step, id: (await items.importFile({ file, fileName: step.name })).id };
    }
    case 'refer': {
      const file = path.join(keptFolder(profile), step.name);
      return { ...step, id: (await items.importFile({ file, fileName: step.name, asReference: true })).id };
    }
    case 'make':
      return { ...step, id: await make(step.name, killed) };
    case 'store as before':
      return {
        ...step,
        id: storeAsBefore(killed.db, killed.libraryFolder, { name: step.name, content: contentOf(step.name) }),
      };
    case 'place':
    case 'rename files':
      await giveNames(step.do === 'rename files', killed);
      return step;
    case 'go astray':
      goAstray(step.id as ItemId);
      await items.adoptMovedFiles({});
      return step;
    case 'look after restore':
      await lookAfterRestore(step.id as ItemId, killed);
      return step;
    case 'watch':
      return { ...step, id: await importWatched(step.name, killed) };
    case 'rename':
      items.rename({ id: step.id as ItemId, title: step.title });
      return step;
    case 'tag':
      organisation.update({ refs: [itemRef(step.id as ItemId)], values: { addTags: [step.tag] } });
      return step;
    case 'board': {
      const { id }: { id: BoardId } = boards.create({ name: step.name });
      boards.addItems({ id, itemIds: [step.id as ItemId] });
      return step;
    }
    case 'bin':
      organisation.bin({ refs: [itemRef(step.id as ItemId)] });
      return step;
    case 'empty':
      await items.deleteForGood({ ids: step.ids as ItemId[] });
      return step;
    case 'move':
      await untilQuiet(killed);
      await killed.moveTo(step.to);
      for (const { id } of killed.formerLibraries()) await killed.removeFormerLibrary(id);
      return step;
    case 'rebuild':
      fs.rmSync(rebuiltFile(profile), { force: true });
      await sidecars.rebuild({ file: rebuiltFile(profile) });
      return step;
  }
}

/** Renames the file of an item, as somebody does in a file manager who knows nothing of sidecars. */
function goAstray(id: ItemId): void {
  const sql = 'SELECT 1 FROM sidecars WHERE subject = :id AND place_extension IS NOT NULL';
  if (!library.db.get(sql, { id })) return;
  const { file } = library.library.mediaFile({ id, variant: 'original' });
  fs.renameSync(file, path.join(path.dirname(file), `astray ${seed} ${path.basename(file)}`));
}

async function giveNames(renames: boolean, { jobs, library: items }: KilledLibrary): Promise<void> {
  if (renames) changeTemplate(profile);
  await jobs.whenEnded({ id: items.moveToPlaces({ renames }).jobId });
}

async function lookAfterRestore(id: ItemId, killed: KilledLibrary): Promise<void> {
  await untilQuiet(killed);
  await killed.sidecars.flush();
  forgetPlace(id);
  await killed.jobs.whenEnded({ id: killed.library.moveToPlaces({ renames: false }).jobId });
}

/** Leaves the library as after a restore of a backup that is older than the place of an item: file and sidecar are elsewhere. */
function forgetPlace(id: ItemId): void {
  const sql = `SELECT 1 FROM sidecars WHERE subject = :id AND place_extension IS NOT NULL AND place_state = 'here'`;
  // As replaceDatabase leaves it.
  library.db.write((tx) => tx.run(`INSERT OR REPLACE INTO facts (name, value) VALUES ('places-unsure', '1')`));
  if (!library.db.get(sql, { id })) return;
  for (const file of [library.libraryFolder.sidecar(id), library.library.mediaFile({ id, variant: 'original' }).file])
    fs.renameSync(file, path.join(path.dirname(file), `restored ${seed} ${path.basename(file)}`));
}

/** A folder in which the library is not. */
function nextFolder(): string {
  const root = library.libraryFolder.root();
  return movedFolders(profile).find((folder) => !root.startsWith(folder)) ?? '';
}

/** What is read is not moved. */
async function untilQuiet({ jobs }: KilledLibrary): Promise<void> {
  while (jobs.hasActive()) await sleep(5);
}

async function make(name: string, { library: items }: KilledLibrary): Promise<string> {
  const made = { kind: 'voice-sample', title: name.replace('.wav', ''), fileName: name, recipe: {} } as const;
  const { id } = await items.addMade({ ...made, file: path.join(inputs, name) });
  await items.whenRead({ id });
  return id;
}

async function importWatched(name: string, { db, folderWatch }: KilledLibrary): Promise<string> {
  const watched = watchedFolder(profile);
  fs.mkdirSync(watched, { recursive: true });
  const { watchFolders, look } = folderWatch;
  if (watchFolders.list().length === 0) await watchFolders.add({ path: watched, preset: DEFAULT_WATCH_PRESET });
  fs.writeFileSync(path.join(watched, name), contentOf(name));
  for (let looks = 0; looks < 2; looks++) await look();
  const sql = 'SELECT item_id AS id FROM watched_files WHERE name = :name';
  return db.get<{ id: string }>(sql, { name })?.id ?? '';
}

for (const folder of [inputs, keptFolder(profile), ...movedFolders(profile)]) fs.mkdirSync(folder, { recursive: true });
for (let round = 0; round < OPERATIONS; round++) {
  const step = planned(round);
  if (step.do === 'import' || step.do === 'make') fs.writeFileSync(path.join(inputs, step.name), contentOf(step.name));
  if (step.do === 'refer') fs.writeFileSync(path.join(keptFolder(profile), step.name), contentOf(step.name));
  say({ begin: step });
  say({ done: await carryOut(step, library) });
}
await library.close();
say({ stepCount: stepCount() });
