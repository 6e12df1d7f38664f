import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { derivedPaths } from '../derived/derived-paths.ts';
import { writeClicks } from '../testing/click-recording.ts';
import { untilCaught } from './until-caught.ts';
import { WorkerClient } from './worker-client.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-caught-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The real worker, whose decoder is caught behind the third block of every recording that is read without a bound. */
const entry = path.join(folder, 'caught-worker.mjs');
const real = pathToFileURL(path.join(import.meta.dirname, '../media-worker.ts')).href;
writeFileSync(
  entry,
  `import { parentPort, workerData } from 'node:worker_threads';
   parentPort.on('message', ({ kind, input }) => {
     if (kind !== 'run' || input.stopAfterBlocks !== undefined) return;
     workerData.progress[1] = 3;
     for (;;);
   });
   await import(${JSON.stringify(real)});`,
);

const ports = { onLine: () => undefined, startDecoder: () => undefined };

test('a recording in which a decoder was caught is read once more up to there, and what came before is kept', async () => {
  const file = path.join(folder, 'clicks.wav');
  writeClicks(file);
  const [mediaFolder, cacheFolder] = [path.join(folder, 'media'), path.join(folder, 'cache')];
  for (const each of [mediaFolder, cacheFolder]) mkdirSync(each);
  const paths = derivedPaths({ mediaFolder, cacheFolder }, 'caught');
  // Processor time without progress: the bounded reading that follows must never take as much for its start alone.
  const client = new WorkerClient(pathToFileURL(entry), ports, { stallMs: 3000 });
  const input = { file, fileName: 'clicks.wav', track: null, paths };
  const bounds: (number | null)[] = [];
  const facts = await untilCaught(input, async (bounded) => {
    bounds.push('stopAfterBlocks' in bounded ? bounded.stopAfterBlocks : null);
    return client.run('prepare', bounded, {});
  });
  expect(bounds).toEqual([null, 3]);
  expect(facts.truncated).toBe(true);
  expect(facts.durationMs).toBeGreaterThan(0);
  expect([paths.peaks, paths.analysis].map((each) => existsSync(each))).toEqual([true, true]);
  // A whole reading of the same file is longer.
  const whole = new WorkerClient(new URL(real), ports);
  const complete = await whole.run('prepare', input, {});
  expect(facts.durationMs).toBeLessThan(complete.durationMs);
  expect(complete.truncated).toBe(false);
  await Promise.all([client.dispose(), whole.dispose()]);
});

test('a recording that is damaged before anything came out of it is not read again', async () => {
  let runs = 0;
  const failing = untilCaught({}, async () => {
    runs += 1;
    throw new Failure('AUDIO_DAMAGED', 'Damaged.', { decodedBlocks: 0 });
  });
  await expect(failing).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
  expect(runs).toBe(1);
});
