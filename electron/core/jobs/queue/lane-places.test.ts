import { expect, it } from 'vitest';
import { laneOf } from '../../../../shared/domain/jobs/job-kinds.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../shared/domain/settings/settings.ts';
import { lanePlaces } from './lane-places.ts';

it('follow the settings from one job to the next, recognition apart from speech and this computer from the cloud', () => {
  let concurrency: Settings['concurrency'] = { local: 1, cloud: 3, cloudSpeech: 2 };
  const places = lanePlaces({ get: () => ({ ...DEFAULT_SETTINGS, concurrency }) });
  const of = (engine: EngineChoice) =>
    (['transcribe', 'speak', 'clone-voice', 'design-voice', 'import', 'export'] as const).map((kind) =>
      places(laneOf(kind, engine)),
    );
  expect([of('local'), of('cloud')]).toEqual([
    [1, 1, 1, 1, 2, 2],
    [3, 2, 2, 2, 2, 2],
  ]);
  concurrency = { local: 4, cloud: 5, cloudSpeech: 6 };
  expect([of('local'), of('cloud')]).toEqual([
    [4, 1, 1, 1, 2, 2],
    [5, 6, 6, 6, 2, 2],
  ]);
});
