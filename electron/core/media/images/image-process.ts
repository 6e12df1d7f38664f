import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { editedSize, type ImageEdit, keptArea, turnedSize } from '../../../../shared/domain/media/image-edit.ts';
import { endAboveLimits } from './end-above-limits.ts';
import { IMAGE_ORDER_VARIABLE, type ImageOrder, UNDECODABLE_EXIT_CODE } from './image-order.ts';

/*
 * The process that makes one image of another: node image-process.ts, with ATELIER_IMAGE_ORDER in its environment. Decoders of
 * images are native code that reads files of strangers. One that breaks or hangs ends this process and nothing else: a thread
 * decodes, and this one ends the process where that takes too much.
 */
const LIMITS = { processorMs: 20_000, memoryBytes: 1024 * 1024 * 1024 };

if (isMainThread) watchOver();
else await draw(workerData as ImageOrder);

function watchOver(): void {
  const order = JSON.parse(process.env[IMAGE_ORDER_VARIABLE] ?? '') as ImageOrder;
  delete process.env[IMAGE_ORDER_VARIABLE];
  const thread = new Worker(new URL(import.meta.url), { workerData: order });
  thread.once('error', () => process.exit(UNDECODABLE_EXIT_CODE));
  thread.once('exit', (code) => process.exit(code === 0 ? 0 : UNDECODABLE_EXIT_CODE));
  endAboveLimits(LIMITS);
}

async function draw({ source, target, format, quality, drawing }: ImageOrder): Promise<void> {
  const image = await loadImage(await readFile(source));
  const canvas = 'edit' in drawing ? edited(image, drawing.edit, format === 'jpeg') : fitted(image, drawing.fitPx);
  const bytes = await written(canvas, { format, quality });
  await writeFile(target, bytes);
}

function written(canvas: Canvas, { format, quality }: Pick<ImageOrder, 'format' | 'quality'>): Promise<Buffer> {
  if (format === 'png') return canvas.encode('png');
  return format === 'avif' ? canvas.encode('avif', { quality }) : canvas.encode(format, quality);
}

function fitted(image: Image, fitPx: number): Canvas {
  const scale = Math.min(1, fitPx / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** What the picture shows on white where the format knows nothing transparent. */
function edited(image: Image, edit: ImageEdit, isOpaque: boolean): Canvas {
  const size = { widthPx: image.width, heightPx: image.height };
  const kept = keptArea(size, edit);
  const result = editedSize(size, edit);
  const whole = turnedSize(size, edit.quarterTurns);
  const canvas = createCanvas(result.widthPx, result.heightPx);
  const context = canvas.getContext('2d');
  if (isOpaque) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, result.widthPx, result.heightPx);
  }
  context.imageSmoothingQuality = 'high';
  context.scale(result.widthPx / kept.widthPx, result.heightPx / kept.heightPx);
  context.translate(-kept.leftPx, -kept.topPx);
  if (edit.isMirrored) context.transform(-1, 0, 0, 1, whole.widthPx, 0);
  // Whole numbers: turned by an angle, pixels would lie between pixels.
  if (edit.quarterTurns === 1) context.transform(0, 1, -1, 0, whole.widthPx, 0);
  if (edit.quarterTurns === 2) context.transform(-1, 0, 0, -1, whole.widthPx, whole.heightPx);
  if (edit.quarterTurns === 3) context.transform(0, -1, 1, 0, 0, whole.heightPx);
  context.drawImage(image, 0, 0);
  return canvas;
}
