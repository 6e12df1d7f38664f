/**
 * Tables that no file is built from, and why. Whatever is in none of these lists is compared after a rebuild, so that a table or
 * column that nobody thought of shows as a difference.
 */
export const TABLES_NOT_REBUILT: Readonly<Record<string, string>> = {
  facts: 'where this installation keeps things',
  sidecars: 'what is written of the files themselves',
  former_libraries: 'folders of this computer, until the user says what becomes of them',
  former_library_files: 'files of those folders',
  place_moves: 'names that files are to get, or had before',
  watch_folders: 'folders of this computer, which the installation watches',
  watched_files: 'files of this computer; each item has its own',
  jobs: 'tasks belong to the installation',
  job_results: 'tasks belong to the installation',
  remote_tasks: 'tasks belong to the installation',
  generations: 'tasks belong to the installation; each item has its recipe',
  generation_results: 'tasks belong to the installation; each item has its recipe',
  new_results: 'what nobody has looked at here yet',
  generation_sources: 'each item has its sources',
  speech_lines: 'tasks belong to the installation',
  pieces: 'parts of a transcription under way',
  heard_recordings: 'recognised again in the background',
  heard_pieces: 'recognised again in the background',
  transcript_rewrites: 'texts that nobody has accepted yet; what is accepted is in the transcript',
  transcript_digests: 'proposals that nobody has accepted yet; what is accepted is in the transcript',
  transcript_ranges: 'results that nobody has accepted yet; what is accepted is in the transcript',
  image_looks: 'read again from the thumbnails',
  image_colours: 'read again from the thumbnails',
  unread_looks: 'what is yet to be read of thumbnails',
  prepared_references: 'what services know for a day; uploaded again',
  heard_music: 'heard again in the files',
  unheard_music: 'what is yet to be heard in the files',
  voice_clonings: 'tasks belong to the installation; each voice has its consent',
  voice_files: 'uploads that expire',
  organisation_undo: 'steps that can be undone',
  revisions: 'steps of lately, for readers that catch up',
  undo_steps: 'steps that can be undone',
  script_undo_steps: 'steps that can be undone',
  token_usage: 'what this installation used, also for chats that are deleted',
  script_sums: 'counted again when it is asked for',
  listed_items: 'written by triggers from items, stacks and the bin',
  item_counts: 'counted by triggers from items',
};

/** Columns that no file is built from: numbers that only this database counts, and how files were found on this computer. */
export const COLUMNS_NOT_REBUILT: Readonly<Record<string, readonly string[]>> = {
  items: ['row'],
  boards: ['row'],
  saved_searches: ['row'],
  cuts: ['row'],
  storyboard_shots: ['generation_id'],
  item_text: ['row'],
  organisation_tags: ['row'],
  organisation_folders: ['row'],
  segments: ['row'],
  song_lines: ['row'],
  script_lines: ['row'],
  messages: ['row', 'owner'],
  transcripts: ['revision', 'undo_position', 'job_id'],
  scripts: [
    'revision',
    'takes_revision',
    'undo_position',
    'making_revision',
    'making_whole_from',
    'takes_number',
    'takes_whole_from',
  ],
  takes: ['changed_number'],
  referenced_files: ['modified_at_ms', 'state'],
};

/** Rows of tables that triggers write from others: compared there. */
export const ROWS_COMPARED: Readonly<Record<string, string>> = { item_text: "part = 'text'" };
