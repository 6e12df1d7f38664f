import { Failure } from '../../../../shared/domain/failure.ts';

/** Characters of Windows-1252 from 0x80 to 0x9F; all others are those of Latin-1. A byte without a character stays a control. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/** A text has next to no control characters but tabs and line ends; what has more is no text. */
const MAX_CONTROL_SHARE = 0.002;
const CONTROLS = new RegExp(String.raw`[\u0001-\u0008\u000E-\u001A\u001C-\u001F]`, 'g');

/**
 * The text of a file: UTF-16 where a byte order mark says so, UTF-8 where it is valid, else Windows-1252. Throws
 * INVALID_INPUT with the reason `binary` for what is no text at all.
 */
export function decodeText(bytes: Uint8Array, fileName: string): string {
  const text = decoded(bytes);
  if (text.includes('\0') || (text.match(CONTROLS)?.length ?? 0) > text.length * MAX_CONTROL_SHARE) {
    throw new Failure('INVALID_INPUT', `The file “${fileName}” is no text file.`, { fileName, reason: 'binary' });
  }
  return text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16le').decode(swapped(bytes));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return windows1252(bytes);
  }
}

function swapped(bytes: Uint8Array): Uint8Array {
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return even.swap16();
}

function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80));
}
