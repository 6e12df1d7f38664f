import type { CallOptions } from '../transport/service-connection.ts';
import type { TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';

/** How a text is to be spoken; what is missing is left to the service. */
export type SpeechSettings = {
  model: string;
  /** Empty when `timbreWeights` mix several voices. */
  voiceId: string;
  timbreWeights?: readonly { voiceId: string; weight: number }[];
  /** 0.5 to 2. */
  speed?: number;
  /** Above 0, up to 10. */
  volume?: number;
  /** -12 to 12. */
  pitchSemitones?: number;
  emotion?: string | null;
  pronunciations?: readonly { word: string; replacement: string }[];
  /** Strengths of -100 to 100. */
  modify?: { pitch?: number; intensity?: number; timbre?: number; effect?: string | null } | null;
  language?: string | null;
  normalization?: 'off' | 'basic' | 'quality';
  format?: string;
  sampleRateHz?: number;
  bitrate?: number;
  channels?: 1 | 2;
  watermark?: boolean;
  /** Asks the local engine for another take; other services know nothing of it. */
  seed?: number;
};

/** A text to be spoken at once. */
export type SpeechCall = CallOptions &
  SpeechSettings & { text: string; subtitles?: 'sentence' | 'word' | 'word_streaming' | null };

/** What an audio is. */
export type SpeechInfo = {
  durationMs: number;
  sizeBytes: number;
  sampleRateHz: number;
  channels: number;
  format: string;
  bitrate: number;
  /** What the service charges for. */
  usageCharacters: number;
};

/** A timed sentence; `words` is empty unless they were asked for. White space may be a word. */
export type SpokenSentence = TakeWord & { words: TakeWord[] };

/** A text as sound. */
export type SpeechResult = {
  audio: Uint8Array;
  info: SpeechInfo;
  sentences: SpokenSentence[];
  requestId: string | null;
};

/**
 * A piece of streamed sound: all pieces joined are the file. `sentence` takes the place of an earlier one that begins at
 * the same position. Only the last piece has `info`.
 */
export type SpeechPiece = { audio: Uint8Array; sentence: SpokenSentence | null; info: SpeechInfo | null };

/** A long text for a task: itself, or the id of an uploaded file. */
export type SpeechTaskCall = CallOptions & SpeechSettings & ({ text: string } | { textFileId: string });
/** What the service said about a new task. */
export type SubmittedSpeech = { taskId: string; fileId: string | null; usageCharacters: number };
/** How a task stands; unknown states of newer services are `unknown`. */
export type SpeechTaskStatus = {
  state: 'processing' | 'success' | 'failed' | 'expired' | 'unknown';
  /** The stored file that holds the sound. */
  fileId: string | null;
  /** Why it failed, where the service says so. */
  reason: string | null;
};

/** Operations of speech. */
export interface ServiceSpeech {
  synthesize(request: SpeechCall): Promise<SpeechResult>;
  /** Sound while it is made. Leaving the loop or firing the signal stops it. */
  stream(request: SpeechCall): AsyncGenerator<SpeechPiece, void, undefined>;
  submit(request: SpeechTaskCall): Promise<SubmittedSpeech>;
  query(taskId: string, options?: CallOptions): Promise<SpeechTaskStatus>;
}
