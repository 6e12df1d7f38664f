import * as z from 'zod';
import { listOf, numberOr, textOr } from './lenient.ts';

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What an uploaded file of one extension may weigh. */
type Allowance = { extensions: readonly string[]; maxBytes: number };
/** What a purpose accepts and how long its files are kept; null is for ever. */
type PurposeRule = { allowed: readonly Allowance[]; lifetimeMs: number | null };

const voiceSample: readonly Allowance[] = [{ extensions: ['mp3', 'm4a', 'wav'], maxBytes: 20 * MEGABYTE }];

/** Purposes that a client may upload for (service.md, POST /v1/files/upload; sizes without a limit there are ours). */
export const UPLOAD_PURPOSES = {
  voice_clone: { allowed: voiceSample, lifetimeMs: null },
  prompt_audio: { allowed: voiceSample, lifetimeMs: null },
  t2a_async_input: { allowed: [{ extensions: ['txt', 'zip'], maxBytes: 64 * MEGABYTE }], lifetimeMs: null },
  video_understanding: {
    allowed: [{ extensions: ['mp4', 'avi', 'mov', 'mkv'], maxBytes: 512 * MEGABYTE }],
    lifetimeMs: 7 * DAY_MS,
  },
  video_generation_input: {
    allowed: [
      { extensions: ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'], maxBytes: 30 * MEGABYTE },
      { extensions: ['mp4', 'mov'], maxBytes: 50 * MEGABYTE },
      { extensions: ['wav', 'mp3'], maxBytes: 15 * MEGABYTE },
    ],
    lifetimeMs: 7 * DAY_MS,
  },
} as const satisfies Record<string, PurposeRule>;
/** See UPLOAD_PURPOSES. */
export type UploadPurpose = keyof typeof UPLOAD_PURPOSES;

/**
 * Purposes of files that the service makes (gaps.md, file retrieval), how long their links live and how long they are
 * kept: as long as the record of the task that made them.
 */
export const RESULT_PURPOSES = {
  video_generation: { linkLifetimeMs: 60 * 60 * 1000, lifetimeMs: 7 * DAY_MS },
  t2a_async: { linkLifetimeMs: 9 * 60 * 60 * 1000, lifetimeMs: 7 * DAY_MS },
} as const;
/** Purpose of a stored file. */
export type FilePurpose = UploadPurpose | keyof typeof RESULT_PURPOSES;

/** Whether a client may upload for this purpose. */
export const isUploadPurpose = (value: string): value is UploadPurpose => Object.hasOwn(UPLOAD_PURPOSES, value);
/** Whether a stored file can have this purpose. */
export const isFilePurpose = (value: string): value is FilePurpose =>
  isUploadPurpose(value) || Object.hasOwn(RESULT_PURPOSES, value);

/** The size limit of a file by purpose and extension (lower case, without dot); null when that extension is refused. */
export function maxUploadBytes(purpose: UploadPurpose, extension: string): number | null {
  const allowed: readonly Allowance[] = UPLOAD_PURPOSES[purpose].allowed;
  return allowed.find((allowance) => allowance.extensions.includes(extension))?.maxBytes ?? null;
}

/** The largest file that any purpose accepts, bytes. */
export const LARGEST_UPLOAD_BYTES = Math.max(
  ...Object.values(UPLOAD_PURPOSES).flatMap(({ allowed }) => allowed.map(({ maxBytes }) => maxBytes)),
);

/** Ids travel as decimal strings below 2^53; clients send them as strings or numbers (gaps.md G9, G15). */
export const fileIdSchema = z.union([z.string(), z.number()]).transform(String);

/** A file record; `created_at` in Unix seconds. */
export const fileRecordSchema = z.looseObject({
  file_id: fileIdSchema,
  bytes: numberOr(0),
  created_at: numberOr(0),
  filename: textOr(''),
  purpose: textOr(''),
  /** Only from retrieve; absolute, fetched without a key, dies after hours. */
  download_url: z.string().optional().catch(undefined),
});
/** See fileRecordSchema. */
export type WireFile = z.infer<typeof fileRecordSchema>;

/** Answer of upload and retrieve. */
export const fileAnswerSchema = z.looseObject({ file: fileRecordSchema });
/** Answer of list. */
export const fileListSchema = z.looseObject({ files: listOf(fileRecordSchema) });
/** Body of a deletion; `purpose` may be missing (gaps.md G15). */
export const fileDeletionSchema = z.looseObject({
  file_id: fileIdSchema,
  purpose: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
});
