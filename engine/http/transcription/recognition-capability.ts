import { SPEAKER_LABELS_PATH } from '../../../shared/service-api/speech/speaker-labels.ts';
import { createRecognizer } from '../../recognition/create-recognizer.ts';
import type { Recognizer } from '../../recognition/recognizer.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import { createRecognisedVoices } from './recognised-voices.ts';
import { createRecognitionCache } from './recognition-cache.ts';
import { speakerLabels } from './speaker-labels.ts';
import { speechToText } from './speech-to-text.ts';

/** Speech to text and who speaks. Other capabilities listen with its recogniser. */
export type RecognitionCapability = Capability & { recognizer: Recognizer };

/** Reading threads and models. Uploads of those that wait lie on disk. */
export const RECOGNITION_WORK: WorkKind = { name: 'recognition', atOnce: 4, waiting: 28 };

/** Makes the recogniser; its threads start with the first request. */
export function openRecognitionCapability(setup: EngineSetup): RecognitionCapability {
  const { modelsFolder, temporaryFolder } = setup;
  const recognizer = setup.recognizer ?? createRecognizer({ modelsFolder });
  const cache = createRecognitionCache(recognizer);
  const voices = createRecognisedVoices();
  const place = { method: 'POST', work: RECOGNITION_WORK, begins: 'after-upload' } as const;
  return {
    name: 'recognition',
    routes: [
      { ...place, path: '/v1/speech_to_text', handler: speechToText({ cache, voices, temporaryFolder }) },
      { ...place, path: SPEAKER_LABELS_PATH, handler: speakerLabels({ recognizer, voices, temporaryFolder }) },
    ],
    dispose: async () => recognizer.dispose(),
    recognizer,
  };
}
