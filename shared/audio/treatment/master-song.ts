import type { Stereo } from './stereo.ts';
import { createLoudnessMeter } from './loudness-meter.ts';
import { createStereoLimiter } from './stereo-limiter.ts';

/** Loudness of songs as streaming services play them, LUFS. */
export const SONG_LOUDNESS_LUFS = -14;

/** About a tenth of a second, after which who asks is looked at again. */
const BLOCK_SAMPLES = 4096;
const CLOSE_ENOUGH_LU = 0.15;
const MOST_TRIES = 4;

/** What a song is mastered with; the checkpoint throws when nobody wants it any more. */
export type Mastering = { sampleRateHz: number; checkpoint: () => void };

/** Brings a whole song to its loudness without clipping, in place. Silence stays silence. */
export function masterSong(song: Stereo, { sampleRateHz, checkpoint }: Mastering): void {
  const loudness = measured(song, null, { sampleRateHz, checkpoint });
  if (!Number.isFinite(loudness)) return;
  let decibels = SONG_LOUDNESS_LUFS - loudness;
  // The limiter takes away from what the gain adds.
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const missing = SONG_LOUDNESS_LUFS - measured(song, 10 ** (decibels / 20), { sampleRateHz, checkpoint });
    if (Math.abs(missing) < CLOSE_ENOUGH_LU) break;
    decibels += missing;
  }
  limitInPlace(song, 10 ** (decibels / 20), { sampleRateHz, checkpoint });
}

function* blocksOf({ left, right }: Stereo): Generator<Stereo> {
  for (let from = 0; from < left.length; from += BLOCK_SAMPLES) {
    yield { left: left.subarray(from, from + BLOCK_SAMPLES), right: right.subarray(from, from + BLOCK_SAMPLES) };
  }
}

/** Loudness as it is, or as it would be with a gain and the limiter. */
function measured(song: Stereo, gain: number | null, { sampleRateHz, checkpoint }: Mastering): number {
  const meter = createLoudnessMeter(sampleRateHz);
  const limiter = gain === null ? null : createStereoLimiter(gain, sampleRateHz);
  for (const block of blocksOf(song)) {
    checkpoint();
    meter.add(limiter ? limiter.push(block) : block);
  }
  return meter.loudness();
}

function limitInPlace(song: Stereo, gain: number, { sampleRateHz, checkpoint }: Mastering): void {
  const limiter = createStereoLimiter(gain, sampleRateHz);
  let at = 0;
  const put = (block: Stereo) => {
    const room = Math.min(block.left.length, song.left.length - at);
    song.left.set(block.left.subarray(0, room), at);
    song.right.set(block.right.subarray(0, room), at);
    at += room;
  };
  for (const block of blocksOf(song)) {
    checkpoint();
    // It gives less than it takes, so nothing is overwritten that it has not seen.
    put(limiter.push(block));
  }
  put(limiter.flush());
}
