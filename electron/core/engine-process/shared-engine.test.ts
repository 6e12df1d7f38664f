import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { engineLockFile } from '../../../shared/disk/engine-folder.ts';
import { takeFolderLock } from '../../../shared/disk/folder-lock.ts';
import type { ProcessStarter, StartedProcess } from '../../../shared/processes/process-starter.ts';
import { createServiceClients } from '../service/service-clients.ts';
import { silentLog } from '../testing/quiet-desktop.ts';
import { createEngineConnection, type EngineConnection } from './engine-connection.ts';
import { engineEntry } from './engine-entry.ts';
import { nodeProcessStarter } from '../../../shared/processes/node-process-starter.ts';

const modelsFolder = path.resolve(import.meta.dirname, '../../../resources/models');

let folder: string;
let dataFolder: string;
let connections: EngineConnection[];
let started: StartedProcess[];

const watched: ProcessStarter = {
  start(request) {
    const child = nodeProcessStarter.start(request);
    started.push(child);
    return child;
  },
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-shared-engine-'));
  dataFolder = path.join(folder, 'engine');
  connections = [];
  started = [];
});
afterEach(async () => {
  for (const connection of connections) await connection.dispose();
  await rm(folder, { recursive: true });
});

/** The engine connection of one program. */
function program(options: { readyTimeoutMs?: number } = {}): EngineConnection {
  const connection = createEngineConnection({
    processes: watched,
    entry: engineEntry(),
    dataFolder,
    modelsFolder,
    log: silentLog,
    firstRestartDelayMs: 20,
    ...options,
  });
  connections.push(connection);
  return connection;
}

const listFiles = (connection: EngineConnection) =>
  createServiceClients({
    baseUrl: async () => (await connection.connection()).baseUrl,
    key: async () => (await connection.connection()).key,
  }).files.list(null);

const isAlive = ({ pid }: StartedProcess): boolean => {
  try {
    return process.kill(pid!, 0);
  } catch {
    return false;
  }
};
const living = () => started.filter(isAlive);

it('gives two programs one engine, and the second its own when the first quits', async () => {
  const [first, second] = [program(), program()];
  const address = await first.connection();
  expect(await second.connection()).toEqual(address);
  expect([first.status().finding, second.status()]).toEqual([
    null,
    { state: 'ready', finding: { reason: 'shared', data: {} } },
  ]);
  expect(started).toHaveLength(1);
  expect((await stat(path.join(dataFolder, 'running.json'))).mode & 0o777).toBe(0o600);
  const states: string[] = [];
  second.onStatus(({ state }) => void states.push(state));
  await first.dispose();
  await expect.poll(() => states).toContain('restarting');
  expect(await listFiles(second)).toEqual([]);
  expect(second.status()).toEqual({ state: 'ready', finding: null });
  expect([started.length, living().length]).toEqual([2, 1]);
  await second.dispose();
  await expect(readFile(path.join(dataFolder, 'running.json'))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('keeps to one engine in the folder when several programs start at once and engines are killed again and again', async () => {
  const programs = [program(), program(), program()];
  for (let round = 0; round < 4; round += 1) {
    const addresses = await Promise.all(programs.map(async (each) => await each.connection()));
    expect(new Set(addresses.map(({ baseUrl }) => baseUrl)).size).toBe(1);
    for (const each of programs) expect(await listFiles(each)).toEqual([]);
    const engines = living();
    for (const engine of engines) process.kill(engine.pid!, 'SIGKILL');
    const [{ key } = { key: '' }] = addresses;
    for (const each of programs) await expect.poll(async () => (await each.connection()).key).not.toBe(key);
  }
  const last = await Promise.all(programs.map(async (each) => await each.connection()));
  expect(new Set(last.map(({ key }) => key)).size).toBe(1);
  // Rivals for the folder have ended by themselves.
  await expect.poll(() => living().length).toBe(1);
});

it('waits for a folder that another program holds, says so, and takes it over as soon as it is free', async () => {
  const holder = takeFolderLock(engineLockFile(dataFolder));
  const waiting = program();
  const address = waiting.connection();
  await expect.poll(() => waiting.status()).toEqual({ state: 'waiting', finding: { reason: 'waiting', data: {} } });
  expect(started).toEqual([]);
  holder?.release();
  expect((await address).baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it('gives up on a folder whose holder does not answer, says what to do, and tries anew when asked again', async () => {
  const holder = takeFolderLock(engineLockFile(dataFolder));
  const waiting = program({ readyTimeoutMs: 300 });
  await expect(waiting.connection()).rejects.toMatchObject({
    code: 'ENGINE_UNAVAILABLE',
    message: expect.stringContaining('Quit all other Atelier processes'),
  });
  expect(waiting.status().state).toBe('failed');
  holder?.release();
});

it('refuses a second engine on the folder in so many words, and touches nothing in it', async () => {
  await program().connection();
  const note = await readFile(path.join(dataFolder, 'running.json'), 'utf8');
  const second = spawn(process.execPath, [engineEntry(), '--data', dataFolder, '--models', modelsFolder]);
  let said = '';
  second.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  expect(await new Promise((resolve) => second.once('close', resolve))).toBe(75);
  expect(said).toContain('Another engine is using');
  expect(said).toContain('--data');
  expect(await readFile(path.join(dataFolder, 'running.json'), 'utf8')).toBe(note);
});
