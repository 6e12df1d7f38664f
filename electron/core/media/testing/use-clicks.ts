import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createMedia } from '../create-media.ts';
import { clickOnsetsMs, decodeWithFfmpeg, readAnalysisCopy, writeClicks } from './click-recording.ts';

/**
 * A folder for all tests of a file with a recording of clicks in it, from which they make other files, and media that read
 * these. `rateHz` is that of the recording.
 */
export function useClicks(name: string, rateHz?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const clicks = path.join(folder, 'clicks.wav');
  const media = createMedia({ mediaFolder: () => path.join(folder, 'media'), cacheFolder: path.join(folder, 'cache') });
  beforeAll(() => writeClicks(clicks, rateHz));
  afterAll(async () => {
    await media.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Facts of a file of the folder, and where its clicks are in the analysis copy and in what is played of it. */
  async function heardOf(fileName: string) {
    const file = path.join(folder, fileName);
    const mediaId = fileName.replaceAll('.', '-');
    const facts = await media.prepare({ mediaId, file });
    const clicksMs = clickOnsetsMs(readAnalysisCopy(await media.analysis({ mediaId, file })));
    const copy = media.playbackCopy(mediaId);
    return { facts, clicksMs, playedMs: copy && clickOnsetsMs(decodeWithFfmpeg(copy.file)) };
  }

  return { folder, clicks, media, heardOf };
}
