/**
 * Domains whose facts can change. Ids of `scripts` (text, cast, settings), `takes` (takes, picks, checks) and `generation` (lines
 * that are being made, their sound so far) are ids of scripts; those of `voices` are voice ids, those of `images`, `music` and `videos` ids of
 * generations and of items,
 * those of `organisation` (favourites, stars, tags, folders, the bin) are ids of items and of voices.
 */
export type ChangeDomain =
  | 'library'
  | 'transcripts'
  | 'live-text'
  | 'jobs'
  | 'remote-tasks'
  | 'settings'
  | 'secrets'
  | 'engine'
  | 'scripts'
  | 'takes'
  | 'generation'
  | 'voices'
  | 'images'
  | 'music'
  | 'conversations'
  | 'videos'
  | 'pronunciations'
  | 'organisation'
  | 'backups'
  | 'watch-folders'
  | 'background-recognition';
/** Says what changed, never what to do. An empty `ids` means "anything in this domain". */
export type Change = { domain: ChangeDomain; ids: string[] };
