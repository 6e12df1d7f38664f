import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const SUFFIX = '.analysis.wav';

/**
 * Deletes the analysis copies that were written longest ago until at most `maxBytes` are left; `keep` is spared. They are
 * made again when needed.
 */
export async function limitCache(cacheFolder: string, maxBytes: number, keep: string): Promise<void> {
  const names = (await readdir(cacheFolder)).filter((name) => name.endsWith(SUFFIX));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(cacheFolder, name);
      // Another task may have removed it meanwhile.
      const found = await stat(file).catch(() => null);
      return { file, sizeBytes: found?.size ?? 0, writtenAtMs: found?.mtimeMs ?? 0 };
    }),
  );
  let total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  for (const { file, sizeBytes } of files.toSorted((a, b) => a.writtenAtMs - b.writtenAtMs)) {
    if (total <= maxBytes) return;
    if (file === keep) continue;
    await rm(file, { force: true });
    total -= sizeBytes;
  }
}
