/** First and last byte of a part, both inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * The part that a Range header asks for (RFC 9110 section 14). Null means the whole file: no header, another unit, several
 * parts, or one that makes no sense. `unsatisfiable` asks for a 416.
 */
export function parseByteRange(header: string | null, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (first === '' && last === '') return null;
  if (first === '') {
    const start = Math.max(0, sizeBytes - Number(last));
    return start < sizeBytes ? { start, end: sizeBytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < sizeBytes ? { start, end } : 'unsatisfiable';
}
