import type { Stereo } from '../../../shared/audio/treatment/stereo.ts';
import type { Stop } from '../score/score.ts';
import { SONG_RATE_HZ } from './render-options.ts';

/** A room rings on in a stop, and would fill it: it is closed within this, and open again before the next note. */
const CLOSE_SECONDS = 0.06;
const OPEN_SECONDS = 0.012;

/** Silences a block of the mix, in place, where the score stops. */
export function muteStops({ left, right }: Stereo, from: number, stops: readonly Stop[]): void {
  const until = (from + left.length) / SONG_RATE_HZ;
  const near = stops.filter((stop) => stop.startSeconds < until && stop.endSeconds > from / SONG_RATE_HZ);
  for (const { startSeconds, endSeconds } of near) {
    for (let index = 0; index < left.length; index++) {
      const seconds = (from + index) / SONG_RATE_HZ;
      if (seconds < startSeconds || seconds >= endSeconds) continue;
      const closing = Math.max(0, 1 - (seconds - startSeconds) / CLOSE_SECONDS);
      const opening = Math.max(0, 1 - (endSeconds - seconds) / OPEN_SECONDS);
      const gain = Math.max(closing, opening);
      left[index]! *= gain;
      right[index]! *= gain;
    }
  }
}
