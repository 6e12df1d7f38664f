import path from 'node:path';
import { createSynthesizer } from '../../speech/create-synthesizer.ts';
import type { Synthesizer } from '../../speech/synthesizer.ts';
import type { OwnVoices } from '../../voices/own-voices.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import type { FileCapability } from '../files/file-capability.ts';
import { createVoiceDirectory, type VoiceDirectory } from '../voices/voice-directory.ts';
import { warmUpSpeechText } from './request/speech-text.ts';
import { warmUpAudio } from './sound/spoken-audio.ts';
import { speechRoutes } from './speech-routes.ts';
import { openSpeechTasks } from './tasks/speech-tasks.ts';

/** Text to speech. Voices are made with its synthesiser. */
export type SpeechCapability = Capability & { synthesizer: Synthesizer; directory: VoiceDirectory };

/** Opens the tasks of speech and goes on with those that were left over. */
export async function openSpeechCapability(
  { dataFolder, temporaryFolder, now, onError }: EngineSetup,
  { files, results, own }: Pick<FileCapability, 'files' | 'results'> & { own: OwnVoices },
): Promise<SpeechCapability> {
  const synthesizer = createSynthesizer({ voiceModel: async (id) => own.model(id) });
  const directory = createVoiceDirectory(synthesizer, own);
  const tasks = await openSpeechTasks({
    folder: path.join(dataFolder, 'speech-tasks'),
    temporaryFolder,
    synthesizer,
    files,
    now,
    onError: (error) => onError(error, 'speech-task'),
  });
  return {
    name: 'speech',
    routes: speechRoutes({ synthesizer, voices: directory, results, onError, tasks, files, now }),
    stores: [tasks],
    async warmUp() {
      await Promise.all([synthesizer.warmUp(), warmUpAudio(), warmUpSpeechText()]);
    },
    async dispose() {
      await tasks.dispose();
      await synthesizer.dispose();
    },
    synthesizer,
    directory,
  };
}
