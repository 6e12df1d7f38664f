import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { openDatabase } from '../../database/database.ts';
import { testFolder } from '../test-context.ts';
import {
  contentOf,
  keptFolder,
  libraryPlaces,
  movedFolders,
  type KilledLibrary,
  type LibraryStep,
  openKilledLibrary,
  type ProgramLine,
  rebuiltFile,
  watchedFolder,
} from './killed-library.ts';
import { afterStep, type KnownItems, readKnownItems } from './known-items.ts';

const PROGRAM = path.join(import.meta.dirname, 'library-program.ts');

/** A run that was killed at a step: what it was doing (null between two things), and what was wrong after the next start. */
export type KillRound = { seed: number; step: number; during: LibraryStep['do'] | null; problems: string[] };

type Run = { lines: ProgramLine[]; isKilled: boolean };

/**
 * Kills a program that changes a library, once with each seed, at a step that the seed chooses, and looks after the next start
 * whether anything is lost or half there. All have one library, which goes on. `readsMedia` reads files with the real workers.
 */
export async function runKillRounds(
  seeds: readonly number[],
  { readsMedia }: { readsMedia: boolean },
): Promise<KillRound[]> {
  const profile = testFolder();
  const cache = testFolder();
  const run = (seed: number, dieAt: number) =>
    runProgram([profile, String(seed), readsMedia ? 'media' : 'plain'], { dieAt, cache });
  const rounds: KillRound[] = [];
  try {
    // One run to its end says how many steps there are.
    const whole = await run(0, 0);
    let steps = stepsOf(whole);
    let known = (await lookAfterwards({ profile, readsMedia, known: new Map(), run: whole })).known;
    for (const seed of seeds) {
      const step = 1 + ((Math.imul(seed, 2_654_435_761) >>> 0) % steps);
      const killed = await run(seed, step);
      if (!killed.isKilled) steps = stepsOf(killed);
      const found = await lookAfterwards({ profile, readsMedia, known, run: killed });
      known = found.known;
      rounds.push({ seed, step, during: unfinished(killed)?.do ?? null, problems: found.problems });
    }
  } finally {
    for (const folder of [profile, cache, watchedFolder(profile), keptFolder(profile), ...movedFolders(profile)])
      fs.rmSync(folder, { recursive: true, force: true });
  }
  return rounds;
}

function stepsOf({ lines }: Run): number {
  const last = lines.at(-1);
  if (last && 'stepCount' in last) return last.stepCount;
  throw new Error('The program ended before its time.');
}

async function runProgram(args: readonly string[], { dieAt, cache }: { dieAt: number; cache: string }): Promise<Run> {
  const env = { ...process.env, ATELIER_DIE_AT_STEP: String(dieAt), NODE_COMPILE_CACHE: cache };
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => (text += more));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`The program failed with code ${code}.`);
  const lines = text.split('\n').filter((line) => line !== '');
  return { lines: lines.map((line) => JSON.parse(line) as ProgramLine), isKilled: signal === 'SIGKILL' };
}

/** What had begun and was not done. */
function unfinished({ lines }: Run): LibraryStep | null {
  const last = lines.at(-1);
  return last && 'begin' in last ? last.begin : null;
}

type Afterwards = { profile: string; readsMedia: boolean; known: KnownItems; run: Run };

/** The next start, and what is wrong then. */
async function lookAfterwards({ profile, readsMedia, known, run }: Afterwards): Promise<{
  known: KnownItems;
  problems: string[];
}> {
  const library = openKilledLibrary(profile, { readsMedia });
  try {
    // What was put into the watched folder and not imported is imported now.
    for (let look = 0; look < 2; look++) await library.folderWatch.look();
    // A move into readable folders that was broken off is gone on with now.
    const active = library.library.places().jobId;
    if (active !== null) await library.jobs.whenEnded({ id: active });
    await library.former.whenRemoved;
    // Files that somebody renamed are found again.
    await library.library.adoptMovedFiles({});
    const reading = library.db.all<{ id: ItemId }>(`SELECT id FROM items WHERE media_state = 'reading'`);
    for (const { id } of reading) await library.library.whenRead({ id });
    const movedBy = await settleMoves(library, run);
    if (!(await library.sidecars.flush())) return { known, problems: ['Sidecars are left behind.'] };
    const expected = run.lines.reduce((all, line) => ('done' in line ? afterStep(all, line.done) : all), known);
    const now = readKnownItems(library.db);
    const problems = [
      ...movedBy,
      ...lostFacts({ expected, now, begun: unfinished(run) }),
      ...(await disagreements(library)),
      ...wrongFiles(library),
      ...formerFiles(library),
      ...leftPlaces(library, profile),
      ...touchedOriginals(profile, run),
      ...(await rebuildProblems(library, profile)),
    ];
    return { known: now, problems };
  } finally {
    await library.close();
  }
}

/** A move that was broken off is gone on with or discarded, and what was kept of moves is removed: none of it may be lost before. */
async function settleMoves(library: KilledLibrary, { lines }: Run): Promise<string[]> {
  const begun = library.unfinishedMove();
  if (begun && lines.length % 2 === 0) library.discardMove();
  else if (begun) {
    while (library.jobs.hasActive()) await sleep(5);
    await library.moveTo(path.dirname(begun.to));
  }
  const problems: string[] = [];
  for (const { id, folder, isThere } of library.formerLibraries()) {
    if (!isThere) {
      problems.push(`${folder} was removed before anybody said so.`);
      continue;
    }
    const { changedCount } = await library.removeFormerLibrary(id);
    if (changedCount > 0) problems.push(`${changedCount} files in ${folder} are not as they were copied.`);
  }
  return problems;
}

/** What was done is there; what had begun is there wholly or not at all. */
function lostFacts({ expected, now, begun }: { expected: KnownItems; now: KnownItems; begun: LibraryStep | null }) {
  if (isDeepStrictEqual(now, expected)) return [];
  if (begun && isDeepStrictEqual(now, afterStep(expected, begun))) return [];
  // The ID of an item that nobody heard of.
  const id = [...now.keys()].find((each) => !expected.has(each));
  if (
    begun &&
    'name' in begun &&
    begun.do !== 'board' &&
    id !== undefined &&
    isDeepStrictEqual(now, afterStep(expected, { ...begun, id }))
  )
    return [];
  return [`The library has ${JSON.stringify([...now])} instead of ${JSON.stringify([...expected])}.`];
}

async function disagreements({ library, sidecars }: KilledLibrary): Promise<string[]> {
  const findings = [...(await library.check()), ...(await sidecars.check({ isDeep: true }))];
  return findings.map((finding) => JSON.stringify(finding));
}

/** Every file is whole, and there is none that belongs to nothing. */
function wrongFiles({ db, library, libraryFolder }: KilledLibrary): string[] {
  // What goes into the bin is no longer read.
  const items = db.all<{ id: ItemId; name: string; isRead: 0 | 1; failure: string | null }>(
    `SELECT id, source_name AS name, media_failure AS failure, (media_state = 'ready'
       OR (json_extract(media_failure, '$.code') = 'CANCELLED' AND binned_at_ms IS NOT NULL)) AS isRead
     FROM items LEFT JOIN organisation ON subject_kind = 'item' AND subject_id = items.id`,
  );
  const ids = new Set<string>(items.map(({ id }) => id));
  const media = libraryFolder.media();
  const broken = items.filter(
    ({ id, name, isRead }) =>
      isRead !== 1 || !fs.readFileSync(library.mediaFile({ id, variant: 'original' }).file).equals(contentOf(name)),
  );
  const strays = fs
    .readdirSync(media, { recursive: true, encoding: 'utf8' })
    .filter((name) => !['.incoming', 'library.json'].includes(name))
    .filter((name) => name.includes('.incoming') || !ids.has(/^[^./\\]*/.exec(name)?.[0] ?? ''));
  return [
    ...broken.map(({ id, failure }) => `${id} is not read or not whole: ${failure}`),
    ...strays.map((name) => `${name} is left.`),
  ];
}

/** What has its readable place for good has nothing where it was. */
function formerFiles({ db, libraryFolder }: KilledLibrary): string[] {
  const placed = db.all<{ id: ItemId }>(`SELECT subject AS id FROM sidecars WHERE place_state = 'here'`);
  return placed.flatMap(({ id }) => (fs.existsSync(libraryFolder.item(id)) ? [`Former files of ${id} are left.`] : []));
}

/** Of a library that was moved nothing is left where it was, and nothing of a move that was broken off where it went. */
function leftPlaces({ libraryFolder }: KilledLibrary, profile: string): string[] {
  const others = libraryPlaces(profile).filter((place) => place !== libraryFolder.root());
  return others.flatMap((place) => (fs.existsSync(place) ? [`${place} is left.`] : []));
}

/** Files that items point to are as the user left them. */
function touchedOriginals(profile: string, { lines }: Run): string[] {
  const folder = keptFolder(profile);
  const names = lines.flatMap((line) => ('begin' in line && line.begin.do === 'refer' ? [line.begin.name] : []));
  const files = [...new Set([...names, ...fs.readdirSync(folder)])].map((name) => ({
    name,
    file: path.join(folder, name),
  }));
  const touched = files.filter(
    ({ name, file }) => !fs.existsSync(file) || !fs.readFileSync(file).equals(contentOf(name)),
  );
  return touched.map(({ name }) => `${name}, which is the user’s, is gone or changed.`);
}

/** A rebuilt database is there only when it is whole; the next one removes what is left of another. */
async function rebuildProblems({ sidecars }: KilledLibrary, profile: string): Promise<string[]> {
  const file = rebuiltFile(profile);
  if (fs.existsSync(file) && !isWhole(file)) return ['A rebuilt database is not whole.'];
  // Looked at, it has a log beside it, which closing it leaves while a statement lives.
  for (const suffix of ['', '-wal', '-shm']) fs.rmSync(file + suffix, { force: true });
  const { problems, differences } = await sidecars.rebuild({ file });
  const left = fs.readdirSync(profile).filter((name) => name.startsWith('rebuilt.db') && name !== 'rebuilt.db');
  return [...problems, ...differences, ...left].map((each) => JSON.stringify(each));
}

function isWhole(file: string): boolean {
  const { db, close } = openDatabase(file);
  try {
    return db.get<{ integrity_check: string }>('PRAGMA integrity_check')?.integrity_check === 'ok';
  } finally {
    close();
  }
}
