declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Id of a library item (also of its media: one item has at most one media file). */
export type ItemId = Branded<'ItemId'>;
/** Id of a job. */
export type JobId = Branded<'JobId'>;
/** Id of one line of a transcript; made by whoever creates the line. */
export type SegmentId = Branded<'SegmentId'>;
/** Id of a speaker within one transcript. */
export type SpeakerId = Branded<'SpeakerId'>;
/** One-time ticket for a file on the user's disk, handed out by the host against a real File object; never a path. */
export type FileTicket = Branded<'FileTicket'>;
