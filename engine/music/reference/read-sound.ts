import { MUSIC_LIMITS } from '../../../shared/domain/music/music-models.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { openMono } from '../../recognition/audio-input/mono-samples.ts';
import { SAMPLE_RATE } from '../../recognition/models/sample-rate.ts';

/** Samples a second of a reference as it is analysed, in one channel. */
export const REFERENCE_RATE_HZ = SAMPLE_RATE;

const MOST_SAMPLES = MUSIC_LIMITS.referenceSeconds.most * REFERENCE_RATE_HZ;
const LEAST_SAMPLES = MUSIC_LIMITS.referenceSeconds.least * REFERENCE_RATE_HZ;
/** Resamplers round: this is no difference in length. */
const SLACK_SAMPLES = REFERENCE_RATE_HZ / 1000;

/**
 * The sound of a reference in one channel, 23 MB for the longest one. Reading ends where it is too long. `checkpoint` is called with every block.
 * @throws Failure INVALID_INPUT for what is shorter than 6 s or longer than 6 min (statements M062, M063 and P06), AUDIO_UNREADABLE and its kin
 */
export async function readSound(file: string, checkpoint: () => void): Promise<Float32Array> {
  const sound = await openMono(file, 'the reference');
  const blocks: Float32Array[] = [];
  let length = 0;
  try {
    for await (const block of sound.blocks()) {
      checkpoint();
      length += block.length;
      if (length > MOST_SAMPLES + SLACK_SAMPLES) throw unfit('longer than 6 minutes');
      // A block is only valid until the next one.
      blocks.push(block.slice());
    }
  } finally {
    await sound.close();
  }
  if (length < LEAST_SAMPLES - SLACK_SAMPLES) throw unfit('shorter than 6 seconds');
  return joined(blocks, length);
}

function joined(blocks: readonly Float32Array[], length: number): Float32Array {
  const samples = new Float32Array(length);
  let at = 0;
  for (const block of blocks) {
    samples.set(block, at);
    at += block.length;
  }
  return samples;
}

const unfit = (how: string): Failure =>
  Failure.of({
    code: 'INVALID_INPUT',
    message: `invalid params: the reference audio is ${how}; it must last 6 seconds to 6 minutes.`,
    data: { reason: 'song_reference' },
  });
