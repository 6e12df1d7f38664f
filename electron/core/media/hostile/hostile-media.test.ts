import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHostileFiles } from '../testing/hostile-files.ts';
import type { AloneReading } from '../testing/read-alone.ts';

/** Processor time and not the clock: a busy machine must not fail a test. */
const MOST_PROCESSOR_MS = 5000;
const MOST_PEAK_MB = 300;
const MOST_DISK_BYTES = 2_000_000;

const folder = mkdtempSync(path.join(tmpdir(), 'media-hostile-'));
const kept = path.join(import.meta.dirname, '../../../../shared/audio/test-data/hostile');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads files in one process of their own and holds them to the limits. */
function readAlone(files: string[]): Map<string, AloneReading> {
  const script = path.join(import.meta.dirname, '../testing/read-alone.ts');
  const child = spawnSync(process.execPath, [script, mkdtempSync(path.join(folder, 'read-')), ...files], {
    encoding: 'utf8',
  });
  if (child.status !== 0) throw new Error(`Reading ended with ${child.status}: ${child.stderr}`);
  const readings = JSON.parse(child.stdout) as AloneReading[];
  for (const reading of readings) {
    const { name, processorMs, peakMb, diskBytes, leftovers } = reading;
    const isWithin = {
      processor: processorMs < MOST_PROCESSOR_MS,
      memory: peakMb < MOST_PEAK_MB,
      disk: diskBytes < MOST_DISK_BYTES,
    };
    const within = { processor: true, memory: true, disk: true };
    expect({ ...reading, isWithin, leftovers }, name).toMatchObject({ isWithin: within, leftovers: [] });
  }
  return new Map(readings.map((reading) => [reading.name, reading]));
}

const DAMAGED = [
  'decode-hang-9.mov',
  'decode-hang-12.ogg',
  'decode-odd-1.ogg',
  'decode-odd-21.webm',
  'm4a-20m-packets.m4a',
  'zeroed-clusters-k.webm',
  'zeroed-clusters-l-aac.mkv',
];
const USABLE = ['webm-cut.webm', 'mkv-junk-tail.mkv', 'm4a-136-years-of-delay.m4a'];

describe('small damaged files', () => {
  let readings = new Map<string, AloneReading>();
  beforeAll(() => {
    readings = readAlone([...DAMAGED, ...USABLE].map((name) => path.join(kept, name)));
  });

  test.each(DAMAGED)('%s is told to be damaged', (name) => {
    expect(readings.get(name)?.code).toBe('AUDIO_DAMAGED');
  });

  test('what is there of a cut WebM is used and marked as cut off', () => {
    const reading = readings.get('webm-cut.webm');
    expect(reading).toMatchObject({ code: null, truncated: true });
    expect(reading?.durationMs).toBeGreaterThan(3200);
  });

  test('a Matroska file with junk behind its sound is read to the end of its sound', () => {
    const reading = readings.get('mkv-junk-tail.mkv');
    expect(reading?.code).toBe(null);
    expect(reading?.durationMs).toBeGreaterThan(4000);
  });

  test('a delay of 136 years is left out, and the sound behind it is kept', () => {
    const reading = readings.get('m4a-136-years-of-delay.m4a');
    expect(reading?.code).toBe(null);
    expect(reading?.durationMs).toBeLessThan(5000);
  });
});

test('files of tens of megabytes that hold nothing are refused, soon and at no cost', () => {
  // Each in a process of its own: the peak of one that reads several is that of all of them.
  for (const name of writeHostileFiles(folder)) {
    const code = readAlone([path.join(folder, name)]).get(name)?.code;
    expect({ name, code }).toEqual({ name, code: expect.stringMatching(/^AUDIO_/) });
  }
});
