import { type } from '@orpc/contract';
import * as z from 'zod';
import type { ItemId, JobId } from '../../domain/ids.ts';
import type { SameTranscript, Transcript } from '../../domain/transcript/transcript.ts';
import type {
  LiveText,
  TranscriptChange,
  TranscriptChanges,
  TranscriptRow,
} from '../../domain/transcript/transcript-change.ts';
import type { SubtitleFile } from '../../domain/transcript/subtitle-file.ts';
import type { RangeResult } from '../../domain/transcript/range/range-result.ts';
import { EXPORT_FORMATS, TEXT_FORMATS } from '../../domain/subtitles/render-transcript.ts';
import type { TranscriptExport } from '../../domain/transcript/transcript-export.ts';
import type { TranscriptEdit } from '../../domain/transcript/transcript-edit.ts';
import { procedure } from '../failures.ts';
import { chapterId, fileTicket, itemId, pageInput, quoteId, segmentId, speakerId, timeMs } from '../inputs.ts';

export type { LiveText, TranscriptChange, TranscriptRow };

const word = z.object({ text: z.string().max(500), startMs: timeMs, endMs: timeMs });
const text = z.string().max(20_000);
/** Lines of the longest transcripts, each of which may be edited at once. */
const MOST_LINES = 20_000;
const segmentIds = z.array(segmentId).min(1).max(MOST_LINES);
const segment = z.object({
  id: segmentId,
  startMs: timeMs,
  endMs: timeMs,
  speakerId: speakerId.nullable(),
  text,
  words: z.array(word).max(20_000).nullable(),
  languageDoubtful: z.boolean().optional(),
});
const speaker = z.object({
  id: speakerId,
  ordinal: z.number().int().min(0).max(999),
  name: z.string().trim().min(1).max(120),
});
const chapterTitle = z.string().trim().min(1).max(300);
const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setText'), segmentId, text }),
  z.object({ kind: z.literal('setTimes'), segmentId, startMs: timeMs, endMs: timeMs }),
  z.object({ kind: z.literal('shift'), segmentIds, deltaMs: z.number().min(-360_000_000).max(360_000_000) }),
  z.object({
    kind: z.literal('split'),
    segmentId,
    offset: z.number().int().min(0).max(20_000),
    newSegmentId: segmentId,
  }),
  z.object({ kind: z.literal('merge'), segmentIds }),
  z.object({ kind: z.literal('insert'), segment }),
  z.object({ kind: z.literal('delete'), segmentIds }),
  z.object({ kind: z.literal('replaceLines'), segmentIds, segments: z.array(segment).max(MOST_LINES) }),
  z.object({ kind: z.literal('setSpeaker'), segmentIds, speakerId: speakerId.nullable() }),
  z.object({ kind: z.literal('addSpeaker'), speaker }),
  z.object({ kind: z.literal('renameSpeaker'), speakerId, name: z.string().trim().min(1).max(120) }),
  z.object({ kind: z.literal('mergeSpeakers'), fromId: speakerId, intoId: speakerId }),
  z.object({
    kind: z.literal('addChapter'),
    chapter: z.object({ id: chapterId, startMs: timeMs, title: chapterTitle }),
  }),
  z.object({ kind: z.literal('renameChapter'), chapterId, title: chapterTitle }),
  z.object({ kind: z.literal('removeChapters'), chapterIds: z.array(chapterId).min(1).max(MOST_LINES) }),
  z.object({
    kind: z.literal('addQuote'),
    quote: z.object({ id: quoteId, startMs: timeMs, text: text.trim().min(1) }),
  }),
  z.object({ kind: z.literal('removeQuotes'), quoteIds: z.array(quoteId).min(1).max(MOST_LINES) }),
]) satisfies z.ZodType<TranscriptEdit>;

/** Formats of an export. */
export const exportFormat = z.enum(EXPORT_FORMATS);
/**
 * Without `withSpeakers` every format does as it does by default; subtitles then have names if the settings say so. Text of
 * doubtful language is marked unless `withDoubtMarks` is false.
 */
const exportOptions = z.object({
  withTimes: z.boolean().default(false),
  withSpeakers: z.boolean().optional(),
  withDoubtMarks: z.boolean().optional(),
});

const startOptions = z.object({
  engine: z.enum(['local', 'cloud']).optional(),
  language: z.string().max(12).nullable().optional(),
  speakerCount: z.number().int().min(1).max(20).nullable().optional(),
});

const mediaIds = z.array(itemId).min(1).max(500);

/** Procedures of transcripts. */
export const transcriptsContract = {
  /** Fails as `start` would with these options, before any file is copied. */
  check: procedure.input(startOptions).output(type<void>()),
  /**
   * One transcript per recording, queued in order. Options that are left out come from the settings. A recording that could not be
   * read fails all of them, or with `skipsUnreadable` is left out alone.
   */
  start: procedure
    .input(
      startOptions.extend({
        mediaIds,
        refusesSame: z.boolean().default(false),
        skipsUnreadable: z.boolean().default(false),
      }),
    )
    .output(type<{ mediaId: ItemId; transcriptId: ItemId; jobId: JobId }[]>()),
  /**
   * Whole transcripts that the same request made before, of the same bytes with the same options: to be offered before it is
   * made again. With `refusesSame`, `start` fails with CONFLICT, reason `same_request`, where there is one.
   */
  findSame: procedure.input(startOptions.extend({ mediaIds })).output(type<SameTranscript[]>()),
  /** Runs a transcript that is not whole on from its last finished part, also when its task was dismissed. */
  resume: procedure.input(z.object({ id: itemId })).output(type<{ jobId: JobId }>()),
  list: procedure.input(pageInput).output(type<{ rows: TranscriptRow[]; next: string | null }>()),
  get: procedure.input(z.object({ id: itemId })).output(type<Transcript>()),
  /** Everything after `revision`, in order; `reset` when it is cheaper or necessary to read the whole again. */
  since: procedure.input(z.object({ id: itemId, revision: z.number().int().min(0) })).output(type<TranscriptChanges>()),
  live: procedure.input(z.object({ id: itemId })).output(type<LiveText>()),
  /** One undo step, whatever the number of edits: a correction of every line is one. `label` names it in the menu ("Split line"). */
  edit: procedure
    .input(z.object({ id: itemId, edits: z.array(edit).min(1).max(MOST_LINES), label: z.string().max(80) }))
    .output(type<TranscriptChange>()),
  undo: procedure.input(z.object({ id: itemId })).output(type<TranscriptChange | null>()),
  redo: procedure.input(z.object({ id: itemId })).output(type<TranscriptChange | null>()),
  /** Looks into a subtitle file: what it holds, the recording beside it, and what is wrong with it. */
  readSubtitles: procedure
    .input(
      z.union([
        z.object({ ticket: fileTicket }),
        z.object({ fileName: z.string().max(1000), base64: z.string().max(8_000_000) }),
        z.object({ fileId: z.string().max(64), encoding: z.string().max(40) }),
      ]),
    )
    .output(type<SubtitleFile>()),
  /** A transcript of a recording with the lines of a file that `readSubtitles` has looked into. Nothing is recognised. */
  openSubtitles: procedure
    .input(
      z.object({
        fileId: z.string().max(64),
        recording: z.union([
          z.object({ beside: z.literal(true) }),
          z.object({ ticket: fileTicket }),
          z.object({ mediaId: itemId }),
        ]),
      }),
    )
    .output(type<{ transcriptId: ItemId }>()),
  /**
   * Transcribes a range once more as a task; no line changes by itself. What comes of it is one of `rangeResults` until it is
   * accepted (by `edit`) or dropped.
   */
  startRange: procedure
    .input(
      z.object({
        id: itemId,
        startMs: timeMs,
        endMs: timeMs,
        engine: startOptions.shape.engine,
        language: startOptions.shape.language,
        withSpeakers: z.boolean().default(false),
      }),
    )
    .output(type<{ jobId: JobId }>()),
  rangeResults: procedure.input(z.object({ id: itemId })).output(type<RangeResult[]>()),
  dropRange: procedure.input(z.object({ id: itemId, rangeId: z.string().max(64) })).output(type<void>()),
  /** Labels speakers again with the local engine; a count fixes their number. One undo step. */
  relabelSpeakers: procedure
    .input(z.object({ id: itemId, speakerCount: z.number().int().min(1).max(20).nullable() }))
    .output(type<{ jobId: JobId }>()),
  /** Text of an export, for the clipboard and for previews. `segmentIds` limits it to a selection. */
  render: procedure
    .input(
      exportOptions.extend({
        id: itemId,
        format: z.enum(TEXT_FORMATS),
        asParagraphs: z.boolean().optional(),
        segmentIds: segmentIds.optional(),
      }),
    )
    .output(type<{ text: string; fileName: string }>()),
  /**
   * Writes files: next to the source, or into a folder that the user picks in the system's dialog. Never overwrites: a
   * taken name gets " (2)". Null when the dialog was dismissed. Of several transcripts, one that cannot be written is a failure of
   * its own.
   */
  export: procedure
    .input(
      exportOptions.extend({
        ids: z.array(itemId).min(1).max(500),
        formats: z.array(exportFormat).min(1).max(EXPORT_FORMATS.length),
        nextToSource: z.boolean(),
        nameTemplate: z.string().min(1).max(200),
        withChapters: z.boolean().optional(),
      }),
    )
    .output(type<TranscriptExport | null>()),
};
