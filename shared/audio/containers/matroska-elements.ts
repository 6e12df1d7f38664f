/** Where the last whole element of a row of Matroska elements ends; 0 where the first one is cut already. */
export function wholeElementsEnd(bytes: Uint8Array): number {
  let end = 0;
  for (let offset = 0; offset < bytes.length;) {
    const idBytes = numberBytes(bytes[offset] ?? 0, 4);
    const sizeOffset = offset + idBytes;
    const sizeBytes = numberBytes(bytes[sizeOffset] ?? 0, 8);
    const dataOffset = sizeOffset + sizeBytes;
    if (idBytes === 0 || sizeBytes === 0 || dataOffset > bytes.length) return end;
    const next = dataOffset + elementSize(bytes.subarray(sizeOffset, dataOffset));
    if (!(next <= bytes.length)) return end;
    end = next;
    offset = next;
  }
  return end;
}

/** Bytes of a variable-length number by its first byte; 0 where it is none. */
function numberBytes(first: number, longest: number): number {
  const bytes = Math.clz32(first) - 23;
  return bytes <= longest ? bytes : 0;
}

/** The number without its length marker; Infinity where the size is unknown. */
function elementSize(bytes: Uint8Array): number {
  let value = (bytes[0] ?? 0) & (0xff >> bytes.length);
  let isUnknown = value === 0xff >> bytes.length;
  for (const byte of bytes.subarray(1)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return isUnknown ? Infinity : value;
}
