import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeClicks } from '../../../electron/core/media/testing/click-recording.ts';
import { writeMediaSeeds } from '../../../electron/core/media/testing/media-seeds.ts';
import { readMutants } from '../../../electron/core/media/testing/read-mutants.ts';
import type { BenchRow } from '../bench-row.ts';

const EACH = Number(process.env['MUTANTS_EACH'] ?? 100);
const SEED = Number(process.env['MUTANTS_SEED'] ?? 1);

/** Reads some thousand damaged files of every container; prints each that hung, failed unnamed, or took too much. */
export function benchMediaMutants(): BenchRow[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-mutants-'));
  try {
    const clicks = path.join(folder, 'clicks-recording.wav');
    writeClicks(clicks);
    const report = readMutants(writeMediaSeeds(clicks, folder), folder, { seed: SEED, each: EACH });
    for (const fault of report.faults) console.log(`  ${fault}`);
    const { mutants, read, peakMb, faults } = report;
    return [
      { name: 'damaged media files', value: mutants, unit: 'files', note: `${read} of them still gave sound` },
      { name: 'faults in damaged media files', value: faults.length, unit: 'files', note: `seed ${SEED}` },
      {
        name: 'peak memory while reading them',
        value: Math.round(peakMb),
        unit: 'MB',
        note: 'resident, whole process',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
