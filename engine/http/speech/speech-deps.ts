import type { ResultStore } from '../../files/result-store.ts';
import type { VoiceDirectory } from '../voices/voice-directory.ts';
import type { Synthesizer } from '../../speech/synthesizer.ts';

/** What the operations of speech work with. */
export type SpeechDeps = {
  synthesizer: Synthesizer;
  voices: VoiceDirectory;
  results: ResultStore;
  /** Told of errors that happen after an answer has begun. */ onError: (error: unknown, traceId: string) => void;
};

/** How long links to results live (service.md, Limits). */
export const RESULT_LINK_MS = 24 * 60 * 60 * 1000;
