const HEADER_BYTES = 44;

/** A mono WAV file of 16-bit samples from chunks of floats in -1 to 1; what is louder is limited. */
export function writeWav(chunks: readonly Float32Array[], sampleRateHz: number): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const bytes = new Uint8Array(HEADER_BYTES + length * 2);
  const view = new DataView(bytes.buffer);
  writeHeader(view, length * 2, sampleRateHz);
  writeSamples(view, HEADER_BYTES, chunks);
  return bytes;
}

/** The samples of such a file without a header. */
export function pcmBytes(chunks: readonly Float32Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0) * 2);
  writeSamples(new DataView(bytes.buffer), 0, chunks);
  return bytes;
}

function writeSamples(view: DataView, from: number, chunks: readonly Float32Array[]): void {
  let at = from;
  for (const chunk of chunks) {
    for (const sample of chunk) {
      const limited = Math.min(1, Math.max(-1, sample));
      view.setInt16(at, Math.round(limited * (limited < 0 ? 0x8000 : 0x7fff)), true);
      at += 2;
    }
  }
}

function writeHeader(view: DataView, dataBytes: number, sampleRateHz: number): void {
  const text = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index += 1) view.setUint8(at + index, letters.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
}
