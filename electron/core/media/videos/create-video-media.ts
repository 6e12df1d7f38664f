import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { VideoFacts } from '../../../../shared/domain/library/media-facts.ts';
import { createAtomicFile } from '../../files/writing/atomic-file.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { readImageHeader } from '../images/image-header.ts';
import type { DerivedFile } from '../derived/derived-file.ts';
import { videoFactsOfFile } from './read-video.ts';

/** Pictures of a clip that a window draws: one that stands for it, and a row of them from its beginning to its end. */
export const CLIP_PICTURES = ['thumbnail', 'sprite'] as const;

/** See CLIP_PICTURES. */
export type ClipPictureVariant = (typeof CLIP_PICTURES)[number];

/** As large as a picture of a clip may be: a row of ten frames has some hundred kilobytes. */
export const CLIP_PICTURE_LIMITS = { bytes: 2 * 1024 * 1024, sidePx: 8192 } as const;

/** Everything that is read from or kept of clips. Nothing here decodes them: windows do. */
export interface VideoMedia {
  /** Reads a clip once. Throws INVALID_INPUT (`clip_unreadable`) for what is no MP4 with a picture, FILE_MISSING. */
  prepareVideo(source: { mediaId: string; file: string; fileName: string }): Promise<VideoFacts>;
  /** Keeps a WebP that a window drew of a clip. Throws INVALID_INPUT for anything else, DISK_FULL, FOLDER_READ_ONLY. */
  keepClipPicture(picture: { mediaId: string; variant: ClipPictureVariant; bytes: Uint8Array }): Promise<void>;
  /** The row of pictures, a WebP; null while no window has drawn it. */
  clipSprite(mediaId: string): DerivedFile | null;
}

type Paths = Record<ClipPictureVariant, (mediaId: string) => string>;

/** Builds it; `removeSprite` belongs to the removal of all that is derived. */
export function createVideoMedia(paths: Paths): VideoMedia & { removeSprite(mediaId: string): Promise<void> } {
  return {
    prepareVideo: async ({ file, fileName }) => {
      const facts = await videoFactsOfFile(file).catch((error: unknown) => {
        throw fileFailure(error, fileName);
      });
      if (facts === null) throw reasonedFailure('INVALID_INPUT', 'clip_unreadable', { fileName });
      return facts;
    },
    keepClipPicture: async ({ mediaId, variant, bytes }) => {
      const header = readImageHeader(bytes);
      const { bytes: most, sidePx } = CLIP_PICTURE_LIMITS;
      const isSmall = header !== null && Math.max(header.widthPx, header.heightPx) <= sidePx && bytes.length <= most;
      if (header?.format !== 'webp' || !isSmall) throw reasonedFailure('INVALID_INPUT', 'frame_format', { variant });
      const file = await createAtomicFile(paths[variant](mediaId));
      try {
        await file.append(bytes);
        await file.commit();
      } finally {
        await file.discard();
      }
    },
    clipSprite: (mediaId) => {
      const file = paths.sprite(mediaId);
      return existsSync(file) ? { file, contentType: 'image/webp' } : null;
    },
    removeSprite: async (mediaId) => await rm(paths.sprite(mediaId), { force: true }),
  };
}
