import * as z from 'zod';
import { idSchema } from '../../../../shared/domain/id-schema.ts';
import type { ItemId, JobId, SpeakerId } from '../../../../shared/domain/ids.ts';
import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import type { ConsentRecord } from '../../../../shared/domain/voices/voice.ts';
import type { CloneSpan } from './spans/spans.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { createFormDraft, type FormFields } from '../../../ui/generation-form/draft/form-draft.ts';

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

const text = z.string().max(20_000);
const timeMs = z.number().min(0);
const span = { startMs: timeMs, endMs: timeMs };
const FIELDS: FormFields<CloneDraft> = {
  step: z.enum(CLONE_STEPS),
  way: z.enum(CLONE_WAYS),
  itemId: idSchema<ItemId>().nullable(),
  transcriptId: idSchema<ItemId>().nullable(),
  speakerId: idSchema<SpeakerId>().nullable(),
  spans: z.array(z.object({ ...span, id: z.string().max(64) })).max(200),
  sampleText: text,
  textOf: z.string().max(10_000).nullable(),
  isTextChecked: z.boolean(),
  accuracy: z.number().min(0).max(1),
  prompt: z.object({ ...span, text }).nullable(),
  reduceNoise: z.boolean(),
  normalizeVolume: z.boolean(),
  name: text,
  id: text.nullable(),
  language: z.string().max(40).nullable(),
  consent: z.object({ basis: z.enum(['own', 'given']), person: text, statement: text, isAgreed: z.boolean() }),
  started: z
    .object({ jobId: idSchema<JobId>(), voiceId: z.string().max(256), engine: z.enum(['local', 'cloud']) })
    .nullable(),
};

/** The draft of the window. */
export const cloneDraft = createFormDraft<CloneDraft>({ id: 'voices.clone', fields: FIELDS, defaults: EMPTY_DRAFT });

/** See cloneDraft. */
export const useCloneDraft = cloneDraft.use;

/** Changes parts of the draft. */
export function setDraft(change: Partial<CloneDraft>): void {
  cloneDraft.set(change);
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
  cloneDraft.set(EMPTY_DRAFT);
}
