import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createReadingThreads, type ReadingThreads } from './reading-threads.ts';
import { startThread } from './start-thread.ts';

const hostile = path.resolve(import.meta.dirname, '../../../shared/audio/test-data/hostile');
const signal = new AbortController().signal;

let threads: ReadingThreads | null = null;
afterEach(() => threads?.dispose());

/** Whole files are read only where their header does not tell their length; spans are always looked for. */
const wholeOf = (name: string) => ({
  kind: 'spans' as const,
  file: path.join(hostile, name),
  fileName: name,
  spans: [{ startMs: 0, endMs: 1000 }],
});

test('a decoder that is caught in a file is ended, and the file is damaged', async () => {
  const caught = () => new Worker('for (;;);', { eval: true });
  threads = createReadingThreads('', caught, 200);
  await expect(threads.read(wholeOf('webm-cut.webm'), signal)).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
});

test('a decoder that fills the memory loses its thread, and the file is damaged', async () => {
  const code = 'for (const kept = []; ;) kept.push({ kept: kept.length });';
  threads = createReadingThreads(
    '',
    () => new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } }),
  );
  await expect(threads.read(wholeOf('webm-cut.webm'), signal)).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
});

test('damaged uploads are told as such, and what is there of one that breaks off is used', async () => {
  threads = createReadingThreads('', startThread);
  for (const name of ['zeroed-clusters-k.webm', 'zeroed-clusters-l-aac.mkv', 'decode-odd-1.ogg', 'decode-hang-9.mov']) {
    await expect(threads.read(wholeOf(name), signal)).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
  }
  expect((await threads.read(wholeOf('webm-cut.webm'), signal)).durationMs).toBeGreaterThan(3200);
});
