import * as z from 'zod';
import { pronunciation } from './document-rows.ts';
import { folder, organised, tag } from './organised-rows.ts';
import { SIDECAR_VERSION } from './sidecar-schema.ts';
import { count, id, itemId, json, many, ms, text } from './sidecar-values.ts';

/** What the file says it is that has what belongs to no single item. */
export const SHARED_SIDECAR_FORMAT = 'atelier-library';

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
