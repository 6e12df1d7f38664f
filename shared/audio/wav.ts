/** Size of the header that `wavHeader` makes. */
export const WAV_HEADER_BYTES = 44;

/** A RIFF header for 16-bit PCM. `dataBytes` must fit in 32 bits. */
export function wavHeader(format: { sampleRate: number; channels: number; dataBytes: number }): Uint8Array {
  const { sampleRate, channels, dataBytes } = format;
  const header = new Uint8Array(WAV_HEADER_BYTES);
  const view = new DataView(header.buffer);
  const text = (offset: number, value: string) => {
    for (let index = 0; index < value.length; index += 1) header[offset + index] = value.charCodeAt(index);
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
  return header;
}

/** Interleaves planar samples into 16-bit integers, clipped at full scale. */
export function toInt16(block: Float32Array[]): Int16Array {
  const channels = block.length;
  const frames = block[0]?.length ?? 0;
  const out = new Int16Array(frames * channels);
  block.forEach((channel, index) => {
    for (let frame = 0, at = index; frame < frames; frame += 1, at += channels) {
      const value = (channel[frame] as number) * 32_768;
      out[at] = value >= 32_767 ? 32_767 : value <= -32_768 ? -32_768 : Math.round(value);
    }
  });
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
