/**
 * A recording of the library: the id its derived files are named by, its original file (absolute path), and the name the
 * user knows, for messages (the file's own name where it is missing). `track` is the number of the audio track to read, see
 * `AudioFacts`; without it the one that the file marks.
 */
export type MediaSource = { mediaId: string; file: string; fileName?: string; track?: number | null };
