import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProcessStarter, StartedProcess } from '../../../shared/processes/process-starter.ts';
import type { Log } from '../host-ports.ts';
import { createServiceClients } from '../service/service-clients.ts';
import { createEngineConnection, type EngineConnection } from './engine-connection.ts';
import { ffmpeg } from '../media/testing/click-recording.ts';
import { engineEntry } from './engine-entry.ts';
import { nodeProcessStarter } from '../../../shared/processes/node-process-starter.ts';

const modelsFolder = path.resolve(import.meta.dirname, '../../../resources/models');
const samples = process.env['ATELIER_SAMPLES'] ?? path.resolve(import.meta.dirname, '../../../../shared/samples');
const silence: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: string;
let engine: EngineConnection | null;
let started: { process: StartedProcess; env: Record<string, string> }[];

/** The real starter, with a list of what it started. */
const watched: ProcessStarter = {
  start(request) {
    const child = nodeProcessStarter.start(request);
    started.push({ process: child, env: request.env });
    return child;
  },
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-engine-process-'));
  engine = null;
  started = [];
});
afterEach(async () => {
  await engine?.dispose();
  await rm(folder, { recursive: true });
});

function connect(options: { entry?: string; log?: Log } = {}): EngineConnection {
  engine = createEngineConnection({
    processes: watched,
    entry: options.entry ?? engineEntry(),
    dataFolder: path.join(folder, 'data'),
    modelsFolder,
    log: options.log ?? silence,
    firstRestartDelayMs: 20,
  });
  return engine;
}

const clientOf = (connection: EngineConnection) =>
  createServiceClients({
    baseUrl: async () => (await connection.connection()).baseUrl,
    key: async () => (await connection.connection()).key,
    retry: { firstDelayMs: 50 },
  });

/** Whether a process lives; signal 0 only asks. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the engine connection', () => {
  it('starts the engine with the first request only and ends it when disposed', async () => {
    const connection = connect();
    const states: string[] = [];
    connection.onStatus((status) => states.push(status.state));
    expect(connection.status().state).toBe('stopped');
    expect(started).toHaveLength(0);
    const [first, second] = await Promise.all([connection.connection(), connection.connection()]);
    expect(first).toEqual(second);
    expect(started).toHaveLength(1);
    expect(await clientOf(connection).files.list(null)).toEqual([]);
    const pid = started[0]!.process.pid!;
    await connection.dispose();
    expect(isAlive(pid)).toBe(false);
    expect(states).toEqual(['starting', 'ready', 'stopped']);
    await expect(connection.connection()).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });

  it('gives each engine a key of its own and never logs it', async () => {
    const lines: string[] = [];
    const note = (message: string, data?: unknown) => void lines.push(message + JSON.stringify(data));
    const { key } = await connect({ log: { info: note, warn: note, error: note } }).connection();
    expect(started[0]!.env).toEqual({ ATELIER_ENGINE_KEY: key, ATELIER_ENGINE_HOST_STARTS_DECODERS: '1' });
    expect(lines.join('\n')).not.toContain(key);
  });

  it('fails a transcription when the engine is killed under it, and serves again with a new engine', async () => {
    const connection = connect();
    const client = clientOf(connection);
    const file = path.join(samples, 'dialogues/2-speakers-1.flac');
    expect(existsSync(file), `${file} is missing; ATELIER_SAMPLES names the folder of the samples`).toBe(true);
    const before = await connection.connection();
    const states: string[] = [];
    connection.onStatus((status) => states.push(status.state));
    const texts: string[] = [];
    const interrupted = (async () => {
      for await (const { delta } of client.transcription.streamTranscription({ file })) {
        texts.push(delta);
        if (texts.length === 1) process.kill(started[0]!.process.pid!, 'SIGKILL');
      }
    })();
    await expect(interrupted).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE', mayHaveReachedService: true });
    expect(texts.length).toBeGreaterThan(0);
    await expect.poll(() => states).toContain('restarting');
    const result = await client.transcription.transcribe({ file: path.join(samples, 'speech/jfk.flac'), timed: false });
    expect(result.text).toMatch(/ask not what your country/i);
    expect(await connection.connection()).not.toEqual(before);
    expect(started).toHaveLength(2);
    expect(connection.status().state).toBe('ready');
  }, 60_000);

  it('starts the decoder that the engine needs for AAC, which gets no key', async () => {
    const file = path.join(folder, 'jfk.m4a');
    ffmpeg('-i', path.join(samples, 'speech/jfk.flac'), '-c:a', 'aac', file);
    const result = await clientOf(connect()).transcription.transcribe({ file, timed: false });
    expect(result.text).toMatch(/ask not what your country/i);
    const [, decoder] = started;
    expect(Object.keys(decoder?.env ?? {})).toEqual(['ATELIER_DECODER']);
    await expect.poll(() => isAlive(decoder?.process.pid ?? 0)).toBe(false);
  }, 60_000);

  it('gives up after several quick deaths, says why, and tries anew when asked again', async () => {
    const entry = path.join(folder, 'broken.mjs');
    await writeFile(entry, 'console.error("The models are missing."); process.exit(3);');
    const connection = connect({ entry });
    await expect(connection.connection()).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining('code 3'),
    });
    expect(connection.status()).toEqual({ state: 'failed', finding: { reason: 'ended', data: { exitCode: 3 } } });
    expect(started).toHaveLength(4);
    await writeFile(entry, 'console.log(`ATELIER_ENGINE_READY {"port":1}`); setInterval(() => {}, 1000);');
    expect(await connection.connection()).toMatchObject({ baseUrl: 'http://127.0.0.1:1' });
    expect(connection.status().state).toBe('ready');
  });

  it('says why when no process can be started at all', async () => {
    const refuse: ProcessStarter = {
      start: () => {
        throw new Error('no more processes');
      },
    };
    const dataFolder = path.join(folder, 'data');
    engine = createEngineConnection({ processes: refuse, entry: '', dataFolder, modelsFolder, log: silence });
    await expect(engine.connection()).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining('no more processes'),
    });
    expect(engine.status()).toMatchObject({ state: 'failed' });
  });
});

describe('the engine started by Node', () => {
  it('ends when the program that started it is killed', async () => {
    const parent = path.join(folder, 'parent.ts');
    const url = (file: string) => JSON.stringify(path.resolve(import.meta.dirname, file));
    await writeFile(
      parent,
      `import { nodeProcessStarter } from ${url('../../../shared/processes/node-process-starter.ts')};
       const args = ['--data', ${JSON.stringify(path.join(folder, 'data'))}, '--models', ${JSON.stringify(modelsFolder)}];
       const entry = ${JSON.stringify(engineEntry())};
       const child = nodeProcessStarter.start({ entry, args, env: { ATELIER_ENGINE_KEY: 'k' }, name: 'engine' });
       child.onLine((line) => console.log(child.pid, line));`,
    );
    const program = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) => {
      createInterface({ input: program.stdout }).on('line', (line) => {
        if (line.includes('ATELIER_ENGINE_READY')) resolve(Number.parseInt(line, 10));
      });
    });
    expect(isAlive(pid)).toBe(true);
    program.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
