/** Domains whose facts can change. */
export type ChangeDomain = 'library' | 'transcripts' | 'live-text' | 'jobs' | 'settings' | 'secrets' | 'engine';
/** Says what changed, never what to do. An empty `ids` means "anything in this domain". */
export type Change = { domain: ChangeDomain; ids: string[] };
