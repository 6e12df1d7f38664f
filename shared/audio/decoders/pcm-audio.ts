import { unsupportedCodec } from '../audio-failure.ts';
import { readChunks, type ByteSource } from '../byte-source.ts';
import type { PcmTrack } from '../containers/pcm/pcm-track.ts';
import type { AudioContainer, DecodedAudio } from '../decoded-audio.ts';
import { isPcmReadable, pcmSampleBytes, pcmToPlanar } from '../pcm.ts';

const BLOCK_BYTES = 262_144;

/** Opens the samples of a WAV, AIFF or CAF file. */
export function openPcm(source: ByteSource, container: AudioContainer, track: PcmTrack): DecodedAudio {
  const { format, sampleRate, dataOffset, declaredBytes } = track;
  if (!isPcmReadable(format)) throw unsupportedCodec(container, `${format.bitsPerSample} bit ${format.encoding}`);
  const frameBytes = pcmSampleBytes(format) * format.channels;
  const presentBytes = Math.max(0, source.size - dataOffset);
  const bytes = Math.min(declaredBytes ?? presentBytes, presentBytes);
  const end = dataOffset + bytes - (bytes % frameBytes);
  const chunkBytes = Math.max(1, Math.floor(BLOCK_BYTES / frameBytes)) * frameBytes;
  return {
    container,
    codec: track.codec,
    sampleRate,
    channels: format.channels,
    durationMs: ((end - dataOffset) / frameBytes / sampleRate) * 1000,
    hasVideo: false,
    isTruncated: declaredBytes !== null && declaredBytes > presentBytes,
    async *blocks() {
      for await (const chunk of readChunks(source, { start: dataOffset, end }, chunkBytes))
        yield pcmToPlanar(chunk, format);
    },
    close: () => undefined,
  };
}
