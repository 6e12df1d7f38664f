import * as z from 'zod';
import { idSchema } from '../domain/id-schema.ts';
import { characterCount } from '../domain/speech/speech-options.ts';
import type {
  BackupId,
  BoardId,
  ChapterId,
  QuoteId,
  CharacterId,
  CutId,
  DesignId,
  FileTicket,
  GenerationId,
  ItemId,
  JobId,
  LineId,
  MessageId,
  PronunciationId,
  RecordingId,
  RemoteTaskId,
  SavedSearchId,
  SegmentId,
  SpeakerId,
  WatchFolderId,
} from '../domain/ids.ts';

/** Parsers of ids that come from the renderer. */
export const itemId = idSchema<ItemId>();
export const jobId = idSchema<JobId>();
export const segmentId = idSchema<SegmentId>();
export const chapterId = idSchema<ChapterId>();
export const quoteId = idSchema<QuoteId>();
export const speakerId = idSchema<SpeakerId>();
export const fileTicket = idSchema<FileTicket>();
export const lineId = idSchema<LineId>();
export const characterId = idSchema<CharacterId>();
export const pronunciationId = idSchema<PronunciationId>();
export const messageId = idSchema<MessageId>();
export const generationId = idSchema<GenerationId>();
export const designId = idSchema<DesignId>();
export const recordingId = idSchema<RecordingId>();
export const remoteTaskId = idSchema<RemoteTaskId>();
export const watchFolderId = idSchema<WatchFolderId>();
export const backupId = idSchema<BackupId>();
export const boardId = idSchema<BoardId>();
export const cutId = idSchema<CutId>();
export const savedSearchId = idSchema<SavedSearchId>();
/** Id of a voice as the service knows it. */
export const voiceId = z.string().min(1).max(256);

/** A text that says something and has at most so many Unicode characters, as the interface counts them. */
export const textUpTo = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => characterCount(text) <= most, `Use at most ${most} characters.`);

/** Milliseconds on a recording's time line, up to 100 hours. */
export const timeMs = z.number().min(0).max(360_000_000);

/** A page request: opaque `after` from the previous page's `next`. */
export const pageInput = z.object({
  query: z.string().max(300).optional(),
  after: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(500).default(100),
});
