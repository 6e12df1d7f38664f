import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { endAboveLimits } from './end-above-limits.ts';
import { THUMBNAIL_VARIABLE, type ThumbnailOrder, UNDECODABLE_EXIT_CODE } from './thumbnail-order.ts';

/*
 * The process that makes one thumbnail: node thumbnail-process.ts, with ATELIER_THUMBNAIL in its environment. Decoders of
 * images are native code that reads files of strangers. One that breaks or hangs ends this process and nothing else: a thread
 * decodes, and this one ends the process where that takes too much.
 */
const LIMITS = { processorMs: 20_000, memoryBytes: 1024 * 1024 * 1024 };
const QUALITY = 82;

if (isMainThread) watchOver();
else await draw(workerData as ThumbnailOrder);

function watchOver(): void {
  const order = JSON.parse(process.env[THUMBNAIL_VARIABLE] ?? '') as ThumbnailOrder;
  delete process.env[THUMBNAIL_VARIABLE];
  const thread = new Worker(new URL(import.meta.url), { workerData: order });
  thread.once('error', () => process.exit(UNDECODABLE_EXIT_CODE));
  thread.once('exit', (code) => process.exit(code === 0 ? 0 : UNDECODABLE_EXIT_CODE));
  endAboveLimits(LIMITS);
}

async function draw({ source, target, sidePx }: ThumbnailOrder): Promise<void> {
  const image = await loadImage(await readFile(source));
  const scale = Math.min(1, sidePx / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  await writeFile(target, await canvas.encode('webp', QUALITY));
}
