import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { audioFactsOf } from '../../../../../shared/domain/library/media-facts.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import { player } from '../../../../media/player/player-hooks.ts';
import type { TimeSpan } from '../../../../../shared/domain/media/time-span.ts';

/** Puts a recording into the player; it stays where it is when it is there already. */
export function loadMaterial({ id, title, sourceName, media }: LibraryItem): void {
  const facts = audioFactsOf(media);
  if (!facts) return;
  player.load({
    id,
    url: mediaUrl.playback(id),
    title,
    subtitle: sourceName ?? '',
    durationMs: facts.durationMs,
    peaksUrl: mediaUrl.peaks(id),
  });
}

/** Plays a recording, or one excerpt of it once. */
export function playMaterial(item: LibraryItem, span?: TimeSpan): void {
  loadMaterial(item);
  if (span) player.playRange(span);
  else player.play();
}
