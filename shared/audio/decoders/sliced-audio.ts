import { unsupportedCodec } from '../audio-failure.ts';
import type { NativeDecode } from './native-decode.ts';

/** A piece of a stream as a small file of its own, and which of its samples belong to the time line. */
export type AudioSlice = { file: Uint8Array; skipSamples: number; keepSamples: number };

/** Yields what each slice contributes. A slice that cannot be decoded is left out only after something was decoded. */
export async function* decodeSlices(
  slices: AsyncIterable<AudioSlice>,
  decode: NativeDecode,
  codec: string,
): AsyncGenerator<Float32Array[]> {
  let isFirst = true;
  for await (const slice of slices) {
    const channels = await decodeSlice(slice, decode, { codec, isFirst });
    isFirst = false;
    const trimmed = channels.map((samples) =>
      samples.subarray(slice.skipSamples, slice.skipSamples + slice.keepSamples),
    );
    if ((trimmed[0]?.length ?? 0) > 0) yield trimmed;
  }
}

async function decodeSlice(slice: AudioSlice, decode: NativeDecode, state: { codec: string; isFirst: boolean }) {
  try {
    return await decode(slice.file);
  } catch (error) {
    if (state.isFirst) throw unsupportedCodec('MP4', state.codec, error);
    // A damaged stretch in the middle: silence of the same length keeps the time line.
    return [new Float32Array(slice.skipSamples + slice.keepSamples)];
  }
}
