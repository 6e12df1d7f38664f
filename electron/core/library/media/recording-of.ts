import type { ItemId } from '../../../../shared/domain/ids.ts';
import { asAudio } from '../../../../shared/domain/library/media-facts.ts';
import type { Library } from '../library.ts';

/** A recording's file, with the audio track that was read of it. Throws NOT_FOUND, INVALID_INPUT where it is no sound. */
export function recordingOf(
  library: Pick<Library, 'get' | 'mediaFile'>,
  id: ItemId,
): { mediaId: ItemId; file: string; track: number | null } {
  const { media } = library.get({ id });
  const track = media.state === 'ready' ? (asAudio(media.facts).track ?? null) : null;
  return { mediaId: id, file: library.mediaFile({ id, variant: 'original' }).file, track };
}
