import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ImageFacts } from '../../../../shared/domain/library/media-facts.ts';
import type { ProcessStarter } from '../../../../shared/processes/process-starter.ts';
import { programFile } from '../../../../shared/processes/program-file.ts';
import { fileFailure } from '../../files/file-failure.ts';
import type { Log } from '../../host-ports.ts';
import type { DerivedFile } from '../media.ts';
import { imageHeaderOf } from './read-image.ts';
import { THUMBNAIL_VARIABLE, type ThumbnailOrder } from './thumbnail-order.ts';

/** The longer side of a thumbnail: a tile of the largest grid on a dense screen. */
export const THUMBNAIL_SIDE_PX = 512;
/** Larger images are shown by the window alone: decoded they take 4 bytes a pixel. */
const MOST_PIXELS = 100e6;

/** An image file, and by which id what is derived of it is found. */
export type ImageSource = { mediaId: string; file: string; fileName: string; signal?: AbortSignal };

/** Everything that is read from or derived of images. */
export interface ImageMedia {
  /**
   * Reads an image once: format and size, and a thumbnail, which only images above 100 megapixels lack. Throws INVALID_INPUT
   * (`image_unreadable`) for what is no PNG, JPEG, WebP or GIF or cannot be decoded, FILE_MISSING, DISK_FULL,
   * FOLDER_READ_ONLY, CANCELLED.
   */
  prepareImage(source: ImageSource): Promise<ImageFacts>;
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

/** Images are decoded one after the other, each in a process of its own: see thumbnail-process.ts. */
export function createImageMedia({ processes, thumbnailOf, log }: Ports): ImageMedia {
  const ending = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    await turn;
  };
  return {
    prepareImage: async ({ mediaId, file, fileName, signal }) => {
      const header = await imageHeaderOf(file).catch((error: unknown) => {
        throw fileFailure(error, fileName);
      });
      if (header === null) throw unreadable(fileName);
      const { format, widthPx, heightPx } = header;
      if (widthPx * heightPx <= MOST_PIXELS) {
        const stop = AbortSignal.any([ending.signal, ...(signal ? [signal] : [])]);
        await inTurn(() => writeThumbnail({ processes, log }, { file, fileName, target: thumbnailOf(mediaId), stop }));
      }
      return { mediaType: 'image', format, widthPx, heightPx };
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

/** Under another name first: a thumbnail that is there is whole. */
async function writeThumbnail(
  { processes, log }: Pick<Ports, 'processes' | 'log'>,
  { file, fileName, target, stop }: { file: string; fileName: string; target: string; stop: AbortSignal },
): Promise<void> {
  const part = `${target}.part`;
  try {
    const code = await runOnce(
      processes,
      { source: path.resolve(file), target: part, sidePx: THUMBNAIL_SIDE_PX },
      stop,
    );
    if (stop.aborted) throw new Failure('CANCELLED', 'Reading the image was cancelled.');
    const written = await stat(part).catch(() => null);
    if (code !== 0 || !written?.isFile() || written.size === 0) {
      log?.warn('An image could not be decoded.', { code });
      throw unreadable(fileName);
    }
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw fileFailure(error, fileName);
  }
}

/** The exit code of the process; null where it was ended, broke, or could not be started. */
function runOnce(processes: ProcessStarter, order: ThumbnailOrder, stop: AbortSignal): Promise<number | null> {
  if (stop.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const child = processes.start({
      entry: programFile(import.meta, { source: 'thumbnail-process.ts', bundled: 'thumbnail.js' }),
      args: [],
      env: { [THUMBNAIL_VARIABLE]: JSON.stringify(order) },
      name: 'Atelier thumbnails',
    });
    const kill = () => child.kill();
    stop.addEventListener('abort', kill, { once: true });
    // What the native code prints is of no use, but must be read.
    child.onLine(() => undefined);
    child.onExit((code) => {
      stop.removeEventListener('abort', kill);
      resolve(code);
    });
  });
}
