import { type } from '@orpc/contract';
import * as z from 'zod';
import type { FailureRecord } from '../../domain/failures/failure.ts';
import type { JobId } from '../../domain/ids.ts';
import type { LineValues, ScriptEdit } from '../../domain/script/script-edit.ts';
import { deliverySchema, effectsSchema, scriptSettingsSchema } from '../../domain/script/script-settings.ts';
import type {
  LiveTake,
  GenerationChange,
  RefusedLine,
  ScriptChange,
  ScriptImport,
  ScriptMix,
  ScriptRow,
  TakesChange,
} from '../../domain/script/script-views.ts';
import type { Script } from '../../domain/script/script.ts';
import type { TakeWord } from '../../domain/recipe/speech/speech-recipe.ts';
import { procedure } from '../failures.ts';
import { characterId, fileTicket, itemId, lineId, pageInput, timeMs, voiceId } from '../inputs.ts';

const text = z.string().max(1_000_000);
const title = z.string().trim().min(1).max(300);
const lineIds = z.array(lineId).min(1).max(20_000);
const gapMs = z.number().int().min(0).max(60_000);
const cue = z.object({ startMs: timeMs, endMs: timeMs });
/** Revision of an earlier answer. */
const since = z.number().int().min(0).nullable().default(null);
const ordinal = z.number().int().min(0).max(999);
const name = z.string().trim().min(1).max(120);

const newLine = z.object({
  id: lineId,
  characterId: characterId.nullable(),
  text,
  voiceId: voiceId.nullable(),
  delivery: deliverySchema,
  effects: effectsSchema.nullable(),
  language: z.string().max(20).nullable(),
  section: z.string().max(300).nullable(),
  gapAfterMs: gapMs.nullable(),
  cue: cue.nullable(),
  languageDoubtful: z.boolean().optional(),
});
const lineValues = newLine.omit({ id: true, text: true, languageDoubtful: true }).partial() as unknown as z.ZodType<
  LineValues,
  LineValues
>;
const characterValues = z.object({
  name,
  voiceId: voiceId.nullable(),
  delivery: deliverySchema,
  effects: effectsSchema.nullable(),
});
const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setText'), lineId, text }),
  z.object({ kind: z.literal('split'), lineId, offset: z.number().int().min(0).max(1_000_000), newLineId: lineId }),
  z.object({ kind: z.literal('join'), lineIds }),
  z.object({ kind: z.literal('insert'), lines: z.array(newLine).min(1).max(20_000), afterId: lineId.nullable() }),
  z.object({ kind: z.literal('move'), lineIds, afterId: lineId.nullable() }),
  z.object({ kind: z.literal('delete'), lineIds }),
  z.object({ kind: z.literal('setLines'), lineIds, values: lineValues }),
  z.object({ kind: z.literal('addCharacter'), character: characterValues.extend({ id: characterId, ordinal }) }),
  z.object({ kind: z.literal('setCharacter'), characterId, values: characterValues.partial() }),
  z.object({ kind: z.literal('removeCharacter'), characterId, intoId: characterId.nullable() }),
  z.object({ kind: z.literal('setSettings'), values: scriptSettingsSchema.partial() }),
  z.object({ kind: z.literal('rename'), title }),
]) as unknown as z.ZodType<ScriptEdit, ScriptEdit>;

/** Formats of an exported narration and of its subtitles. */
export const soundExportFormat = z.enum(['mp3', 'wav', 'flac']);
/** See soundExportFormat. */
export const scriptSubtitleFormat = z.enum(['srt', 'vtt', 'json']);

const importResults = type<ScriptImport[]>();

/** Procedures of scripts and their takes. */
export const scriptsContract = {
  /**
   * A new script from a text (`[Name]` lines make the cast, headings make sections); an empty text gives one empty line. Without a
   * format, the text tells it.
   */
  create: procedure
    .input(z.object({ title: title.optional(), text: text.default(''), format: z.enum(['txt', 'md']).optional() }))
    .output(type<Script>()),
  /** One script for each file: txt, md, srt, vtt. A failure is per file and nothing else is lost. */
  import: procedure.input(z.object({ tickets: z.array(fileTicket).min(1).max(100) })).output(importResults),
  /**
   * The same for files without a path (dragged out of another page): their bytes as base64. Up to MAX_SCRIPT_FILE_BYTES each;
   * somewhat more comes through, so that what is too large is told with its reason.
   */
  importContents: procedure
    .input(
      z.object({
        files: z
          .array(z.object({ fileName: z.string().max(500), base64: z.string().max(8_000_000) }))
          .min(1)
          .max(10),
      }),
    )
    .output(importResults),
  /** A file that could be read in several ways, in the way that somebody chose: see ScriptImport. */
  importAgain: procedure
    .input(z.object({ fileId: z.string().max(100), encoding: z.string().max(40).nullable(), withSounds: z.boolean() }))
    .output(type<ScriptImport>()),
  /** A script from a transcript: one line each, speakers become the cast. `keepTimes` gives each line its cue. */
  fromTranscript: procedure.input(z.object({ transcriptId: itemId, keepTimes: z.boolean() })).output(type<Script>()),
  /** Gives voices to who has none, as one undo step. `failure` says why the service's voices could not be read. */
  cast: procedure
    .input(z.object({ id: itemId, label: z.string().max(80) }))
    .output(type<{ change: ScriptChange | null; failure: FailureRecord | null }>()),
  list: procedure
    .input(
      pageInput.extend({
        isFavourite: z.literal(true).optional(),
        /** Scripts that are spoken, or were spoken, with this voice. */
        voiceId: voiceId.optional(),
        /** Scripts that were changed since. */
        sinceMs: z.number().int().min(0).optional(),
      }),
    )
    .output(type<{ rows: ScriptRow[]; next: string | null }>()),
  get: procedure.input(z.object({ id: itemId })).output(type<Script>()),
  /** The script where it is not at `revision` any more, else null. */
  newer: procedure.input(z.object({ id: itemId, revision: z.number().int().min(0) })).output(type<Script | null>()),
  /** One undo step, whatever the number of edits. `label` names it in the menu ("Split line"). */
  edit: procedure
    .input(z.object({ id: itemId, edits: z.array(edit).min(1).max(20_000), label: z.string().max(80) }))
    .output(type<ScriptChange>()),
  undo: procedure.input(z.object({ id: itemId })).output(type<ScriptChange | null>()),
  redo: procedure.input(z.object({ id: itemId })).output(type<ScriptChange | null>()),

  /** Takes that are not in the bin: all, or what changed since the answer with that `revision`. */
  takes: procedure.input(z.object({ id: itemId, since })).output(type<TakesChange>()),
  /** Word times of takes, by take id; an empty list where there are none. */
  words: procedure
    .input(z.object({ takeIds: z.array(itemId).min(1).max(2000) }))
    .output(type<Record<string, TakeWord[]>>()),
  setTake: procedure
    .input(
      z.object({
        takeId: itemId,
        isPicked: z.literal(true).optional(),
        isKept: z.boolean().optional(),
      }),
    )
    .output(type<void>()),
  /** Moves takes to the bin; `organisation.restore` brings them back. */
  removeTakes: procedure.input(z.object({ takeIds: z.array(itemId).min(1).max(1000) })).output(type<void>()),

  /**
   * Makes a new take of each line, in this order; a line that changed since its take gets an earlier one that fits, where there
   * is one. `front` goes before jobs that wait; `onlyChanged` leaves out lines whose take fits. `jobId` is null where nothing is
   * left to make. `refused` are those that cannot be made; throws INVALID_INPUT where none can.
   */
  generate: procedure
    .input(
      z.object({ id: itemId, lineIds, front: z.boolean().default(false), onlyChanged: z.boolean().default(false) }),
    )
    .output(type<{ jobId: JobId | null; refused: RefusedLine[] }>()),
  /** Lines that wait, are being made or could not be made: all, or what changed since the answer with that `revision`. */
  generation: procedure.input(z.object({ id: itemId, since })).output(type<GenerationChange>()),
  live: procedure.input(z.object({ takeId: itemId })).output(type<LiveTake | null>()),
  /** Takes failed lines out of the list of `generation`. */
  dismissFailures: procedure.input(z.object({ id: itemId })).output(type<void>()),
  /** Recognises takes with the local engine and compares them with the script. */
  check: procedure.input(z.object({ takeIds: z.array(itemId).min(1).max(2000) })).output(type<{ jobId: JobId }>()),

  /**
   * Joins the picked takes; kept, so asking again is cheap. Throws CONFIRMATION_NEEDED for hours of sound, unless
   * `acceptsSize`; so does `export`.
   */
  mix: procedure.input(z.object({ id: itemId, acceptsSize: z.boolean().optional() })).output(type<ScriptMix>()),
  /** Text of the subtitles, for previews and the clipboard. */
  subtitles: procedure
    .input(z.object({ id: itemId, format: scriptSubtitleFormat }))
    .output(type<{ text: string; fileName: string }>()),
  /**
   * Writes the narration and its subtitles, or with `takeIds` single takes, into a folder that the user picks in the system's
   * dialog. Never overwrites. Null when the dialog was dismissed. Throws CONFLICT with `lineIds` while lines are not made and are not left out.
   */
  export: procedure
    .input(
      z.object({
        id: itemId,
        format: soundExportFormat,
        sampleRateHz: z.number().int().min(8000).max(48_000).optional(),
        bitrate: z.number().int().min(32_000).max(320_000).optional(),
        subtitles: z.array(scriptSubtitleFormat).max(3),
        nameTemplate: z.string().min(1).max(200),
        takeIds: z.array(itemId).max(20_000).optional(),
        /** Lines without a take are left out of the whole and of sections. */
        leavesOutMissing: z.boolean().default(false),
        /** One file for each section. */
        bySection: z.boolean().default(false),
        acceptsSize: z.boolean().optional(),
      }),
    )
    .output(type<{ fileNames: string[]; folder: string; durationMs: number } | null>()),
};
