import path from 'node:path';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { DerivedPaths } from '../worker/worker-protocol.ts';

/** The folders that derived files go to. */
export type DerivedFolders = { mediaFolder: string; cacheFolder: string };

/** Where the files derived of a recording lie. Throws INVALID_INPUT for an id that could lead out of the folders. */
export function derivedPaths({ mediaFolder, cacheFolder }: DerivedFolders, mediaId: string): DerivedPaths {
  assertId(mediaId);
  return {
    peaks: path.join(mediaFolder, `${mediaId}.peaks`),
    playback: path.join(mediaFolder, `${mediaId}.playback`),
    analysis: path.join(cacheFolder, `${mediaId}.analysis.wav`),
  };
}

/** Where the thumbnail of an image lies. Throws like derivedPaths. */
export function thumbnailPath({ mediaFolder }: Pick<DerivedFolders, 'mediaFolder'>, mediaId: string): string {
  assertId(mediaId);
  return path.join(mediaFolder, `${mediaId}.thumbnail.webp`);
}

/** Where the row of pictures of a clip lies. Throws like derivedPaths. */
export function spritePath({ mediaFolder }: Pick<DerivedFolders, 'mediaFolder'>, mediaId: string): string {
  assertId(mediaId);
  return path.join(mediaFolder, `${mediaId}.sprite.webp`);
}

function assertId(mediaId: string): void {
  if (!/^[\w-]{1,128}$/.test(mediaId)) throw reasonedFailure('INVALID_INPUT', 'media_id', { mediaId });
}
