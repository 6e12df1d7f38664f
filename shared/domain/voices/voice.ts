import type { FailureRecord } from '../failures/failure.ts';
import type { OrganisedVoice } from '../organisation/organised.ts';
import type { DesignId, ItemId, JobId, SoundId } from '../ids.ts';
import type { TimeSpan } from '../media/time-span.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** Who allowed a voice to be cloned, kept with the voice and exported with it. */
export type ConsentRecord = {
  /** Whose voice it is. */
  person: string;
  /** `own`: the user's own voice; `given`: the person agreed; the statement says how. */
  basis: 'own' | 'given';
  statement: string;
  agreedAtMs: number;
  /** SHA-256 of the sample's file, hex. */
  sampleSha256: string;
};

/** The sound that a voice is cloned from: one or more stretches of a recording, joined in their order. */
export type SampleSource = { itemId: ItemId; spans: TimeSpan[] };

/** How a voice was cloned, enough to do it again from the stored sample. */
export type CloneRecipe = {
  sampleItemId: ItemId;
  promptItemId: ItemId | null;
  promptText: string | null;
  /** What the sample says; checked by the service where `accuracy` is not null (0 to 1, service.md, voice clone). */
  sampleText: string | null;
  accuracy: number | null;
  /** What was heard in the sample or written of it, sent or not; null where nothing is known. */
  sampleTranscript?: string | null;
  /** Name of the file that the sample was cut from; null where nothing is known. */
  sampleName?: string | null;
  language: string | null;
  reduceNoise: boolean;
  normalizeVolume: boolean;
  watermark: boolean;
};

/**
 * A voice of one of the two services. `id` is the service's; an id of `local` may also be one of `cloud`. System voices have
 * no dates. `expiresAtMs` is when the service will delete the voice if it is not used before (7 days, service.md); voices made
 * on this computer stay. In the bin it is not offered anywhere, but still there for lines that speak with it.
 */
export type Voice = OrganisedVoice & {
  id: string;
  engine: EngineChoice;
  kind: 'system' | 'cloned' | 'designed';
  name: string;
  description: string;
  createdAtMs: number | null;
  lastUsedAtMs: number | null;
  expiresAtMs: number | null;
  /** When a line was last made with it, for voices of the system too. */
  spokenAtMs: number | null;
  /** Spoken with once in a while, so that it is not deleted. */
  keepsAlive: boolean;
  /** `missing`: the registry knows it, the service does not (any more). */
  state: 'ready' | 'missing';
  /**
   * The services that speak with it by this id, `engine` among them while it is ready. A voice of the system that both have
   * under one id is one voice here, although each makes its own sound of it.
   */
  worksOn: readonly EngineChoice[];
  clone: CloneRecipe | null;
  consent: ConsentRecord | null;
  designPrompt: string | null;
};

/**
 * Voices that are known, of one service or of both. `failure` says why the list of the service could not be read, of both that
 * of the settings; the registry's voices are there.
 */
export type VoiceList = { voices: Voice[]; failure: FailureRecord | null };

/** A script that speaks with a voice: how many of its lines do, and how many takes were made with it. */
export type VoiceUse = { scriptId: ItemId; title: string; lineCount: number; takeCount: number };

/** A sound that was made to hear a voice, at `/sounds/<soundId>/original`. `isCached`: nothing was sent for it. */
export type VoicePreview = { soundId: SoundId; durationMs: number; isCached: boolean };

/** What is wrong with an id, or null. */
export type VoiceIdProblem =
  | 'length'
  | 'first_letter'
  | 'characters'
  | 'last_character'
  | 'taken'
  | 'used_before'
  | null;

/** Something about a sample. `blocks` is true where the service would refuse it. */
export type SampleFinding = {
  code:
    | 'too_short'
    | 'too_long'
    | 'file_too_large'
    | 'quiet'
    | 'loud'
    | 'clipped'
    | 'noisy'
    | 'mostly_silence'
    | 'second_speaker'
    | 'little_speech';
  blocks: boolean;
  /** Numbers for the words: seconds, decibels, percent, as the code needs. */
  value: number;
};

/** What a sample is like. Levels in dBFS; `noiseRatioDb` is speech over noise; shares are 0 to 1. */
export type SampleReport = {
  durationMs: number;
  speechMs: number;
  levelDb: number;
  peakDb: number;
  noiseRatioDb: number | null;
  clippedShare: number;
  /** Speakers that were heard; null where the local engine could not be asked. */
  speakerCount: number | null;
  findings: SampleFinding[];
};

/** A proposed stretch of a recording, best first; `score` 0 to 1. */
export type SuggestedSpan = TimeSpan & { score: number; text: string | null };

/** One candidate of a round of design. */
export type DesignCandidate = {
  voiceId: string;
  state: 'queued' | 'making' | 'ready' | 'failed' | 'kept' | 'discarded';
  soundId: SoundId | null;
  durationMs: number | null;
  failure: FailureRecord | null;
};

/** A round of voice design. */
export type VoiceDesignRound = {
  id: DesignId;
  jobId: JobId;
  description: string;
  previewText: string;
  engine: EngineChoice;
  candidates: DesignCandidate[];
  createdAtMs: number;
};
