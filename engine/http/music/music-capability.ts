import { LYRICS_PATH } from '../../../shared/service-api/music/lyrics.ts';
import { MUSIC_PATH } from '../../../shared/service-api/music/music.ts';
import { createComposer } from '../../music/create-composer.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import type { FileCapability } from '../files/file-capability.ts';
import { generateLyrics } from './generate-lyrics.ts';
import { generateMusic } from './generate-music.ts';
import { createMusicRate } from './music-rate.ts';

/** Each keeps its song in memory until it is finished. */
export const MUSIC_WORK: WorkKind = { name: 'music', atOnce: 3, waiting: 20 };

/** Songs from prompts and lyrics; threads start with the first request. */
export function openMusicCapability(
  { now, ratePerMinute, onError }: Pick<EngineSetup, 'now' | 'ratePerMinute' | 'onError'>,
  { results }: Pick<FileCapability, 'results'>,
): Capability {
  const composer = createComposer();
  // The limits of models count only where limits are switched on at all.
  const rate = createMusicRate({ isOn: typeof ratePerMinute === 'number', now });
  return {
    name: 'music',
    routes: [
      { method: 'POST', path: LYRICS_PATH, handler: generateLyrics },
      {
        method: 'POST',
        path: MUSIC_PATH,
        handler: generateMusic({ composer, results, rate, onError }),
        work: MUSIC_WORK,
      },
    ],
    dispose: async () => composer.dispose(),
  };
}
