import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ImageFacts } from '../../../../shared/domain/library/media-facts.ts';
import {
  type ImageEdit,
  USUAL_IMAGE_QUALITY,
  type WrittenImageFormat,
} from '../../../../shared/domain/media/image-edit.ts';
import type { ProcessStarter } from '../../../../shared/processes/process-starter.ts';
import { programFile } from '../../../../shared/processes/program-file.ts';
import { runToExit } from '../../../../shared/processes/run-to-exit.ts';
import { fileFailure } from '../../files/file-failure.ts';
import type { Log } from '../../host-ports.ts';
import type { DerivedFile } from '../derived/derived-file.ts';
import type { ImageHeader } from './image-header.ts';
import { imageHeaderOf } from './read-image.ts';
import { IMAGE_ORDER_VARIABLE, type ImageOrder } from './image-order.ts';

/** The longer side of a thumbnail: a tile of the largest grid on a dense screen. */
export const THUMBNAIL_SIDE_PX = 512;
/** Larger images are shown by the window alone: decoded they take 4 bytes a pixel. */
const MOST_PIXELS = 100e6;

/** An image file, and by which id what is derived of it is found. */
export type ImageSource = { mediaId: string; file: string; fileName: string; signal?: AbortSignal };

/** How an image is written anew. `fileName` is what the user calls the source, `quality` 1 to 100. */
export type ImageConversion = {
  file: string;
  fileName: string;
  target: string;
  format: WrittenImageFormat;
  quality?: number | null;
  edit: ImageEdit;
  signal?: AbortSignal;
};

/** Everything that is read from or derived of images. */
export interface ImageMedia {
  /**
   * Reads an image once: format and size, and a thumbnail, which only images above 100 megapixels lack. Throws INVALID_INPUT
   * (`image_unreadable`) for what is no PNG, JPEG, WebP, AVIF or GIF or cannot be decoded, FILE_MISSING, DISK_FULL,
   * FOLDER_READ_ONLY, CANCELLED.
   */
  prepareImage(source: ImageSource): Promise<ImageFacts>;
  /**
   * Writes an image anew to `target`, edited, in a format. What else is in the file (recipe, profile, place) is left behind.
   * Throws INVALID_INPUT (`image_unreadable`) for what cannot be decoded or is above 100 megapixels, and like prepareImage.
   */
  convertImage(conversion: ImageConversion): Promise<void>;
  /** The thumbnail, a WebP; null where there is none. */
  imageThumbnail(mediaId: string): DerivedFile | null;
  /** Deletes the thumbnail. */
  removeThumbnail(mediaId: string): Promise<void>;
  /** Ends what is being decoded; it fails with CANCELLED. */
  disposeImages(): void;
}

type Ports = {
  processes: ProcessStarter;
  thumbnailOf: (mediaId: string) => string;
  log?: Pick<Log, 'warn'> | undefined;
};

const THUMBNAIL_QUALITY = 82;

/** Images are decoded one after the other, each in a process of its own: see image-process.ts. */
export function createImageMedia({ processes, thumbnailOf, log }: Ports): ImageMedia {
  const ending = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    await turn;
  };
  const write = async (order: ImageOrder, fileName: string, signal?: AbortSignal): Promise<void> => {
    const stop = AbortSignal.any([ending.signal, ...(signal ? [signal] : [])]);
    await inTurn(() => writeImage({ processes, log }, { order, fileName, stop }));
  };
  return {
    prepareImage: async ({ mediaId, file, fileName, signal }) => {
      const { format, widthPx, heightPx } = await headerOf(file, fileName);
      if (widthPx * heightPx <= MOST_PIXELS) {
        const drawing = { fitPx: THUMBNAIL_SIDE_PX };
        const target = thumbnailOf(mediaId);
        await write({ source: file, target, format: 'webp', quality: THUMBNAIL_QUALITY, drawing }, fileName, signal);
      }
      return { mediaType: 'image', format, widthPx, heightPx };
    },
    convertImage: async ({ file, fileName, target, format, quality, edit, signal }) => {
      const { widthPx, heightPx } = await headerOf(file, fileName);
      if (widthPx * heightPx > MOST_PIXELS) throw unreadable(fileName);
      const order = { source: file, target, format, quality: quality ?? USUAL_IMAGE_QUALITY, drawing: { edit } };
      await write(order, fileName, signal);
    },
    imageThumbnail: (mediaId) => {
      const file = thumbnailOf(mediaId);
      return existsSync(file) ? { file, contentType: 'image/webp' } : null;
    },
    removeThumbnail: async (mediaId) => await rm(thumbnailOf(mediaId), { force: true }),
    disposeImages: () => ending.abort(),
  };
}

const unreadable = (fileName: string) => reasonedFailure('INVALID_INPUT', 'image_unreadable', { fileName });

async function headerOf(file: string, fileName: string): Promise<ImageHeader> {
  const header = await imageHeaderOf(file).catch((error: unknown) => {
    throw fileFailure(error, fileName);
  });
  if (header === null) throw unreadable(fileName);
  return header;
}

/** Under another name first: an image that is there is whole. */
async function writeImage(
  { processes, log }: Pick<Ports, 'processes' | 'log'>,
  { order, fileName, stop }: { order: ImageOrder; fileName: string; stop: AbortSignal },
): Promise<void> {
  const part = `${order.target}.part`;
  try {
    const code = await runOnce(processes, { ...order, source: path.resolve(order.source), target: part }, stop);
    if (stop.aborted) throw new Failure('CANCELLED', 'Reading the image was cancelled.');
    const written = await stat(part).catch(() => null);
    if (code !== 0 || !written?.isFile() || written.size === 0) {
      log?.warn('An image could not be decoded.', { code });
      throw unreadable(fileName);
    }
    await rename(part, order.target);
  } catch (error) {
    await rm(part, { force: true });
    throw fileFailure(error, fileName);
  }
}

/** The exit code of the process; null where it was ended, broke, or could not be started. */
const runOnce = (processes: ProcessStarter, order: ImageOrder, signal: AbortSignal): Promise<number | null> =>
  runToExit(
    processes,
    {
      entry: programFile(import.meta, { source: 'image-process.ts', bundled: 'image-process.js' }),
      args: [],
      env: { [IMAGE_ORDER_VARIABLE]: JSON.stringify(order) },
      name: 'Atelier images',
    },
    { signal },
  );
