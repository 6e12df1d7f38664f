import type { MediaType } from '../../../../shared/domain/library/item-kinds.ts';
import type { ImageFacts, MediaFacts } from '../../../../shared/domain/library/media-facts.ts';
import type { VideoMedia } from '../../media/videos/create-video-media.ts';

type Source = { mediaId: string; file: string; fileName: string; signal?: AbortSignal };

/** What only reading a sound can be asked. */
type SoundRequest = {
  track?: number | null;
  isMade?: boolean;
  asksForSilence?: boolean;
  onProgress?: (doneBytes: number, totalBytes: number) => void;
};

/** The part of media that the library needs. */
export interface MediaReader extends VideoMedia {
  prepare(request: Omit<Source, 'fileName'> & { fileName?: string } & SoundRequest): Promise<MediaFacts>;
  prepareImage(request: Source): Promise<ImageFacts>;
  imageThumbnail(mediaId: string): { file: string; contentType: string } | null;
  remove(mediaId: string): Promise<void>;
  peaks(mediaId: string): { file: string; contentType: string } | null;
  playbackCopy(mediaId: string): { file: string; contentType: string } | null;
}

/** Reads a file as what its kind is. Throws what media throws. */
export async function readFacts(
  media: MediaReader,
  { mediaId, file, fileName, signal, ...sound }: Source & SoundRequest,
  mediaType: MediaType,
): Promise<MediaFacts> {
  const source = { mediaId, file, fileName, ...(signal ? { signal } : {}) };
  if (mediaType === 'image') return await media.prepareImage(source);
  if (mediaType === 'video') return await media.prepareVideo(source);
  return await media.prepare({ ...source, ...sound });
}
