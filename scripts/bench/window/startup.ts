import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { resolveElectron } from '../../electron-runtime/resolve-electron.mjs';
import { median } from '../../../shared/domain/quantile.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Chromium's sandbox refuses to run as root. */
const SWITCHES = ['--remote-debugging-port=0', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
const ROUNDS = 5;
const MOST_TIMES = 1.6;
const START_LIMIT_MS = 30_000;
/** The window has painted by then; the page keeps the time, so that nobody needs to watch while it starts. */
const SETTLE_MS = 3000;

const EMPTY_MAIN = `
const { app, BrowserWindow } = require('electron');
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } });
  window.loadURL('data:text/html,<title>Empty</title><p>Empty</p>');
});
app.on('window-all-closed', () => app.quit());
`;

/**
 * Time from the start of the process to the first painted content of the window, and until the app's frame can be used: the
 * built app with a new profile, and once more with that profile, against a window of the same Electron that shows one word. The two take turns; the first of each only warms the disk.
 * Needs a display and an up-to-date build.
 */
export async function benchStartup(): Promise<BenchRow[]> {
  const { executable, version } = await resolveElectron();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-startup-'));
  try {
    const empty = path.join(folder, 'empty');
    await writeApp(empty);
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const profile = path.join(folder, `profile-${round}`);
      const times = await roundTimes({ executable, profile, empty });
      if (round > 0) rounds.push(times);
    }
    return rowsOf(rounds, version);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Times of one start of each, from the start of the process on. `again`: with the profile of the start before. */
type Round = Starts & { again: Starts };
type Starts = { paintMs: number; usableMs: number; emptyMs: number };

async function roundTimes(what: { executable: string; profile: string; empty: string }): Promise<Round> {
  const first = await startOfEach(what);
  return { ...first, again: await startOfEach(what) };
}

async function startOfEach(what: { executable: string; profile: string; empty: string }): Promise<Starts> {
  const { executable, profile, empty } = what;
  const { paintMs: emptyMs } = await startTimes(executable, [`--user-data-dir=${profile}-empty`, empty], 'painted');
  const { paintMs, usableMs } = await startTimes(executable, [root, '--profile', profile], 'usable');
  if (usableMs === null) throw new Error('The app did not say that its frame can be used.');
  return { paintMs, usableMs, emptyMs };
}

function rowsOf(rounds: readonly Round[], version: string): BenchRow[] {
  const note = `median of ${ROUNDS} rounds, Electron ${version}`;
  const ratioRow = (name: string, ratioOf: (round: Round) => number): BenchRow => {
    const ratio = median(rounds.map(ratioOf));
    return { name, value: ratio, unit: 'times', target: `<= ${MOST_TIMES}`, ok: ratio <= MOST_TIMES, note };
  };
  return [
    { name: 'Start: app to first paint', value: median(rounds.map((round) => round.paintMs)), unit: 'ms' },
    { name: 'Start: app until usable', value: median(rounds.map((round) => round.usableMs)), unit: 'ms' },
    { name: 'Start: empty window to first paint', value: median(rounds.map((round) => round.emptyMs)), unit: 'ms' },
    ratioRow('Start: app against empty window', ({ paintMs, emptyMs }) => paintMs / emptyMs),
    ratioRow('Start: app until usable against empty window', ({ usableMs, emptyMs }) => usableMs / emptyMs),
    { name: 'Start again: app until usable', value: median(rounds.map(({ again }) => again.usableMs)), unit: 'ms' },
    ratioRow('Start again: app against empty window', ({ again }) => again.paintMs / again.emptyMs),
    ratioRow('Start again: app until usable against empty window', ({ again }) => again.usableMs / again.emptyMs),
  ];
}

async function writeApp(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "name": "empty", "version": "1.0.0", "main": "main.js" }');
  await writeFile(path.join(folder, 'main.js'), EMPTY_MAIN);
}

/** The last of the marks that a start is watched for. */
type LastMark = 'painted' | 'usable';
type StartTimes = { paintMs: number; usableMs: number | null };

/** Asks over the debugging port only after the start, so that the question does not slow what it measures. */
async function startTimes(executable: string, args: string[], lastMark: LastMark): Promise<StartTimes> {
  const startedAtMs = Date.now();
  const child = spawn(executable, [...SWITCHES, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ELECTRON_RUN_AS_NODE: undefined },
  });
  try {
    const address = await debuggingAddress(child);
    await setTimeout(SETTLE_MS);
    const browser = await chromium.connectOverCDP(address);
    try {
      const { paintedAtMs, usableAtMs } = await pageTimes(browser, lastMark);
      return { paintMs: paintedAtMs - startedAtMs, usableMs: usableAtMs === null ? null : usableAtMs - startedAtMs };
    } finally {
      await browser.close();
    }
  } finally {
    await ended(child);
  }
}

function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = globalThis.setTimeout(() => reject(new Error('Electron opened no debugging port.')), START_LIMIT_MS);
    child.once('exit', (code) => reject(new Error(`Electron ended with code ${code} while it started.`)));
    if (!child.stderr) return reject(new Error('Electron was started without its error output.'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

/** Unix ms of the first contentful paint of the first window, and of the app's own mark where it sets one. */
async function pageTimes(
  browser: Awaited<ReturnType<typeof chromium.connectOverCDP>>,
  lastMark: LastMark,
): Promise<{ paintedAtMs: number; usableAtMs: number | null }> {
  const limitMs = Date.now() + START_LIMIT_MS;
  while (Date.now() < limitMs) {
    const [page] = browser.contexts().flatMap((context) => context.pages());
    const times = await page?.evaluate(() => {
      const [paintedAtMs, usableAtMs] = ['first-contentful-paint', 'frame-usable'].map((name) => {
        const [entry] = performance.getEntriesByName(name);
        return entry ? performance.timeOrigin + entry.startTime : null;
      });
      return { paintedAtMs: paintedAtMs ?? null, usableAtMs: usableAtMs ?? null };
    });
    const isWhole = lastMark === 'painted' || typeof times?.usableAtMs === 'number';
    if (isWhole && typeof times?.paintedAtMs === 'number') return { ...times, paintedAtMs: times.paintedAtMs };
    await setTimeout(50);
  }
  const places = browser.contexts().flatMap((context) => context.pages().map((page) => page.url()));
  throw new Error(`The window was not ${lastMark}. It shows ${places.join(', ') || 'no page'}.`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = globalThis.setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printBenchRows(await benchStartup());
