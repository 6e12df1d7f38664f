/** Size of the header that `wavHeader` makes. */
export const WAV_HEADER_BYTES = 80;

const MAX_RIFF_BYTES = 0xffff_ffff - WAV_HEADER_BYTES;

/**
 * A header for 16-bit PCM. Room for long files is always reserved, so that the header of a file of unknown length can be
 * written over when the length is known; beyond 4 GiB it becomes RF64.
 */
export function wavHeader(format: {
  sampleRate: number;
  channels: number;
  dataBytes: number;
  /** What stands behind the samples: other chunks and the byte that fills an odd number of samples up. */
  trailingBytes?: number;
}): Uint8Array {
  const { sampleRate, channels, dataBytes, trailingBytes = 0 } = format;
  const riffBytes = WAV_HEADER_BYTES - 8 + dataBytes + trailingBytes;
  const isLong = dataBytes + trailingBytes > MAX_RIFF_BYTES;
  const header = new Uint8Array(WAV_HEADER_BYTES);
  const view = new DataView(header.buffer);
  const text = (offset: number, value: string) => {
    for (let index = 0; index < value.length; index += 1) header[offset + index] = value.charCodeAt(index);
  };
  text(0, isLong ? 'RF64' : 'RIFF');
  view.setUint32(4, isLong ? 0xffff_ffff : riffBytes, true);
  text(8, isLong ? 'WAVEds64' : 'WAVEJUNK');
  view.setUint32(16, 28, true);
  if (isLong) {
    view.setBigUint64(20, BigInt(riffBytes), true);
    view.setBigUint64(28, BigInt(dataBytes), true);
    view.setBigUint64(36, BigInt(dataBytes / channels / 2), true);
  }
  text(48, 'fmt ');
  view.setUint32(52, 16, true);
  view.setUint16(56, 1, true);
  view.setUint16(58, channels, true);
  view.setUint32(60, sampleRate, true);
  view.setUint32(64, sampleRate * channels * 2, true);
  view.setUint16(68, channels * 2, true);
  view.setUint16(70, 16, true);
  text(72, 'data');
  view.setUint32(76, isLong ? 0xffff_ffff : dataBytes, true);
  return header;
}

/** Interleaves planar samples into 16-bit integers, clipped at full scale. */
export function toInt16(block: readonly Float32Array[]): Int16Array {
  const channels = block.length;
  const frames = block[0]?.length ?? 0;
  const out = new Int16Array(frames * channels);
  for (let index = 0; index < channels; index += 1) {
    const channel = block[index] as Float32Array;
    for (let frame = 0, at = index; frame < frames; frame += 1, at += channels) {
      const value = (channel[frame] as number) * 32_768;
      out[at] = value >= 32_767 ? 32_767 : value <= -32_768 ? -32_768 : Math.floor(value + 0.5);
    }
  }
  return out;
}

/** A whole 16-bit mono WAV file. */
export function wavFile(samples: Float32Array, sampleRate: number): Uint8Array {
  const data = toInt16([samples]);
  const file = new Uint8Array(WAV_HEADER_BYTES + data.byteLength);
  file.set(wavHeader({ sampleRate, channels: 1, dataBytes: data.byteLength }));
  file.set(new Uint8Array(data.buffer), WAV_HEADER_BYTES);
  return file;
}
