import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { createMedia } from '../create-media.ts';

/** What reading a file took and gave; `peakMb` is that of the process so far. */
export type AloneReading = {
  name: string;
  code: string | null;
  message: string;
  durationMs: number | null;
  truncated: boolean | null;
  processorMs: number;
  peakMb: number;
  /** Bytes that the derived files take on the disk. */
  diskBytes: number;
  leftovers: string[];
};

/** Reads files as imports do, one after the other in this process, and prints an AloneReading each. */
async function readAlone(files: string[], folder: string): Promise<void> {
  const [mediaFolder, cacheFolder] = [path.join(folder, 'media'), path.join(folder, 'cache')];
  for (const each of [mediaFolder, cacheFolder]) mkdirSync(each, { recursive: true });
  const media = createMedia({ mediaFolder: () => mediaFolder, cacheFolder });
  const readings: AloneReading[] = [];
  for (const file of files) {
    const before = process.cpuUsage();
    const facts = await media.prepare({ mediaId: 'alone', file }).catch((error: unknown) => failureRecord(error));
    const { user, system } = process.cpuUsage(before);
    const written = [mediaFolder, cacheFolder].flatMap((each) =>
      readdirSync(each).map((name) => path.join(each, name)),
    );
    readings.push({
      name: path.basename(file),
      code: 'code' in facts ? facts.code : null,
      message: 'message' in facts ? facts.message : '',
      durationMs: 'durationMs' in facts ? facts.durationMs : null,
      truncated: 'truncated' in facts ? facts.truncated : null,
      processorMs: (user + system) / 1000,
      peakMb: process.resourceUsage().maxRSS / 1024,
      diskBytes: written.reduce((sum, each) => sum + statSync(each).blocks * 512, 0),
      leftovers: written.filter((each) => each.endsWith('.part')),
    });
    await media.remove('alone');
  }
  await media.dispose();
  process.stdout.write(JSON.stringify(readings));
}

const [, , folder, ...files] = process.argv;
if (folder) await readAlone(files, folder);
