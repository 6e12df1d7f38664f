/** How a column is written in a sidecar: as it is, as the value of its JSON, or as true and false. */
type Column = readonly [name: string, as: 'plain' | 'json' | 'flag'];

/**
 * A table whose rows are kept in sidecars. `owner` is its column with the item's id; null where the rows belong to no single
 * item. `where` picks the rows among those; `given` are columns that a row is stored with and that no sidecar has. `order` is that of the list.
 */
export type SidecarTable = {
  table: string;
  owner: string | null;
  where?: string;
  given?: Readonly<Record<string, string | number>>;
  order: string;
  columns: Readonly<Record<string, Column>>;
};

const plain = (name: string): Column => [name, 'plain'];
const json = (name: string): Column => [name, 'json'];
const flag = (name: string): Column => [name, 'flag'];

const ORGANISED = {
  isFavourite: flag('is_favourite'),
  rating: plain('rating'),
  binnedAtMs: plain('binned_at_ms'),
};
const OF_ITEM = { where: "subject_kind = 'item'", given: { subject_kind: 'item' } } as const;
const OF_VOICE = "subject_kind <> 'item'";
const VOICE = { subjectKind: plain('subject_kind'), subjectId: plain('subject_id') };
const PRONUNCIATION = {
  id: plain('id'),
  scope: plain('scope'),
  voiceId: plain('voice_id'),
  word: plain('word'),
  wordKey: plain('word_key'),
  replacement: plain('replacement'),
};

/** The fields of ItemSidecar that are rows of tables, in the order in which they are stored again. */
export const ITEM_TABLES = {
  item: {
    table: 'items',
    owner: 'id',
    order: 'id',
    columns: {
      kind: plain('kind'),
      title: plain('title'),
      ownerId: plain('owner_id'),
      sourceName: plain('source_name'),
      sourcePath: plain('source_path'),
      mediaFile: plain('media_file'),
      sizeBytes: plain('size_bytes'),
      mediaState: plain('media_state'),
      mediaFacts: json('media_facts'),
      mediaFailure: json('media_failure'),
      recipe: json('recipe'),
      createdAtMs: plain('created_at_ms'),
      updatedAtMs: plain('updated_at_ms'),
    },
  },
  organised: { table: 'organisation', owner: 'subject_id', ...OF_ITEM, order: 'subject_id', columns: ORGANISED },
  tags: {
    table: 'organisation_tags',
    owner: 'subject_id',
    ...OF_ITEM,
    order: 'position, tag',
    columns: { position: plain('position'), tag: plain('tag') },
  },
  folders: {
    table: 'organisation_folders',
    owner: 'subject_id',
    ...OF_ITEM,
    order: 'folder',
    columns: { folder: plain('folder') },
  },
  texts: {
    table: 'item_text',
    owner: 'item_id',
    where: "part = 'text'",
    given: { part: 'text' },
    order: 'position, source_row',
    columns: { index: plain('source_row'), position: plain('position'), text: plain('text') },
  },
  transcript: {
    table: 'transcripts',
    owner: 'id',
    // No steps are kept, so none is applied.
    given: { revision: 0, undo_position: 0 },
    order: 'id',
    columns: {
      mediaId: plain('media_id'),
      state: plain('state'),
      recipe: json('recipe'),
      durationMs: plain('duration_ms'),
      writtenUntilMs: plain('written_until_ms'),
    },
  },
  speakers: {
    table: 'speakers',
    owner: 'transcript_id',
    order: 'ordinal, id',
    columns: { id: plain('id'), ordinal: plain('ordinal'), name: plain('name') },
  },
  segments: {
    table: 'segments',
    owner: 'transcript_id',
    order: 'start_ms, end_ms, id',
    columns: {
      id: plain('id'),
      startMs: plain('start_ms'),
      endMs: plain('end_ms'),
      speakerId: plain('speaker_id'),
      speakerByUser: flag('speaker_by_user'),
      languageDoubtful: flag('language_doubtful'),
      text: plain('text'),
      words: json('words'),
    },
  },
  script: {
    table: 'scripts',
    owner: 'id',
    order: 'id',
    columns: {
      settings: json('settings'),
      dubMediaId: plain('dub_media_id'),
      dubTranscriptId: plain('dub_transcript_id'),
    },
  },
  characters: {
    table: 'script_characters',
    owner: 'script_id',
    order: 'ordinal, id',
    columns: {
      id: plain('id'),
      ordinal: plain('ordinal'),
      name: plain('name'),
      nameKey: plain('name_key'),
      voiceId: plain('voice_id'),
      delivery: json('delivery'),
      effects: json('effects'),
    },
  },
  lines: {
    table: 'script_lines',
    owner: 'script_id',
    order: 'position, id',
    columns: {
      id: plain('id'),
      position: plain('position'),
      characterId: plain('character_id'),
      text: plain('text'),
      voiceId: plain('voice_id'),
      delivery: json('delivery'),
      effects: json('effects'),
      language: plain('language'),
      section: plain('section'),
      gapAfterMs: plain('gap_after_ms'),
      cue: json('cue'),
      languageDoubtful: flag('language_doubtful'),
    },
  },
  takeNumbers: {
    table: 'take_numbers',
    owner: 'script_id',
    order: 'line_id',
    columns: { lineId: plain('line_id'), lastNumber: plain('last_number') },
  },
  pronunciations: { table: 'pronunciations', owner: 'script_id', order: 'word_key, id', columns: PRONUNCIATION },
  take: {
    table: 'takes',
    owner: 'id',
    order: 'id',
    columns: {
      scriptId: plain('script_id'),
      lineId: plain('line_id'),
      number: plain('number'),
      recipe: json('recipe'),
      sound: json('sound'),
      engine: plain('engine'),
      host: plain('host'),
      durationMs: plain('duration_ms'),
      isPicked: flag('is_picked'),
      isKept: flag('is_kept'),
      isPartial: flag('is_partial'),
      billedCharacters: plain('billed_characters'),
      check: json('take_check'),
      createdAtMs: plain('created_at_ms'),
    },
  },
  takeWords: { table: 'take_words', owner: 'take_id', order: 'take_id', columns: { words: json('words') } },
} as const satisfies Record<string, SidecarTable>;

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
  sharedPronunciations: {
    table: 'pronunciations',
    owner: null,
    where: 'script_id IS NULL',
    order: 'scope, voice_id, word_key, id',
    columns: PRONUNCIATION,
  },
} as const satisfies Record<string, SidecarTable>;
