import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { resolveElectron } from '../electron-runtime/resolve-electron.mjs';
import { median } from './app/quantile.ts';
import { type BenchRow, printBenchRows } from './bench-row.ts';

const root = path.resolve(import.meta.dirname, '../..');
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
 * Time from the start of the process to the first painted content of the window: the built app with a new profile
 * against a window of the same Electron that shows one word. The two take turns; the first of each only warms the disk.
 * Needs a display and an up-to-date build.
 */
export async function benchStartup(): Promise<BenchRow[]> {
  const { executable, version } = await resolveElectron();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-startup-'));
  try {
    const empty = path.join(folder, 'empty');
    await writeApp(empty);
    const rounds: { appMs: number; emptyMs: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const profile = path.join(folder, `profile-${round}`);
      const emptyMs = await timeToFirstPaint(executable, [`--user-data-dir=${profile}-empty`, empty]);
      const appMs = await timeToFirstPaint(executable, [root, '--profile', profile]);
      if (round > 0) rounds.push({ appMs, emptyMs });
    }
    return rowsOf(rounds, version);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function rowsOf(rounds: { appMs: number; emptyMs: number }[], version: string): BenchRow[] {
  const ratio = median(rounds.map((round) => round.appMs / round.emptyMs));
  return [
    { name: 'Start: app to first paint', value: median(rounds.map((round) => round.appMs)), unit: 'ms' },
    { name: 'Start: empty window to first paint', value: median(rounds.map((round) => round.emptyMs)), unit: 'ms' },
    {
      name: 'Start: app against empty window',
      value: ratio,
      unit: 'times',
      target: `<= ${MOST_TIMES}`,
      ok: ratio <= MOST_TIMES,
      note: `median of ${ROUNDS} rounds, Electron ${version}`,
    },
  ];
}

async function writeApp(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "name": "empty", "version": "1.0.0", "main": "main.js" }');
  await writeFile(path.join(folder, 'main.js'), EMPTY_MAIN);
}

/** Asks over the debugging port only after the start, so that the question does not slow what it measures. */
async function timeToFirstPaint(executable: string, args: string[]): Promise<number> {
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
      return (await firstPaintAtMs(browser)) - startedAtMs;
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

/** Unix ms of the first contentful paint of the first window. */
async function firstPaintAtMs(browser: Awaited<ReturnType<typeof chromium.connectOverCDP>>): Promise<number> {
  const limitMs = Date.now() + START_LIMIT_MS;
  while (Date.now() < limitMs) {
    const [page] = browser.contexts().flatMap((context) => context.pages());
    const paintedAtMs = await page?.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint ? performance.timeOrigin + paint.startTime : null;
    });
    if (typeof paintedAtMs === 'number') return paintedAtMs;
    await setTimeout(50);
  }
  const places = browser.contexts().flatMap((context) => context.pages().map((page) => page.url()));
  throw new Error(`The window painted nothing. It shows ${places.join(', ') || 'no page'}.`);
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
