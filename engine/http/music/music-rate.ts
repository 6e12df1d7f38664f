import { MUSIC_LIMITS, type MusicModel } from '../../../shared/domain/music/music-models.ts';
import { ServiceError } from '../service-error.ts';

const WINDOW_MS = 60_000;

/** Counts requests of free and of paid models (service.md, Limits: 3 and 120 a minute). */
export type MusicRate = {
  /**
   * Lets a request pass.
   * @throws ServiceError 429 with the seconds to wait
   */
  admit(model: MusicModel): void;
};

/** Starts counting; while it is off everything passes. `now` gives Unix ms. */
export function createMusicRate({ isOn, now }: { isOn: boolean; now: () => number }): MusicRate {
  const admitted: Record<'free' | 'paid', number[]> = { free: [], paid: [] };
  return {
    admit(model) {
      if (!isOn) return;
      const kind = model.endsWith('-free') ? 'free' : 'paid';
      const recent = admitted[kind].filter((earlier) => earlier > now() - WINDOW_MS);
      admitted[kind] = recent;
      if (recent.length >= MUSIC_LIMITS.perMinute[kind]) {
        const retryAfterSeconds = Math.max(1, Math.ceil((recent[0]! + WINDOW_MS - now()) / 1000));
        throw new ServiceError(429, `Rate limit of ${kind} music models exceeded, retry later`, {
          reason: 'RATE_LIMITED',
          retryAfterSeconds,
        });
      }
      recent.push(now());
    },
  };
}
