import { isFailure } from '../../domain/failures/failure.ts';
import { damagedFile, unsupportedCodec } from '../audio-failure.ts';
import { silence } from '../silence.ts';
import type { NativeDecode } from './native-decode.ts';

/** A piece of a stream as a small file of its own, and which of its samples belong to the time line. */
export type AudioSlice = { file: Uint8Array; skipSamples: number; keepSamples: number };

/**
 * Yields what each slice contributes. A slice that cannot be decoded is silence, once something was decoded. Throws
 * AUDIO_CODEC_UNSUPPORTED, AUDIO_DAMAGED where the file is known to be damaged, or what `decode` fails with as a Failure.
 */
export async function* decodeSlices(
  slices: AsyncIterable<AudioSlice>,
  decode: NativeDecode,
  format: { codec: string; channels: number; sampleRate: number; isDamaged?: boolean },
): AsyncGenerator<Float32Array[]> {
  let isFirst = true;
  for await (const slice of slices) {
    const channels = await decodeSlice(slice, decode, { ...format, isFirst });
    isFirst = false;
    if (channels === null) {
      // A damaged stretch in the middle: silence of the same length keeps the time line.
      yield* silence(slice.keepSamples, format.channels, format.sampleRate);
      continue;
    }
    const trimmed = channels.map((samples) =>
      samples.subarray(slice.skipSamples, slice.skipSamples + slice.keepSamples),
    );
    if ((trimmed[0]?.length ?? 0) > 0) yield trimmed;
  }
}

async function decodeSlice(
  slice: AudioSlice,
  decode: NativeDecode,
  state: { codec: string; isFirst: boolean; isDamaged?: boolean },
) {
  try {
    return await decode(slice.file);
  } catch (error) {
    // The decoder itself is gone or was never there; the next slice may be no better.
    if (isFailure(error)) throw error;
    if (state.isFirst && state.isDamaged) throw damagedFile('no_audio', {}, error);
    if (state.isFirst) throw unsupportedCodec('MP4', state.codec, error);
    return null;
  }
}
