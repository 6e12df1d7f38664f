/**
 * What a sound file says of itself; an empty text is left out. `provenance` is how it was generated, as JSON for programs: see
 * shared/domain/library/origins/provenance. WAV files have no place for `lyrics` and `cover`.
 */
export type SoundTags = {
  title: string;
  comment: string;
  provenance?: string | undefined;
  lyrics?: string | undefined;
  /** A JPEG, of MP3 and FLAC alone. */
  cover?: Uint8Array | undefined;
};

/** The name under which files have their provenance. */
export const PROVENANCE_TAG = 'AI_PROVENANCE';
/** The same in WAV files, where names have four letters. */
export const PROVENANCE_INFO = 'AIPR';
