import { unsupportedCodec } from '../audio-failure.ts';

type NativeBuffer = {
  length: number;
  numberOfChannels: number;
  copyFromChannel(target: Float32Array, channel: number): void;
};
type NativeContext = { decodeAudioData(bytes: ArrayBuffer): Promise<NativeBuffer> };
type NativePackage = {
  OfflineAudioContext: new (channels: number, length: number, sampleRate: number) => NativeContext;
};

/** Decodes a small complete file (MP4 or ADTS) to planar samples at the rate the decoder was made for. */
export type NativeDecode = (file: Uint8Array) => Promise<Float32Array[]>;

/** Gives a decoder for a rate. */
type NativeDecoder = (sampleRate: number) => Promise<NativeDecode>;

let nativeDecoder: NativeDecoder = decodeHere;

/**
 * A decoder for AAC and ALAC. Throws, now or when decoding, AUDIO_CODEC_UNSUPPORTED where the package behind it cannot be
 * loaded. Where it decodes in a process of its own: AUDIO_DAMAGED for a file that ends that process.
 */
export const createNativeDecode: NativeDecoder = (sampleRate) => nativeDecoder(sampleRate);

/** Makes this thread decode elsewhere. Native code that a damaged file breaks ends its whole process. */
export function decodeNativelyWith(decoder: NativeDecoder): void {
  nativeDecoder = decoder;
}

/**
 * The decoder in this process. The package behind it is native, takes whole files only and gives samples at one given rate;
 * it is loaded here and not earlier, because most recordings never need it. Throws AUDIO_CODEC_UNSUPPORTED where it cannot
 * be loaded.
 */
export async function decodeHere(sampleRate: number): Promise<NativeDecode> {
  const context = await nativeContext(sampleRate);
  return async (file) => {
    const copy = file.slice();
    const buffer = await context.decodeAudioData(copy.buffer);
    // The counts are native getters, slow enough to matter in a loop.
    const { numberOfChannels, length } = buffer;
    return Array.from({ length: numberOfChannels }, (_, channel) => {
      // A copy: what getChannelData gives lies in memory that the library frees with its buffer, whoever still reads it.
      const samples = new Float32Array(length);
      buffer.copyFromChannel(samples, channel);
      return samples;
    });
  };
}

async function nativeContext(sampleRate: number): Promise<NativeContext> {
  try {
    const { OfflineAudioContext } = (await import('node-web-audio-api')) as unknown as NativePackage;
    return new OfflineAudioContext(1, 1, sampleRate);
  } catch (error) {
    throw unsupportedCodec('MP4', `AAC or ALAC at ${sampleRate} Hz`, error);
  }
}
