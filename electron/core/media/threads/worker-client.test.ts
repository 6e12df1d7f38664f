import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { createLane } from './lane.ts';
import { WorkerClient } from './worker-client.ts';
import type { WorkerTasks } from '../worker/worker-protocol.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that answers a plan with no pieces, dies on an encode, hangs in a prepare and fills the memory in a measure. */
const part = path.join(folder, '.half.part');
const entry = path.join(folder, 'worker.mjs');
writeFileSync(
  entry,
  `import fs from 'node:fs';
   import { parentPort, workerData } from 'node:worker_threads';
   parentPort.on('message', ({ kind, id, name }) => {
     if (name === 'plan') parentPort.postMessage({ kind: 'done', id, output: [] });
     if (name === 'encode') throw new Error('broken decoder');
     if (name === 'measure') for (const kept = []; ;) kept.push({ kept: kept.length });
     if (kind === 'run' && name === 'prepare') {
       fs.writeFileSync(${JSON.stringify(part)}, 'half');
       parentPort.postMessage({ kind: 'part', file: ${JSON.stringify(part)}, isOpen: true });
       workerData.progress[1] = 7;
       for (;;);
     }
   });`,
);

const ports = { onLine: () => undefined, startDecoder: () => undefined };
const plan = {} as WorkerTasks['plan']['input'];
const encode = {} as WorkerTasks['encode']['input'];
const measure = {} as WorkerTasks['measure']['input'];
const prepare = {} as WorkerTasks['prepare']['input'];

test('a worker that dies fails what it was doing and is started again for the next task', async () => {
  const client = new WorkerClient(pathToFileURL(entry), ports);
  await expect(client.run('encode', encode, {})).rejects.toMatchObject({ code: 'WORKER_DIED' });
  expect(await client.run('plan', plan, {})).toEqual([]);
  await client.dispose();
  await expect(client.run('plan', plan, {})).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('a decoder that hangs is ended a while after its task was cancelled', async () => {
  const client = new WorkerClient(pathToFileURL(entry), ports);
  const controller = new AbortController();
  const work = client.run('prepare', prepare, { signal: controller.signal });
  controller.abort();
  await expect(work).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(await client.run('plan', plan, {})).toEqual([]);
  await client.dispose();
});

test('a decoder that hangs after its task was cancelled is no damaged file when the watch ends it first', async () => {
  const client = new WorkerClient(pathToFileURL(entry), ports, { stallMs: 50, heapMb: 24 });
  const controller = new AbortController();
  const work = client.run('prepare', prepare, { signal: controller.signal });
  controller.abort();
  await expect(work).rejects.toMatchObject({ code: 'CANCELLED' });
  await client.dispose();
});

test('a decoder that is caught in a file is ended, its file is damaged, what it wrote is gone, the next is read', async () => {
  const client = new WorkerClient(pathToFileURL(entry), ports, { stallMs: 200, heapMb: 24 });
  await expect(client.run('prepare', prepare, {})).rejects.toMatchObject({
    code: 'AUDIO_DAMAGED',
    data: { decodedBlocks: 7 },
  });
  await vi.waitFor(() => expect(existsSync(part)).toBe(false));
  expect(await client.run('plan', plan, {})).toEqual([]);
  await client.dispose();
});

test('a decoder that fills the memory loses its thread, and only its file is damaged', async () => {
  const client = new WorkerClient(pathToFileURL(entry), ports, { stallMs: 200, heapMb: 24 });
  await expect(client.run('measure', measure, {})).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
  expect(await client.run('plan', plan, {})).toEqual([]);
  await client.dispose();
});

test('work that waits in a lane can be cancelled before it begins, and the lane goes on', async () => {
  const lane = createLane(['only']);
  const controller = new AbortController();
  const order: string[] = [];
  const step = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push(name);
  };
  const first = lane(step('first'));
  const second = lane(step('second'), controller.signal);
  const third = lane(step('third'));
  controller.abort();
  await expect(second).rejects.toMatchObject({ code: 'CANCELLED' });
  await Promise.all([first, third]);
  expect(order).toEqual(['first', 'third']);
});

test('a lane runs as much at once as it has workers, and each work has one for itself', async () => {
  const lane = createLane(['a', 'b']);
  const running = new Set<string>();
  const most: number[] = [];
  const work = async (worker: string) => {
    expect(running.has(worker)).toBe(false);
    running.add(worker);
    most.push(running.size);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running.delete(worker);
  };
  await Promise.all(Array.from({ length: 6 }, () => lane(work)));
  expect(Math.max(...most)).toBe(2);
});
