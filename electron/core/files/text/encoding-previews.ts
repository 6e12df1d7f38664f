import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { EncodingPreview } from '../../../../shared/domain/script/script-views.ts';
import { decodedAs } from './guess-encoding.ts';

const MOST_LINES = 3;
const MOST_CHARACTERS = 100;
const LINE_FEED = 10;

/**
 * How the lines of a text with other than plain letters read in each encoding: by these somebody sees which one is right. Of
 * encodings that give the same text only the first is offered.
 */
export function encodingPreviews(bytes: Uint8Array, encodings: readonly string[]): EncodingPreview[] {
  const texts = new Set<string>();
  const readings = encodings.filter((encoding) => {
    const before = texts.size;
    return texts.add(decodedAs(bytes, encoding)).size > before;
  });
  const telling = linesOf(bytes)
    .filter((line) => line.some((byte) => byte >= 0x80))
    .slice(0, MOST_LINES);
  return readings.map((encoding) => ({
    encoding,
    lines: telling.map((line) => [...decodedAs(line, encoding).trim()].slice(0, MOST_CHARACTERS).join('')),
  }));
}

/** The encodings that a refusal of decodeText names, most probable first; none for other failures. */
export const offeredEncodings = ({ data }: Pick<FailureRecord, 'data'>): string[] =>
  Array.isArray(data['encodings']) ? data['encodings'].filter((each) => typeof each === 'string') : [];

/** In every encoding that is asked about a line feed is one byte, which is part of no character. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, start);
    lines.push(bytes.subarray(start, end < 0 ? bytes.length : end));
    start = end < 0 ? bytes.length : end + 1;
  }
  return lines;
}
