import type { FileStore } from '../../files/file-store.ts';
import type { ResultStore } from '../../files/result-store.ts';
import type { Recognizer } from '../../recognition/recognizer.ts';
import type { VoiceModel } from '../../voices/voice-model.ts';
import type { VoiceStore } from '../../voices/voice-store.ts';
import type { Synthesizer } from '../../speech/synthesizer.ts';
import { ServiceError } from '../service-error.ts';
import type { VoiceDirectory } from './voice-directory.ts';

/** What the operations of voices work with. */
export type VoiceDeps = {
  synthesizer: Synthesizer;
  recognizer: Recognizer;
  directory: VoiceDirectory;
  own: VoiceStore<VoiceModel>;
  files: FileStore;
  results: ResultStore;
  temporaryFolder: string;
  now: () => number;
};

/** Internal codes of cloning (gaps.md part 3). */
export const CLONE_CODES = {
  badSample: 20132,
  sampleLength: 2037,
  idExists: 2039,
  notSimilar: 1043,
  promptNotSimilar: 1044,
  promptTooLong: 2048,
} as const;

/** A refusal with a code of its own. */
export const refusal = (code: number, message: string): ServiceError =>
  new ServiceError(400, message, { code, reason: 'INVALID_INPUT' });
