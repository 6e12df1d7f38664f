import { flag, json, ORGANISED, plain, PRONUNCIATION, type SidecarTable } from './sidecar-table.ts';

const OF_VOICE = "subject_kind <> 'item'";
const VOICE = { subjectKind: plain('subject_kind'), subjectId: plain('subject_id') };

/** The fields of SharedSidecar, as ITEM_TABLES are those of an item's. */
export const SHARED_TABLES = {
  voices: {
    table: 'voices',
    owner: null,
    order: 'engine, id',
    columns: {
      engine: plain('engine'),
      id: plain('id'),
      kind: plain('kind'),
      name: plain('name'),
      description: plain('description'),
      keepsAlive: flag('keeps_alive'),
      state: plain('state'),
      isListed: flag('is_listed'),
      createdAtMs: plain('created_at_ms'),
      lastUsedAtMs: plain('last_used_at_ms'),
      spokenAtMs: plain('spoken_at_ms'),
      clone: json('clone'),
      consent: json('consent'),
      designPrompt: plain('design_prompt'),
    },
  },
  usedVoiceIds: {
    table: 'used_voice_ids',
    owner: null,
    order: 'engine, id',
    columns: { engine: plain('engine'), id: plain('id'), removedAtMs: plain('removed_at_ms') },
  },
  organisedVoices: {
    table: 'organisation',
    owner: null,
    where: OF_VOICE,
    order: 'subject_kind, subject_id',
    columns: { ...VOICE, ...ORGANISED },
  },
  voiceTags: {
    table: 'organisation_tags',
    owner: null,
    where: OF_VOICE,
    order: 'subject_kind, subject_id, position, tag',
    columns: { ...VOICE, position: plain('position'), tag: plain('tag') },
  },
  voiceFolders: {
    table: 'organisation_folders',
    owner: null,
    where: OF_VOICE,
    order: 'subject_kind, subject_id, folder',
    columns: { ...VOICE, folder: plain('folder') },
  },
  boards: {
    table: 'boards',
    owner: null,
    order: 'row',
    columns: {
      id: plain('id'),
      name: plain('name'),
      position: plain('position'),
      coverId: plain('cover_id'),
      rule: plain('rule'),
      ruleSinceMs: plain('rule_since_ms'),
      archivedAtMs: plain('archived_at_ms'),
      deletedAtMs: plain('deleted_at_ms'),
    },
  },
  savedSearches: {
    table: 'saved_searches',
    owner: null,
    order: 'row',
    columns: {
      id: plain('id'),
      name: plain('name'),
      position: plain('position'),
      query: plain('query'),
      deletedAtMs: plain('deleted_at_ms'),
    },
  },
  cuts: {
    table: 'cuts',
    owner: null,
    order: 'row',
    columns: {
      id: plain('id'),
      name: plain('name'),
      position: plain('position'),
      document: json('document'),
      deletedAtMs: plain('deleted_at_ms'),
    },
  },
  shots: {
    table: 'storyboard_shots',
    owner: null,
    order: 'id',
    columns: { id: plain('id'), position: plain('position'), draft: json('draft'), itemId: plain('item_id') },
  },
  sharedPronunciations: {
    table: 'pronunciations',
    owner: null,
    where: 'script_id IS NULL',
    order: 'scope, voice_id, word_key, id',
    columns: PRONUNCIATION,
  },
} as const satisfies Record<string, SidecarTable>;
