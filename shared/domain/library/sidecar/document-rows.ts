import * as z from 'zod';
import { count, id, itemId, json, ms, text } from './sidecar-values.ts';

/** Its words are `[text, startMs, endMs]`, token by token of `text`. */
export const segment = z.object({
  id,
  startMs: ms,
  endMs: ms,
  speakerId: id.nullable(),
  speakerByUser: z.boolean(),
  languageDoubtful: z.boolean(),
  text,
  words: z.array(z.tuple([text, ms, ms])).nullable(),
});

/** A transcript without its lines. */
export const transcript = z.object({
  mediaId: itemId,
  state: z.enum(['waiting', 'working', 'partial', 'ready', 'failed']),
  recipe: json,
  durationMs: ms,
  writtenUntilMs: ms,
});

/** A script without its lines. */
export const script = z.object({ settings: json, dubMediaId: itemId.nullable(), dubTranscriptId: itemId.nullable() });

/** A character of a script. */
export const character = z.object({
  id,
  ordinal: count,
  name: text,
  nameKey: text,
  voiceId: text.nullable(),
  delivery: json,
  effects: json.nullable(),
});

/** A line of a script. */
export const line = z.object({
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

/** A take of a line. */
export const take = z.object({
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

/** A chat without its messages. */
export const conversation = z.object({
  settings: json,
  leafId: id.nullable(),
  draftText: text,
  draftAttachments: z.array(itemId),
  toolRules: json,
  isTitled: z.boolean(),
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  /** Where it is in the user’s own order; missing in files of earlier versions. */
  place: z.number().nullable().default(null),
  lastMessageAtMs: ms,
});
/** A message of a chat. */
export const message = z.object({
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

/** How a word is spoken. */
export const pronunciation = z.object({
  id,
  scope: text,
  voiceId: text.nullable(),
  word: text,
  wordKey: text,
  replacement: text,
});

/** A line of lyrics; its words are `{ text, startMs, endMs }`. */
export const songLine = z.object({
  position: count,
  block: count,
  tag: text,
  text,
  startMs: ms.nullable(),
  endMs: ms.nullable(),
  words: z.array(json),
  origin: text.nullable(),
});
