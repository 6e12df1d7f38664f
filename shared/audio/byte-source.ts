/** Random access to the bytes of a file, wherever it lives. `read` returns fewer bytes than asked only at the end of the file. */
export interface ByteSource {
  readonly size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** A byte source over bytes in memory. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, Math.min(bytes.length, offset + length))),
  };
}

/** Yields the bytes from `start` to `end` in chunks of at most `chunkBytes`; stops early if the file turns out shorter. */
export async function* readChunks(
  source: ByteSource,
  range: { start: number; end?: number },
  chunkBytes = 65_536,
): AsyncGenerator<Uint8Array> {
  const end = Math.min(range.end ?? source.size, source.size);
  for (let offset = range.start; offset < end;) {
    const chunk = await source.read(offset, Math.min(chunkBytes, end - offset));
    if (chunk.length === 0) return;
    offset += chunk.length;
    yield chunk;
  }
}

/** The four ASCII characters at `offset`, as containers use them to name their parts. */
export function fourCharacters(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

/** The bytes of a text in ASCII: written out because this layer has neither Node's nor the browser's encoder. */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** A DataView over exactly these bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** All parts one after another. */
export function joinBytes(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
