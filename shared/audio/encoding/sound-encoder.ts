import type { SoundTags } from './sound-tags.ts';

/** How a sound file is written. `bitrate` in bits a second counts for mp3 only; what the rate does not allow is lowered. */
export type SoundEncoding = {
  format: 'mp3' | 'wav' | 'flac';
  sampleRateHz: number;
  channels: 1 | 2;
  bitrate: number;
  /** Written into the file as its format has it. */
  tags?: SoundTags | undefined;
};

/** Bytes to be written over those given out before, at `offset`. */
export type FilePatch = { offset: number; bytes: Uint8Array };

/** Writes a sound file while its samples come; nothing is kept but what the encoder needs. */
export interface SoundEncoder {
  /** Takes one array a channel, as many as the file has, of -1 to 1. Returns what is ready to be appended. */
  encode(block: readonly Float32Array[]): Uint8Array;
  /**
   * The rest to be appended, and the beginning of the file anew: only now is the length known that stands there. Without that
   * patch the file plays but its length is wrong. The encoder is used up.
   */
  finish(): { rest: Uint8Array; patch: FilePatch | null };
  /** Gives memory back when it is not finished. */
  close(): void;
}
