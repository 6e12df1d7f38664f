import type { SpeechInfo } from '../speech/speech-service.ts';
import type { CallOptions } from '../transport/service-connection.ts';

/** Kinds of voices. */
export type VoiceKind = 'system' | 'voice_cloning' | 'voice_generation';
/** A voice of the service. */
export type RemoteVoice = {
  id: string;
  kind: VoiceKind;
  name: string;
  description: string[];
  /** `YYYY-MM-DD`, null where the service does not say. */
  createdOn: string | null;
};

/** A voice to be cloned from an uploaded sample. */
export type VoiceCloneCall = CallOptions & {
  voiceId: string;
  fileId: string;
  prompt?: { fileId: string; text: string } | null;
  preview?: { text: string; model: string } | null;
  language?: string | null;
  validation?: { text: string; accuracy: number | null } | null;
  reduceNoise?: boolean;
  normalizeVolume?: boolean;
  watermark?: boolean;
};
/** A cloned voice. `previewUrl` dies after hours; `sensitiveType` is 0 where the service found nothing. */
export type ClonedVoice = { previewUrl: string | null; info: SpeechInfo | null; sensitiveType: number };

/** A voice to be made from a description. */
export type VoiceDesignCall = CallOptions & {
  description: string;
  previewText: string;
  voiceId?: string | null;
  watermark?: boolean;
};
/** A designed voice; `preview` is an mp3. */
export type DesignedVoice = { voiceId: string; preview: Uint8Array };

/** Operations of voices. */
export interface ServiceVoices {
  list(kind: VoiceKind | 'all', options?: CallOptions): Promise<RemoteVoice[]>;
  /** The id can never be used again. */
  remove(voice: { id: string; kind: 'voice_cloning' | 'voice_generation' }, options?: CallOptions): Promise<void>;
  clone(request: VoiceCloneCall): Promise<ClonedVoice>;
  design(request: VoiceDesignCall): Promise<DesignedVoice>;
}
