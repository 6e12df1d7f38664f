import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joinRecordings } from './measures/join-recordings.ts';
import { modelsFolder } from './measures/models-folder.ts';
import { speechSamples } from './measures/samples.ts';
import { createRecognizer } from './create-recognizer.ts';
import type { Recognizer, RecognizeRequest } from './recognizer.ts';
import { startThread } from './threads/start-thread.ts';
import type { ThreadData } from './threads/worker-protocol.ts';

let folder: string;
let long: string;
let recognizer: Recognizer | null = null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-threads-'));
  long = path.join(folder, 'long.wav');
  await joinRecordings(
    (await speechSamples()).slice(-8).map((sample) => sample.file),
    45,
    long,
  );
});

afterEach(async () => {
  await recognizer?.dispose();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A recogniser with one model thread that says which threads it starts; the first of role `dying` crashes. */
function watched(dying?: ThreadData['role']): { own: Recognizer; started: ThreadData['role'][] } {
  const started: ThreadData['role'][] = [];
  const own = createRecognizer({
    modelsFolder: modelsFolder(),
    workerCount: 1,
    startThread: (data) => {
      started.push(data.role);
      const isDying = data.role === dying && started.filter((role) => role === dying).length === 1;
      return isDying
        ? new Worker(new URL('./measures/dying-worker.ts', import.meta.url), { workerData: data })
        : startThread(data);
    },
  });
  recognizer = own;
  return { own, started };
}

const request = (file: string, more: Partial<RecognizeRequest> = {}): RecognizeRequest => ({
  file,
  fileName: path.basename(file),
  speakers: false,
  signal: new AbortController().signal,
  ...more,
});

describe('threads of the recogniser', () => {
  it('works on two requests at once even with one model thread', async () => {
    const { own } = watched();
    const order: string[] = [];
    const run = async (name: string) => {
      const recognition = await own.recognize(request(long, { onText: () => order.push(name) }));
      order.push(`${name} ended`);
      return recognition;
    };
    const [first, second] = await Promise.all([run('first'), run('second')]);
    expect(order.indexOf('second')).toBeLessThan(order.indexOf('first ended'));
    expect(order.indexOf('first')).toBeLessThan(order.indexOf('second ended'));
    expect(first).toEqual(second);
  });

  it('fails only the request whose model thread dies, and replaces the thread', async () => {
    const { own, started } = watched('models');
    const [sample] = await speechSamples();
    await expect(own.recognize(request(sample!.file))).rejects.toMatchObject({ code: 'WORKER_DIED' });
    expect((await own.recognize(request(sample!.file))).text).not.toBe('');
    expect(started.filter((role) => role === 'models')).toHaveLength(2);
  });

  it('fails only the request whose reading thread dies', async () => {
    const { own } = watched('reading');
    const [sample] = await speechSamples();
    const doomed = own.recognize(request(long));
    const survivor = own.recognize(request(sample!.file));
    await expect(doomed).rejects.toMatchObject({ code: 'WORKER_DIED' });
    expect((await survivor).text).not.toBe('');
  });

  it('stops when it is cancelled, before and while it works, and then serves the next request', async () => {
    const { own, started } = watched();
    await expect(own.recognize(request(long, { signal: AbortSignal.abort() }))).rejects.toMatchObject({
      code: 'CANCELLED',
    });
    expect(started).toHaveLength(0);
    for (let round = 0; round < 3; round++) {
      const controller = new AbortController();
      const deltas: string[] = [];
      const onText = (delta: string) => {
        deltas.push(delta);
        controller.abort();
      };
      await expect(own.recognize(request(long, { signal: controller.signal, onText }))).rejects.toMatchObject({
        code: 'CANCELLED',
      });
      expect(deltas).toHaveLength(1);
    }
    const [sample] = await speechSamples();
    expect((await own.recognize(request(sample!.file))).text).not.toBe('');
  });

  it('can be disposed of in the middle of work', async () => {
    const { own } = watched();
    const unfinished = own.recognize(request(long, { onText: () => void own.dispose() }));
    await expect(unfinished).rejects.toMatchObject({ code: 'WORKER_DIED' });
  });
});
