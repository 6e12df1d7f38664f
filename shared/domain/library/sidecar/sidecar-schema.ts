import * as z from 'zod';
import { idSchema } from '../../id-schema.ts';
import type { ItemId } from '../../ids.ts';
import { COLOUR_LABELS } from '../../organisation/organised.ts';

/** What a sidecar says it is; nothing else is read as one. */
export const SIDECAR_FORMAT = 'atelier-sidecar';
/** What the file says it is that has what belongs to no single item. */
export const SHARED_SIDECAR_FORMAT = 'atelier-library';
/** Grows when a reader of the earlier version would misunderstand a sidecar; further fields alone need no new one. */
export const SIDECAR_VERSION = 1;

/** Of something within an item: never part of a path. */
const id = z.string().min(1).max(200);
const itemId = idSchema<ItemId>();
const json = z.record(z.string(), z.unknown());
const text = z.string();
const ms = z.number();
const count = z.number().int();

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

const organised = z.object({
  isFavourite: z.boolean(),
  rating: count.min(0).max(5),
  verdict: z.enum(['picked', 'rejected']).nullable(),
  /** Sidecars of earlier versions have none, and no note. */
  colourLabel: z.enum(COLOUR_LABELS).nullable().default(null),
  note: text.default(''),
  binnedAtMs: ms.nullable(),
});
const tag = z.object({ position: count, tag: text.min(1) });
const folder = z.object({ folder: text.min(1) });
/** `generation:` or `line:` and what the variations are of. */
const stack = z.object({ stackId: text.min(1).max(500) });

/** Its words are `[text, startMs, endMs]`, token by token of `text`. */
const segment = z.object({
  id,
  startMs: ms,
  endMs: ms,
  speakerId: id.nullable(),
  speakerByUser: z.boolean(),
  languageDoubtful: z.boolean(),
  text,
  words: z.array(z.tuple([text, ms, ms])).nullable(),
});

const transcript = z.object({
  mediaId: itemId,
  state: z.enum(['waiting', 'working', 'partial', 'ready', 'failed']),
  recipe: json,
  durationMs: ms,
  writtenUntilMs: ms,
});

const script = z.object({ settings: json, dubMediaId: itemId.nullable(), dubTranscriptId: itemId.nullable() });

const character = z.object({
  id,
  ordinal: count,
  name: text,
  nameKey: text,
  voiceId: text.nullable(),
  delivery: json,
  effects: json.nullable(),
});

const line = z.object({
  id,
  position: ms,
  characterId: id.nullable(),
  text,
  voiceId: text.nullable(),
  delivery: json,
  effects: json.nullable(),
  language: text.nullable(),
  section: text.nullable(),
  gapAfterMs: ms.nullable(),
  cue: json.nullable(),
  languageDoubtful: z.boolean(),
});

const take = z.object({
  scriptId: itemId,
  lineId: id,
  number: count,
  recipe: json,
  sound: json,
  engine: text,
  host: text.nullable(),
  durationMs: ms,
  isPicked: z.boolean(),
  isKept: z.boolean(),
  isPartial: z.boolean(),
  billedCharacters: count.nullable(),
  check: json.nullable(),
  createdAtMs: ms,
});

const conversation = z.object({
  settings: json,
  leafId: id.nullable(),
  draftText: text,
  draftAttachments: z.array(itemId),
  toolRules: json,
  isTitled: z.boolean(),
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  lastMessageAtMs: ms,
});
const message = z.object({
  id,
  parentId: id.nullable(),
  role: z.enum(['user', 'assistant']),
  state: z.enum(['answering', 'complete', 'incomplete', 'stopped', 'interrupted', 'failed']),
  parts: z.array(json),
  text,
  incomplete: text.nullable(),
  failure: json.nullable(),
  model: text.nullable(),
  usage: json.nullable(),
  createdAtMs: ms,
  finishedAtMs: ms.nullable(),
});

const pronunciation = z.object({
  id,
  scope: text,
  voiceId: text.nullable(),
  word: text,
  wordKey: text,
  replacement: text,
});

/** A line of lyrics; its words are `{ text, startMs, endMs }`. */
const songLine = z.object({
  position: count,
  block: count,
  tag: text,
  text,
  startMs: ms.nullable(),
  endMs: ms.nullable(),
  words: z.array(json),
  origin: text.nullable(),
});

const one = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).max(1).default([]);
const many = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).default([]);

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

const voice = z.object({
  engine: text,
  id: text,
  kind: text,
  name: text,
  description: text,
  keepsAlive: z.boolean(),
  state: text,
  isListed: z.boolean(),
  createdAtMs: ms.nullable(),
  lastUsedAtMs: ms.nullable(),
  spokenAtMs: ms.nullable(),
  clone: json.nullable(),
  consent: json.nullable(),
  designPrompt: text.nullable(),
});

const row = { id, name: text.min(1), position: count, deletedAtMs: ms.nullable() };
const board = z.object({
  ...row,
  coverId: itemId.nullable(),
  rule: text.nullable(),
  ruleSinceMs: ms.nullable(),
  archivedAtMs: ms.nullable().default(null),
});
const savedSearch = z.object({ ...row, query: text });
const shot = z.object({ id, position: count.nullable(), draft: json, itemId: itemId.nullable() });
const cut = z.object({ ...row, document: json });

const voiceSubject = { subjectKind: z.enum(['local-voice', 'cloud-voice']), subjectId: text };

/** What belongs to no single item: the voices with their consents, how they are kept, boards, saved searches, rough cuts, the storyboard, and the pronunciations of all scripts. */
export const sharedSidecarSchema = z.object({
  format: z.literal(SHARED_SIDECAR_FORMAT),
  version: z.literal(SIDECAR_VERSION),
  voices: many(voice),
  usedVoiceIds: many(z.object({ engine: text, id: text, removedAtMs: ms })),
  organisedVoices: many(organised.extend(voiceSubject)),
  voiceTags: many(tag.extend(voiceSubject)),
  voiceFolders: many(folder.extend(voiceSubject)),
  boards: many(board),
  savedSearches: many(savedSearch),
  cuts: many(cut),
  shots: many(shot),
  sharedPronunciations: many(pronunciation),
});

/** See sharedSidecarSchema. */
export type SharedSidecar = z.infer<typeof sharedSidecarSchema>;
