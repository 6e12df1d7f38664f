import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { seededRandom } from '../../../../shared/domain/test-data/seeded-random.ts';
import { mutateMedia } from './mutate-media.ts';
import type { AloneReading } from './read-alone.ts';

/** Processor time of one small file, the memory of the process that reads them, the disk that one takes. */
const LIMITS = { processorMs: 10_000, peakMb: 300, diskBytes: 20_000_000 };

/** What was read, and what should not have happened: with the seed and the number of the mutant it can be made again. */
export type MutantReport = { mutants: number; read: number; peakMb: number; faults: string[] };

/** Files that one process reads: its start costs more than most of them. */
const BATCH = 100;

/** Damages every seed `each` times and reads the results as imports do, in processes of their own. */
export function readMutants(
  seeds: readonly string[],
  folder: string,
  { seed, each }: { seed: number; each: number },
): MutantReport {
  const report: MutantReport = { mutants: 0, read: 0, peakMb: 0, faults: [] };
  const mutants = seeds.flatMap((original, index) => {
    const random = seededRandom(seed * 1000 + index);
    const bytes = readFileSync(original);
    return Array.from({ length: each }, (_, number) => ({
      ...mutateMedia(bytes, random),
      name: `${number}-${path.basename(original)}`,
    }));
  });
  for (let at = 0; at < mutants.length; at += BATCH) {
    const own = mkdtempSync(path.join(folder, 'mutants-'));
    const files = mutants.slice(at, at + BATCH).map(({ name, how, bytes }) => {
      const file = path.join(own, name.replace('-', `-${how}-`));
      writeFileSync(file, bytes);
      return file;
    });
    judge(report, { name: `files ${at} and on`, readings: readInOwnProcess(files, own), each: files.length });
    rmSync(own, { recursive: true, force: true });
  }
  return report;
}

/** Reads files as imports do; how the process ended and what it printed where it did not come to its end. */
export function readInOwnProcess(files: string[], folder: string): AloneReading[] | string {
  const script = path.join(import.meta.dirname, 'read-alone.ts');
  const child = spawnSync(process.execPath, [script, folder, ...files], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return child.status === 0 ? (JSON.parse(child.stdout) as AloneReading[]) : `${child.signal} ${child.stderr}`;
}

function judge(
  report: MutantReport,
  { name, readings, each }: { name: string; readings: AloneReading[] | string; each: number },
): void {
  report.mutants += each;
  if (typeof readings === 'string') {
    report.faults.push(`${name}: the process ended, ${readings.slice(0, 500)}`);
    return;
  }
  for (const reading of readings) {
    report.read += reading.code === null ? 1 : 0;
    report.peakMb = Math.max(report.peakMb, reading.peakMb);
    const { code, message, processorMs, peakMb, diskBytes, leftovers } = reading;
    if (code !== null && !code.startsWith('AUDIO_') && code !== 'CONFIRMATION_NEEDED')
      report.faults.push(`${reading.name}: ${code} ${message}`);
    if (processorMs > LIMITS.processorMs) report.faults.push(`${reading.name}: ${Math.round(processorMs)} ms`);
    if (peakMb > LIMITS.peakMb) report.faults.push(`${reading.name}: ${Math.round(peakMb)} MB`);
    if (diskBytes > LIMITS.diskBytes) report.faults.push(`${reading.name}: ${diskBytes} bytes on the disk`);
    if (leftovers.length > 0) report.faults.push(`${reading.name}: leaves ${leftovers.length} files`);
  }
}
