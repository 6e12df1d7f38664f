import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createLane } from './lane.ts';
import { WorkerClient } from './worker-client.ts';
import type { WorkerTasks } from './worker/worker-protocol.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that answers a plan with no pieces, dies on an encode, and hangs in anything else. */
const entry = path.join(folder, 'worker.mjs');
writeFileSync(
  entry,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ kind, id, name }) => {
     if (name === 'plan') parentPort.postMessage({ kind: 'done', id, output: [] });
     if (name === 'encode') throw new Error('broken decoder');
     if (kind === 'run' && name === 'prepare') for (;;);
   });`,
);

const plan = {} as WorkerTasks['plan']['input'];
const encode = {} as WorkerTasks['encode']['input'];
const prepare = {} as WorkerTasks['prepare']['input'];

test('a worker that dies fails what it was doing and is started again for the next task', async () => {
  const client = new WorkerClient(pathToFileURL(entry), () => undefined);
  await expect(client.run('encode', encode, {})).rejects.toMatchObject({ code: 'WORKER_DIED' });
  expect(await client.run('plan', plan, {})).toEqual([]);
  await client.dispose();
  await expect(client.run('plan', plan, {})).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('a decoder that hangs is ended a while after its task was cancelled', async () => {
  const client = new WorkerClient(pathToFileURL(entry), () => undefined);
  const controller = new AbortController();
  const work = client.run('prepare', prepare, { signal: controller.signal });
  controller.abort();
  await expect(work).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(await client.run('plan', plan, {})).toEqual([]);
  await client.dispose();
});

test('work that waits in a lane can be cancelled before it begins, and the lane goes on', async () => {
  const lane = createLane();
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
