/** A part of a file: first and last byte, both inclusive. */
export type ByteRange = { first: number; last: number };

const RANGE = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)$/i;

/**
 * What a `Range` header asks for of a file of so many bytes (RFC 9110, 14.1.2). Null for the whole file: where nothing was
 * asked for, where the header is none that can be understood, and for several ranges, which a server may answer with all.
 */
export function byteRangeOf(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = RANGE.exec(header?.trim() ?? '');
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= sizeBytes) return 'unsatisfiable';
  return { first, last: to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1) };
}
