import path from 'node:path';
import { LYRICS_PATH } from '../../../shared/service-api/music/lyrics.ts';
import { MUSIC_PATH } from '../../../shared/service-api/music/music.ts';
import { COVER_PREPROCESS_PATH } from '../../../shared/service-api/music/cover-preprocess.ts';
import { openCoverStore } from '../../files/cover-store.ts';
import { createComposer } from '../../music/create-composer.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import type { FileCapability } from '../files/file-capability.ts';
import type { RecognitionCapability } from '../transcription/recognition-capability.ts';
import { createCoverDesk } from './covers/cover-desk.ts';
import { prepareCover } from './covers/prepare-cover.ts';
import { generateLyrics } from './generate-lyrics.ts';
import { generateMusic } from './generate-music.ts';
import { createMusicRate } from './music-rate.ts';

/** Each keeps its song in memory until it is finished. */
export const MUSIC_WORK: WorkKind = { name: 'music', atOnce: 3, waiting: 20 };

/** Songs from prompts and lyrics, and covers of references; threads start with the first request. */
export async function openMusicCapability(
  { dataFolder, temporaryFolder, now, ratePerMinute, onError }: EngineSetup,
  { results, recognizer }: Pick<FileCapability, 'results'> & Pick<RecognitionCapability, 'recognizer'>,
): Promise<Capability> {
  const composer = createComposer();
  const store = await openCoverStore(path.join(dataFolder, 'cover-references'), now);
  const covers = createCoverDesk({ composer, recognizer, store, temporaryFolder });
  // The limits of models count only where limits are switched on at all.
  const rate = createMusicRate({ isOn: typeof ratePerMinute === 'number', now });
  return {
    name: 'music',
    stores: [store],
    routes: [
      { method: 'POST', path: LYRICS_PATH, handler: generateLyrics },
      { method: 'POST', path: COVER_PREPROCESS_PATH, handler: prepareCover(covers), work: MUSIC_WORK },
      {
        method: 'POST',
        path: MUSIC_PATH,
        handler: generateMusic({ composer, results, rate, covers, onError }),
        work: MUSIC_WORK,
      },
    ],
    dispose: async () => composer.dispose(),
  };
}
