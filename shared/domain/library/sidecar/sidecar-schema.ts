import * as z from 'zod';
import {
  character,
  conversation,
  line,
  message,
  pronunciation,
  script,
  segment,
  songLine,
  take,
  transcript,
} from './document-rows.ts';
import { folder, organised, stack, tag } from './organised-rows.ts';
import { count, id, itemId, json, many, ms, one, text } from './sidecar-values.ts';

/** What a sidecar says it is; nothing else is read as one. */
export const SIDECAR_FORMAT = 'atelier-sidecar';
/** Grows when a reader of the earlier version would misunderstand a sidecar; further fields alone need no new one. */
export const SIDECAR_VERSION = 1;

/** The name of a file in the item's own folder: sidecars may come from anywhere and must not lead elsewhere. */
const plainFileName = z.string().regex(/^(?!\.{1,2}$)[^/\\:\0]{1,255}$/);

const item = z.object({
  kind: text.min(1).max(64),
  title: text,
  ownerId: itemId.nullable(),
  sourceName: text.nullable(),
  /** Where the file was imported from, as it was then. */
  sourcePath: text.nullable(),
  mediaFile: plainFileName.nullable(),
  sizeBytes: count.nullable(),
  mediaState: z.enum(['none', 'reading', 'ready', 'failed']),
  mediaFacts: json.nullable(),
  mediaFailure: json.nullable(),
  recipe: json.nullable(),
  createdAtMs: ms,
  updatedAtMs: ms,
});

/** A file that stays outside of the library: it is used only where its bytes have this hash. */
const reference = z.object({
  path: z.string().regex(/^[^\0]{1,4096}$/),
  sizeBytes: count.min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * All that the library knows of one item, kept in a file beside the item's own, so that the database can be built again from the
 * files. Times of day are Unix ms, times in recordings ms. Every field but the first ones is a list of the rows of one table, in
 * their order; one that is empty may be missing. `sources` are the items that it was made from.
 */
export const itemSidecarSchema = z.object({
  format: z.literal(SIDECAR_FORMAT),
  version: z.literal(SIDECAR_VERSION),
  id: itemId,
  sources: z.array(itemId).default([]),
  item: z.tuple([item]),
  reference: one(reference),
  organised: one(organised),
  tags: many(tag),
  folders: many(folder),
  boards: many(z.object({ boardId: id, place: z.number() })),
  knownToBoards: many(z.object({ boardId: id })),
  stack: one(stack),
  topOfStack: one(stack),
  cutFrom: many(z.object({ sourceId: itemId })),
  texts: many(z.object({ index: count, position: ms, text })),
  songLines: many(songLine),
  songCover: one(z.object({ imageId: itemId })),
  transcript: one(transcript),
  speakers: many(z.object({ id, ordinal: count, name: text })),
  chapters: many(z.object({ id, startMs: ms, title: text })),
  quotes: many(z.object({ id, startMs: ms, text })),
  segments: many(segment),
  script: one(script),
  characters: many(character),
  lines: many(line),
  takeNumbers: many(z.object({ lineId: id, lastNumber: count })),
  pronunciations: many(pronunciation),
  take: one(take),
  conversation: one(conversation),
  messages: many(message),
  takeWords: one(z.object({ words: z.array(json) })),
});

/** See itemSidecarSchema. */
export type ItemSidecar = z.infer<typeof itemSidecarSchema>;
