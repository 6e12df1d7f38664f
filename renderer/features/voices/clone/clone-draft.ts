import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ItemId, JobId, SpeakerId } from '../../../../shared/domain/ids.ts';
import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import type { ConsentRecord } from '../../../../shared/domain/voices/voice.ts';
import type { CloneSpan } from './spans.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** The steps of cloning, in order. */
export const CLONE_STEPS = ['material', 'span', 'transcript', 'name'] as const;
/** See CLONE_STEPS. */
export type CloneStep = (typeof CLONE_STEPS)[number];

/** Where the recording comes from. */
export const CLONE_WAYS = ['file', 'microphone', 'library', 'transcript'] as const;
/** See CLONE_WAYS. */
export type CloneWay = (typeof CLONE_WAYS)[number];

/** A short excerpt with its words, which makes a clone closer. */
export type ClonePrompt = { startMs: number; endMs: number; text: string };

/** A voice that is going to be cloned, as far as the user has come. It survives a restart. */
export type CloneDraft = {
  step: CloneStep;
  way: CloneWay;
  itemId: ItemId | null;
  /** The transcript and the speaker whose lines were asked for. */
  transcriptId: ItemId | null;
  speakerId: SpeakerId | null;
  spans: CloneSpan[];
  /** What the sample says; `textOf` names the excerpts that it was transcribed from. */
  sampleText: string;
  textOf: string | null;
  isTextChecked: boolean;
  accuracy: number;
  prompt: ClonePrompt | null;
  reduceNoise: boolean;
  normalizeVolume: boolean;
  name: string;
  /** Null: follows the name. */
  id: string | null;
  language: string | null;
  consent: { basis: ConsentRecord['basis']; person: string; statement: string; isAgreed: boolean };
  /** The clone that was started from this draft, with the id that it was started with. */
  started: { jobId: JobId; voiceId: string; engine: EngineChoice } | null;
};

/** What a new voice begins with. */
export const EMPTY_DRAFT: CloneDraft = {
  step: 'material',
  way: 'file',
  itemId: null,
  transcriptId: null,
  speakerId: null,
  spans: [],
  sampleText: '',
  textOf: null,
  isTextChecked: false,
  accuracy: SPEECH_LIMITS.accuracy,
  prompt: null,
  reduceNoise: false,
  normalizeVolume: false,
  name: '',
  id: null,
  language: null,
  consent: { basis: 'own', person: '', statement: '', isAgreed: false },
  started: null,
};

/** The draft of the window. */
export const useCloneDraft = create<CloneDraft>()(
  persist((): CloneDraft => EMPTY_DRAFT, { name: 'atelier.voices.clone' }),
);

/** Changes parts of the draft. */
export function setDraft(change: Partial<CloneDraft>): void {
  useCloneDraft.setState(change);
}

/** Selects the recording to clone from; what was entered for another one is dropped. */
export function takeMaterial(itemId: ItemId, from: { transcriptId?: ItemId; speakerId?: SpeakerId } = {}): void {
  const { itemId: before } = useCloneDraft.getState();
  const { transcriptId = null, speakerId = null } = from;
  const isSame = before === itemId && transcriptId === null;
  setDraft({
    itemId,
    transcriptId,
    speakerId,
    ...(isSame ? {} : { spans: [], sampleText: '', textOf: null, isTextChecked: false, prompt: null }),
  });
}

/** Begins a new voice. */
export function clearDraft(): void {
  useCloneDraft.setState(EMPTY_DRAFT);
}
