import type { SpeechTreatment } from '../../../shared/audio/treatment/treat-speech.ts';
import type { DesignId, FileTicket, ItemId, JobId, SpeakerId } from '../../../shared/domain/ids.ts';
import type {
  ConsentRecord,
  SampleReport,
  SampleSource,
  SuggestedSpan,
  Voice,
  VoiceDesignRound,
  VoiceIdProblem,
  VoiceList,
  VoicePreview,
  VoiceUse,
} from '../../../shared/domain/voices/voice.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

import type { VoiceUpload } from './clone/voice-files.ts';

/** Which voice is meant. */
export type VoiceKey = { engine: EngineChoice; id: string };

/** Changes to what the registry knows of a voice; what is left out stays. */
export type VoiceUpdate = VoiceKey & {
  name?: string | undefined;
  keepsAlive?: boolean | undefined;
};

/** What a voice is heard with. */
export type PreviewRequest = {
  engine?: EngineChoice | undefined;
  voiceId: string;
  text: string;
  pronunciations: { word: string; replacement: string }[];
};

/** How a voice is to be cloned. `accuracy` counts only together with `sampleText`. */
export type CloneRequest = {
  engine?: EngineChoice | undefined;
  id: string;
  name: string;
  sample: SampleSource;
  prompt: { source: SampleSource; text: string } | null;
  sampleText: string | null;
  /** What the sample says, only to be kept with the voice. */
  sampleTranscript?: string | null | undefined;
  accuracy: number | null;
  language: string | null;
  reduceNoise: boolean;
  normalizeVolume: boolean;
  watermark: boolean;
  consent: Pick<ConsentRecord, 'person' | 'basis' | 'statement'>;
};

/** A round of candidates for one description. */
export type DesignRequest = {
  engine?: EngineChoice | undefined;
  description: string;
  previewText: string;
  count: number;
  watermark: boolean;
};

/** Voices: one list over both services, previews, samples, cloning, design. Where `engine` is left out the one of the settings is meant. */
export interface Voices {
  /** The voices of one service. `isFresh`: the service is asked again, however lately it was. */
  list(input: { engine?: EngineChoice | undefined; isFresh?: boolean | undefined }): Promise<VoiceList>;
  /** The voices of both as one list; see VoiceRegistry.listAll. */
  listAll(input: { engine?: EngineChoice | undefined; isFresh?: boolean | undefined }): Promise<VoiceList>;
  /** Throws NOT_FOUND; INVALID_INPUT for `keepsAlive` of a voice of the system. */
  update(input: VoiceUpdate): Voice;
  /** The same again is free. Throws the service's failure, KEY_MISSING, ENGINE_UNAVAILABLE. */
  preview(input: PreviewRequest): Promise<VoicePreview>;
  /** Those of the voices that `preview` would send nothing for. */
  cachedPreviews(input: { engine?: EngineChoice | undefined; voiceIds: readonly string[]; text: string }): string[];
  checkId(input: { engine?: EngineChoice | undefined; id: string }): Promise<VoiceIdProblem>;
  proposeId(input: { engine?: EngineChoice | undefined; name: string }): Promise<{ id: string }>;

  /** Throws NOT_FOUND, INVALID_INPUT for stretches outside the recording, the recording's own failure. So do the next three. */
  sampleReport(input: SampleSource): Promise<SampleReport>;
  suggestSpans(input: {
    itemId: ItemId;
    transcriptId?: ItemId | undefined;
    speakerId?: SpeakerId | undefined;
  }): Promise<SuggestedSpan[]>;
  sampleText(input: SampleSource): Promise<{ text: string }>;
  /** With `treatment`: as the local engine learns from it, no longer than it does; so before and after can be compared. */
  sampleSound(input: SampleSource & { treatment?: SpeechTreatment | undefined }): Promise<VoicePreview>;

  /** Throws INVALID_INPUT with `field` before anything is stored, KEY_MISSING. */
  clone(input: CloneRequest): Promise<{ jobId: JobId }>;
  /** Throws NOT_FOUND, INVALID_INPUT with `field`, FILE_MISSING when the stored sample is gone. */
  /** Uploads a stored sample, unless the service has it. Throws KEY_MISSING, FILE_MISSING. */
  uploadSample(input: VoiceUpload): Promise<void>;
  reclone(input: VoiceKey & { newId: string }): Promise<{ jobId: JobId }>;

  /** Throws KEY_MISSING, INVALID_INPUT with `field`. */
  design(input: DesignRequest): Promise<{ designId: DesignId; jobId: JobId }>;
  designs(): VoiceDesignRound[];
  /** Throws NOT_FOUND, CONFLICT for a candidate that is not ready. */
  keepCandidate(input: { designId: DesignId; voiceId: string; name: string }): Voice;
  discardCandidate(input: { designId: DesignId; voiceId: string }): Promise<void>;

  /**
   * Generates a few characters with a voice, so that the service counts its days anew; billed. Throws NOT_FOUND, KEY_MISSING,
   * the service's failure.
   */
  use(input: VoiceKey): Promise<void>;
  /** Scripts outside the bin that speak with the voice or hold takes of it, the newest first. */
  uses(input: VoiceKey): VoiceUse[];
  /** Throws INVALID_INPUT for voices of the system, the service's failure; what was deleted before it stays deleted. */
  remove(input: { keys: VoiceKey[] }): Promise<void>;
  /** Throws NOT_FOUND for a voice without a consent record. */
  exportConsent(input: VoiceKey): Promise<{ fileName: string } | null>;
  /**
   * Writes sample, transcript, settings and consent of a clone as one zip file where the user says. Throws NOT_FOUND for a voice
   * without a sample, FILE_MISSING, FOLDER_READ_ONLY, DISK_FULL.
   */
  exportBundle(input: VoiceKey): Promise<{ fileName: string } | null>;
  /**
   * Clones again from such a file, under the id that it had if that is free. Throws INVALID_INPUT with `reason` (see
   * unpackBundle), FILE_MISSING, FILE_TOO_LARGE, KEY_MISSING.
   */
  importBundle(input: {
    ticket: FileTicket;
    engine?: EngineChoice | undefined;
  }): Promise<{ jobId: JobId; name: string; voiceId: string }>;

  /** For whoever makes lines with a voice: it is a recent one, and the service counts its 7 days from now on. Does nothing for a voice that is not known. */
  onVoiceUsed(engine: EngineChoice, voiceId: string): void;
}
