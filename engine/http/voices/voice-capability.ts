import type { OwnVoices } from '../../voices/own-voices.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import type { FileCapability } from '../files/file-capability.ts';
import type { SpeechCapability } from '../speech/speech-capability.ts';
import type { RecognitionCapability } from '../transcription/recognition-capability.ts';
import { voiceRoutes } from './voice-routes.ts';

/** What voices are made of: files as samples, results as previews, and what listens and speaks. */
type VoiceParts = Pick<FileCapability, 'files' | 'results'> &
  Pick<RecognitionCapability, 'recognizer'> &
  Pick<SpeechCapability, 'synthesizer' | 'directory'> & { own: OwnVoices };

/** Listing, cloning, designing and deleting voices. */
export function openVoiceCapability({ temporaryFolder, now }: EngineSetup, parts: VoiceParts): Capability {
  const { synthesizer, recognizer, directory, own, files, results } = parts;
  const deps = { synthesizer, recognizer, directory, own, files, results, temporaryFolder, now };
  return { name: 'voices', routes: voiceRoutes(deps), stores: [own] };
}
