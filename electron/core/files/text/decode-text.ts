import type { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { decodedAs, guessEncoding, isKnownEncoding } from './guess-encoding.ts';

/** A text has next to no control characters but tabs and line ends; what has more is no text. */
const MAX_CONTROL_SHARE = 0.002;
const CONTROLS = new RegExp(String.raw`[\u0001-\u0008\u000E-\u001A\u001C-\u001F]`, 'g');
/** Encodings that are offered for a choice. */
const MOST_OFFERED = 6;

/**
 * The text of a file in the encoding that is named, else UTF-16 where a byte order mark says so, UTF-8 where it is valid, else
 * what its letters show. Throws INVALID_INPUT with the reason `binary` for what is no text at all, and `encoding` with
 * `encodings`, most probable first, where several are possible.
 */
export function decodeText(bytes: Uint8Array, fileName: string, encoding: string | null = null): string {
  const text = encoding === null ? decoded(bytes, fileName) : decodedBy(encoding, { bytes, fileName });
  if (text.includes('\0') || (text.match(CONTROLS)?.length ?? 0) > text.length * MAX_CONTROL_SHARE)
    throw noText(fileName);
  return text;
}

function decodedBy(encoding: string, { bytes, fileName }: { bytes: Uint8Array; fileName: string }): string {
  if (isKnownEncoding(encoding)) return decodedAs(bytes, encoding);
  throw reasonedFailure('INVALID_INPUT', 'encoding', { fileName, encoding, encodings: [] });
}

function decoded(bytes: Uint8Array, fileName: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodedAs(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodedAs(bytes, 'utf-16be');
  const wide = withoutMark(bytes);
  if (wide) return decodedAs(bytes, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  // Sound and pictures are full of zeros; no encoding makes a text of them.
  if (bytes.includes(0)) throw noText(fileName);
  const { encodings, isSure } = guessEncoding(bytes);
  if (isSure) return decodedAs(bytes, encodings[0] ?? 'windows-1252');
  throw reasonedFailure('INVALID_INPUT', 'encoding', { fileName, encodings: encodings.slice(0, MOST_OFFERED) });
}

/** UTF-16 without a byte order mark has a zero in every other byte of Latin letters. */
function withoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index & 1] = (zeros[index & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > bytes.length / 8 && even === 0) return 'utf-16le';
  return even > bytes.length / 8 && odd === 0 ? 'utf-16be' : null;
}

const noText = (fileName: string): Failure => reasonedFailure('INVALID_INPUT', 'binary', { fileName });
