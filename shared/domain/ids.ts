declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Id of a library item (also of its media: one item has at most one media file). */
export type ItemId = Branded<'ItemId'>;
/** Id of a board: items in an order of the user. */
export type BoardId = Branded<'BoardId'>;
/** Id of a search that was saved under a name. */
export type SavedSearchId = Branded<'SavedSearchId'>;
/** Id of a rough cut. */
export type CutId = Branded<'CutId'>;
/** Id of a job. */
export type JobId = Branded<'JobId'>;
/** Id of one line of a transcript; made by whoever creates the line. */
export type SegmentId = Branded<'SegmentId'>;
/** Id of a chapter mark of a transcript; made by whoever creates the mark. */
export type ChapterId = Branded<'ChapterId'>;
/** Id of a quote that is marked in a transcript; made by whoever creates the mark. */
export type QuoteId = Branded<'QuoteId'>;
/** Id of a speaker within one transcript. */
export type SpeakerId = Branded<'SpeakerId'>;
/** One-time ticket for a file on the user's disk, handed out by the host against a real File object; never a path. */
export type FileTicket = Branded<'FileTicket'>;
/** Id of one line of a script; made by whoever creates the line. */
export type LineId = Branded<'LineId'>;
/** Id of a character within one script. */
export type CharacterId = Branded<'CharacterId'>;
/** Id of an entry of a pronunciation dictionary. */
export type PronunciationId = Branded<'PronunciationId'>;
/** Id of a kept sound that is no library item (a preview of a voice, a joined narration); may vanish with the cache. */
export type SoundId = Branded<'SoundId'>;
/** Id of one generation: a recipe and its results. */
export type GenerationId = Branded<'GenerationId'>;
/** Id of one round of voice design: a generation whose results are its candidates. */
export type DesignId = GenerationId;
/** Id of a task that a service works on. Ours, given before anything is sent; not the one that the service gives. */
export type RemoteTaskId = Branded<'RemoteTaskId'>;
/** Id of files that were made ready to be dragged out of the window; their paths stay with core and the host. */
export type DragId = Branded<'DragId'>;
/** Id of a recording from the microphone while it is made. */
export type RecordingId = Branded<'RecordingId'>;
/** Id of a message of a conversation; its versions have their own. */
export type MessageId = Branded<'MessageId'>;
/** Id of a backup of the index and the settings. */
export type BackupId = Branded<'BackupId'>;
/** Id of a folder whose new files are imported. */
export type WatchFolderId = Branded<'WatchFolderId'>;
