import type { FileTicket, ItemId, JobId, SegmentId } from '../../../shared/domain/ids.ts';
import type {
  LiveText,
  TranscriptChange,
  TranscriptChanges,
  TranscriptRow,
} from '../../../shared/domain/transcript/transcript-change.ts';
import type { RangeResult } from '../../../shared/domain/transcript/range/range-result.ts';
import type { SubtitleFile } from '../../../shared/domain/transcript/subtitle-file.ts';
import type { TranscriptExport } from '../../../shared/domain/transcript/transcript-export.ts';
import type { ExportFormat, TextFormat } from '../../../shared/domain/subtitles/render-transcript.ts';
import type { TranscriptEdit } from '../../../shared/domain/transcript/transcript-edit.ts';
import type { SameTranscript, Transcript } from '../../../shared/domain/transcript/transcript.ts';
import type { RecognisedRecording } from './keep-recognised.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** Options of `Transcripts.start`; what is left out comes from the settings. */
export type StartTranscripts = {
  mediaIds: ItemId[];
  engine?: EngineChoice | undefined;
  language?: string | null | undefined;
  speakerCount?: number | null | undefined;
  /** Starts nothing where one of them was transcribed in the same way before. */
  refusesSame?: boolean | undefined;
  /** Leaves recordings out that could not be read, instead of starting nothing. */
  skipsUnreadable?: boolean | undefined;
  /** Whether subtitles are saved beside the recording when it is done; the settings say so unless it is given. */
  savesSubtitles?: boolean | undefined;
};

/** A subtitle file: new, without a path, or once more in another text encoding. `file` is for the command line only. */
export type SubtitleSource =
  | { ticket: FileTicket }
  | { fileName: string; base64: string }
  | { fileId: string; encoding: string }
  | { file: string };

/** The recording that subtitles belong to; `beside` is the one that `readSubtitles` found. */
export type SubtitleRecording = { beside: true } | { ticket: FileTicket } | { mediaId: ItemId };

/** Options of `Transcripts.startRange`; what is left out comes from the settings. */
export type StartRange = {
  id: ItemId;
  startMs: number;
  endMs: number;
  engine?: EngineChoice | undefined;
  language?: string | null | undefined;
  /** Whether speakers are told apart anew; otherwise lines keep theirs. */
  withSpeakers: boolean;
};

/**
 * Options of `Transcripts.export`. `folder` (command line only) replaces the dialog; without `withSpeakers` each format does as
 * it does by default. `withChapters`: chapters of a transcript that has some become a WebVTT file beside the others.
 */
export type ExportTranscripts = {
  ids: ItemId[];
  formats: ExportFormat[];
  nextToSource: boolean;
  nameTemplate: string;
  withTimes: boolean;
  withSpeakers?: boolean | undefined;
  withDoubtMarks?: boolean | undefined;
  withChapters?: boolean | undefined;
  folder?: string | undefined;
};

/** The chapters of a transcript, in their order. */
export type TranscriptChapters = {
  list: readonly { startMs: number; title: string }[];
  /** Of the transcript, where the last one ends. */
  durationMs: number;
  /** What a WebVTT file of them holds. */
  file: string;
};

/** Options of `Transcripts.render`. */
export type RenderTranscript = {
  id: ItemId;
  format: TextFormat;
  withTimes: boolean;
  withSpeakers?: boolean | undefined;
  withDoubtMarks?: boolean | undefined;
  asParagraphs?: boolean | undefined;
  segmentIds?: SegmentId[] | undefined;
};

/** Transcripts: recognised, edited, exported. Every method throws NOT_FOUND for an unknown id. */
export interface Transcripts {
  /** Whether `start` would be refused, before a recording is copied or sent: throws what it throws for its options. */
  check(input: Omit<StartTranscripts, 'mediaIds'>): Promise<void>;
  /**
   * One transcript per recording, queued in order. Before anything is stored throws KEY_MISSING, LANGUAGE_UNSUPPORTED,
   * ENGINE_UNAVAILABLE, and with `refusesSame` CONFLICT, reason `same_request`, with the transcript and when it was made.
   */
  start(input: StartTranscripts): Promise<{ mediaId: ItemId; transcriptId: ItemId; jobId: JobId }[]>;
  /** Whole transcripts that the same request made before: what to offer instead of transcribing again. */
  findSame(input: StartTranscripts): Promise<SameTranscript[]>;
  /** Runs a stopped, failed or given up transcript on from its last finished part. Throws CONFLICT when it is whole or under way. */
  resume(input: { id: ItemId }): { jobId: JobId };
  /** Makes a whole transcript of what was recognised already; nothing is recognised again. Throws NOT_FOUND. */
  keepRecognised(input: RecognisedRecording): { transcriptId: ItemId };
  list(input: { query?: string | undefined; after?: string | undefined; limit: number }): {
    rows: TranscriptRow[];
    next: string | null;
  };
  get(input: { id: ItemId }): Transcript;
  /** Everything after `revision`, in order. */
  since(input: { id: ItemId; revision: number }): TranscriptChanges;
  /** Text that is being heard now and has no times yet. */
  live(input: { id: ItemId }): LiveText;
  /** One undo step. Throws INVALID_INPUT when an edit does not fit the transcript. */
  edit(input: { id: ItemId; edits: TranscriptEdit[]; label: string }): TranscriptChange;
  undo(input: { id: ItemId }): TranscriptChange | null;
  redo(input: { id: ItemId }): TranscriptChange | null;
  /**
   * Looks into a subtitle file, without making anything of it. What is wrong with the file is said in the answer. The file is
   * kept for `openSubtitles`.
   */
  readSubtitles(input: SubtitleSource): Promise<SubtitleFile>;
  /**
   * A transcript of a recording with the lines of a subtitle file that was looked into. The recording is taken into the library
   * where it is not there. Throws FILE_MISSING, INVALID_INPUT, and what taking in the recording throws.
   */
  openSubtitles(input: { fileId: string; recording: SubtitleRecording }): Promise<{ transcriptId: ItemId }>;
  /**
   * Transcribes a range once more; the transcript stays as it is. Throws what `start` throws for its options, and INVALID_INPUT
   * for a range that is empty or too long.
   */
  startRange(input: StartRange): Promise<{ jobId: JobId }>;
  /** What came of ranges that were transcribed again and is neither accepted nor discarded, oldest first. */
  rangeResults(input: { id: ItemId }): RangeResult[];
  /** Forgets such a result. */
  dropRange(input: { id: ItemId; rangeId: string }): void;
  relabelSpeakers(input: { id: ItemId; speakerCount: number | null }): { jobId: JobId };
  /**
   * What is said in a short recording, a WAV of at most four minutes, recognised by the local engine whatever engine is chosen; nothing
   * is kept of it. Throws INVALID_INPUT, ENGINE_UNAVAILABLE, CANCELLED.
   */
  dictate(input: { bytes: Uint8Array; signal?: AbortSignal | undefined }): Promise<string>;
  render(input: RenderTranscript): { text: string; fileName: string };
  /** What a file of a transcript holds, as `export` writes it by default: a text to be written as UTF-8, or bytes. */
  fileContent(input: { id: ItemId; format: ExportFormat }): string | Uint8Array;
  /** Its chapters, with what a WebVTT file of them holds; null where it has none. */
  chapters(input: { id: ItemId }): TranscriptChapters | null;
  /**
   * Never overwrites: a taken name gets " (2)". Null when the dialog was dismissed. Throws FOLDER_READ_ONLY, DISK_FULL,
   * FILE_MISSING; of several, one that cannot be written is a failure of its own.
   */
  export(input: ExportTranscripts): Promise<TranscriptExport | null>;
}
