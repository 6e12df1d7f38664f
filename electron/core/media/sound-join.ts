import type { SoundEncoding } from '../../../shared/audio/encoding/sound-encoder.ts';

/**
 * A sound and where it lies in the joined one, ms. Where the next one begins before `endMs` the two are cross-faded with equal
 * power over that time. `fileName` is for messages.
 */
export type JoinedPart = { file: string; fileName: string; startMs: number; endMs: number };

/** Sounds to be joined in the order of their starts, and the file that is made of them. */
export type SoundJoin = { parts: readonly JoinedPart[]; encoding: SoundEncoding; target: string };

/** See SoundJoin. */
export type SoundJoinRequest = SoundJoin & {
  signal?: AbortSignal | undefined;
  /** Counts bytes read of the parts. */
  onProgress?: ((doneBytes: number, totalBytes: number) => void) | undefined;
};

/** A joined sound as it lies on disk. */
export type JoinedSound = { sizeBytes: number; sampleCount: number; durationMs: number };
