import * as z from 'zod';
import type {
  CharacterId,
  DesignId,
  FileTicket,
  ItemId,
  JobId,
  LineId,
  PronunciationId,
  RemoteTaskId,
  SegmentId,
  SpeakerId,
} from '../domain/ids.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);
const branded = <Id extends string>() => id as unknown as z.ZodType<Id, Id>;

/** Parsers of ids that come from the renderer. */
export const itemId = branded<ItemId>();
export const jobId = branded<JobId>();
export const segmentId = branded<SegmentId>();
export const speakerId = branded<SpeakerId>();
export const fileTicket = branded<FileTicket>();
export const lineId = branded<LineId>();
export const characterId = branded<CharacterId>();
export const pronunciationId = branded<PronunciationId>();
export const designId = branded<DesignId>();
export const remoteTaskId = branded<RemoteTaskId>();
/** Id of a voice as the service knows it. */
export const voiceId = z.string().min(1).max(256);

/** Milliseconds on a recording's time line, up to 100 hours. */
export const timeMs = z.number().min(0).max(360_000_000);

/** A page request: opaque `after` from the previous page's `next`. */
export const pageInput = z.object({
  query: z.string().max(300).optional(),
  after: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(500).default(100),
});
