import { type } from '@orpc/contract';
import * as z from 'zod';
import type { DesignId, JobId } from '../../domain/ids.ts';
import type {
  SampleReport,
  SuggestedSpan,
  Voice,
  VoiceDesignRound,
  VoiceIdProblem,
  VoiceList,
  VoicePreview,
  VoiceUse,
} from '../../domain/voices/voice.ts';
import { SPEECH_LIMITS } from '../../domain/speech/speech-options.ts';
import { procedure } from '../failures.ts';
import { designId, fileTicket, itemId, speakerId, textUpTo, timeMs, voiceId } from '../inputs.ts';

const engine = z.enum(['local', 'cloud']);
const key = z.object({ engine, id: voiceId });
const keys = z.array(key).min(1).max(100);
const name = z.string().trim().min(1).max(120);
const source = z.object({
  itemId,
  spans: z
    .array(z.object({ startMs: timeMs, endMs: timeMs }))
    .min(1)
    .max(200),
});

/** Procedures of voices. Where `engine` is left out the one of the settings is meant. */
export const voicesContract = {
  /**
   * The voices of both services as one list. Only `engine` is asked for its own; `isFresh`: again, however lately it was.
   */
  list: procedure
    .input(z.object({ engine: engine.optional(), isFresh: z.boolean().optional() }))
    .output(type<VoiceList>()),
  update: procedure
    .input(
      key.extend({
        name: name.optional(),
        keepsAlive: z.boolean().optional(),
      }),
    )
    .output(type<Voice>()),
  /** Speaks a text with a voice and keeps the sound, so that the same again is free. */
  preview: procedure
    .input(
      z.object({
        engine: engine.optional(),
        voiceId,
        text: z.string().trim().min(1).max(1000),
        pronunciations: z
          .array(z.object({ word: z.string().max(100), replacement: z.string().max(200) }))
          .max(50)
          .default([]),
      }),
    )
    .output(type<VoicePreview>()),
  /** Those of the voices whose sound with this text is kept, so that hearing them sends nothing. */
  cachedPreviews: procedure
    .input(
      z.object({
        engine: engine.optional(),
        voiceIds: z.array(voiceId).max(2000),
        text: z.string().trim().min(1).max(1000),
      }),
    )
    .output(type<string[]>()),
  checkId: procedure
    .input(z.object({ engine: engine.optional(), id: z.string().max(300) }))
    .output(type<VoiceIdProblem>()),
  /** A free id made from a name. */
  proposeId: procedure
    .input(z.object({ engine: engine.optional(), name: z.string().max(120) }))
    .output(type<{ id: string }>()),

  sampleReport: procedure.input(source).output(type<SampleReport>()),
  /** The best clean stretches of a recording, of one speaker of its transcript where that is named. */
  suggestSpans: procedure
    .input(z.object({ itemId, transcriptId: itemId.optional(), speakerId: speakerId.optional() }))
    .output(type<SuggestedSpan[]>()),
  /** What the sample says, as the local engine hears it. */
  sampleText: procedure.input(source).output(type<{ text: string }>()),
  /**
   * A sound of the stretches joined, to be heard before cloning. With `treatment` it is what the local engine would learn
   * from, cut where it stops to listen: what another service does to the sound nobody can hear beforehand.
   */
  sampleSound: procedure
    .input(
      source.extend({ treatment: z.object({ reduceNoise: z.boolean(), normalizeVolume: z.boolean() }).optional() }),
    )
    .output(type<VoicePreview>()),
  /** Stores sample and consent, then clones as a job. The registry's row exists when the job is done. */
  clone: procedure
    .input(
      z.object({
        engine: engine.optional(),
        id: voiceId,
        name,
        sample: source,
        prompt: z.object({ source, text: z.string().trim().min(1).max(1000) }).nullable(),
        sampleText: z.string().trim().max(200).nullable(),
        sampleTranscript: z.string().trim().max(5000).nullable().optional(),
        accuracy: z.number().min(0).max(1).nullable(),
        language: z.string().max(20).nullable(),
        reduceNoise: z.boolean(),
        normalizeVolume: z.boolean(),
        watermark: z.boolean(),
        consent: z.object({
          person: z.string().trim().min(1).max(200),
          basis: z.enum(['own', 'given']),
          statement: z.string().trim().min(1).max(2000),
        }),
      }),
    )
    .output(type<{ jobId: JobId }>()),
  /** Clones again from the stored sample, under a new id (a deleted id can never be used again). */
  reclone: procedure.input(key.extend({ newId: voiceId })).output(type<{ jobId: JobId }>()),

  design: procedure
    .input(
      z.object({
        engine: engine.optional(),
        description: textUpTo(SPEECH_LIMITS.designDescription),
        previewText: textUpTo(SPEECH_LIMITS.designPreview),
        count: z.number().int().min(1).max(3).default(3),
        watermark: z.boolean().default(false),
      }),
    )
    .output(type<{ designId: DesignId; jobId: JobId }>()),
  /** Newest first. */
  designs: procedure.output(type<VoiceDesignRound[]>()),
  keepCandidate: procedure.input(z.object({ designId, voiceId, name })).output(type<Voice>()),
  discardCandidate: procedure.input(z.object({ designId, voiceId })).output(type<void>()),

  /** Scripts outside the bin that speak with the voice or hold takes of it, the newest first. */
  uses: procedure.input(key).output(type<VoiceUse[]>()),
  /** Generates a few characters with a voice, so that the service counts its days anew; billed. */
  use: procedure.input(key).output(type<void>()),
  /** Deletes voices in the service for good; their ids can never be used again. Samples go to the bin. */
  remove: procedure.input(z.object({ keys })).output(type<void>()),
  /** Writes consent, sample hash and facts where the user says; null when the dialog was dismissed. */
  exportConsent: procedure.input(key).output(type<{ fileName: string } | null>()),
  /** Writes sample, transcript, settings and consent of a clone as one zip file; null when the dialog was dismissed. */
  exportBundle: procedure.input(key).output(type<{ fileName: string } | null>()),
  /** Clones again from such a file, under the id that it had if that is free. */
  importBundle: procedure
    .input(z.object({ engine: engine.optional(), ticket: fileTicket }))
    .output(type<{ jobId: JobId; name: string; voiceId: string }>()),
};
