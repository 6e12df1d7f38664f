import { statfs } from 'node:fs/promises';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { SoundExportFormat } from './narration.ts';

/** A narration of more than this is asked about: scripts from subtitles with a wrong time reach any length. */
const ASK_ABOVE_MS = 2 * 3_600_000;
/** So is one that takes more than this share of what is free on the disk. */
const ASK_ABOVE_SHARE = 0.1;
/** FLAC of speech against PCM of the same. */
const FLAC_SHARE = 0.6;

/** What is to be written, before it is. */
export type NarrationSize = {
  durationMs: number;
  format: SoundExportFormat;
  sampleRateHz: number;
  channels: number;
  /** Bits a second; mp3 only. */
  bitrate: number;
};

/**
 * Throws CONFIRMATION_NEEDED where a narration is longer than two hours or would take more than a tenth of the free space
 * of the disk that `folder` lies on. `data`: question 'narration', durationMs, sizeBytes, freeBytes (null where unknown).
 */
export async function askBeforeLarge(size: NarrationSize, folder: string): Promise<void> {
  const sizeBytes = Math.round((size.durationMs / 1000) * bytesASecond(size));
  const freeBytes = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    // Where it cannot be told, writing says so if there is too little.
    () => null,
  );
  const isLarge = freeBytes !== null && sizeBytes > freeBytes * ASK_ABOVE_SHARE;
  if (size.durationMs <= ASK_ABOVE_MS && !isLarge) return;
  const hours = (size.durationMs / 3_600_000).toFixed(1);
  const free = freeBytes === null ? '' : ` of the ${gigabytes(freeBytes)} GB free`;
  const message = `The narration is ${hours} h long and takes up to ${gigabytes(sizeBytes)} GB${free}. Confirm to export it.`;
  const data = { question: 'narration', durationMs: Math.round(size.durationMs), sizeBytes, freeBytes };
  throw new Failure('CONFIRMATION_NEEDED', message, data);
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

function bytesASecond({ format, sampleRateHz, channels, bitrate }: NarrationSize): number {
  if (format === 'mp3') return bitrate / 8;
  return sampleRateHz * channels * 2 * (format === 'flac' ? FLAC_SHARE : 1);
}
