/** Reads one recording as the app does, in a process of its own so that its memory can be measured. Arguments: file, folder. */
import path from 'node:path';
import { createMedia } from '../../../electron/core/media/create-media.ts';

const [file = '', folder = ''] = process.argv.slice(2);
const media = createMedia({ mediaFolder: () => folder, cacheFolder: path.join(folder, 'cache') });
const startedAt = performance.now();
const facts = await media.prepare({ mediaId: 'bench', file });
const seconds = (performance.now() - startedAt) / 1000;
await media.dispose();
console.log(
  JSON.stringify({
    seconds,
    durationMs: facts.durationMs,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }),
);
