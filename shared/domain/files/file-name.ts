/** What the variables of a name template stand for; a variable without a value leaves nothing. */
export type FileNameValues = Readonly<Record<string, string | number | null | undefined>>;

/** What file systems allow. */
const MOST_BYTES = 255;
const MAX_CHARACTERS = 120;
/** File systems allow 255 bytes; the rest is for " (2)" and for endings that other programs add. */
const MAX_BYTES = 240;
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
const FORBIDDEN = new RegExp(
  String.raw`[<>:"/\\|?*\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]`,
  'gu',
);
const LONE_SURROGATE = /\p{Cs}/gu;
const UNTITLED = 'untitled';

/**
 * A file name from a template such as `{date} {title:40}.{lang}` and an extension without a dot. `{name:n}` cuts a value
 * to n characters; an unknown variable stays as it is written. The result is valid on Windows, macOS and Linux, at most
 * 120 characters and 240 bytes long, and never empty.
 */
export function fileNameFromTemplate(template: string, values: FileNameValues, extension: string): string {
  const base = template.replace(/\{(\w+)(?::(\d{1,3}))?\}/g, (whole, name: string, length: string | undefined) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = String(values[name] ?? '').trim();
    return length === undefined ? value : cutCharacters(value, { characters: Number(length), bytes: MAX_BYTES }).trim();
  });
  return safeFileName(base, extension);
}

/**
 * A valid file name made of any text: forbidden characters become blanks or go, reserved names get an underscore, the
 * base is cut so that the name with its extension (without a dot; empty for none) keeps the limits.
 */
export function safeFileName(base: string, extension: string): string {
  const ending = extension === '' ? '' : `.${extension}`;
  const cleaned = trimmed(
    base.replace(LONE_SURROGATE, ' ').normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/gu, ' '),
  );
  const named = RESERVED.test(cleaned) ? `_${cleaned}` : cleaned;
  const limits = { characters: MAX_CHARACTERS - ending.length, bytes: MAX_BYTES - byteLength(ending) };
  return (trimmed(cutCharacters(named, limits)) || UNTITLED) + ending;
}

/**
 * The name of a file beside another one, for which players look: the very same stem with another extension (without a dot).
 * A name that is there is valid where it is; it is only cut where the longer extension does not fit into 255 bytes.
 */
export function fileNameBeside(fileName: string, extension: string): string {
  return withEnding(stemOf(fileName), `.${extension}`);
}

/** The name with a number for the case that it is taken: `talk.en.srt` and 2 give `talk.en (2).srt`. At most 255 bytes long. */
export function numberedFileName(fileName: string, number: number): string {
  const stem = stemOf(fileName);
  return withEnding(stem, ` (${number})${fileName.slice(stem.length)}`);
}

/** The name without its extension; a leading dot begins none. */
export function stemOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(0, dot) : fileName;
}

const withEnding = (stem: string, ending: string): string =>
  cutCharacters(stem, { characters: Infinity, bytes: MOST_BYTES - byteLength(ending) }) + ending;

/** No blanks at the ends; no dots at the end (Windows drops them) and none ahead (they would hide the file). */
const trimmed = (text: string): string => text.replace(/^[\s.]+|[\s.]+$/gu, '');

const byteLength = (text: string): number => {
  let bytes = 0;
  for (const character of text) bytes += utf8Length(character.codePointAt(0) ?? 0);
  return bytes;
};
const utf8Length = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x1_0000 ? 3 : 4;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts between characters as people see them, so that no emoji or accent is torn. */
function cutCharacters(text: string, limits: { characters: number; bytes: number }): string {
  // Names of a whole library are made at once, and few of them are long.
  if (text.length <= limits.characters && byteLength(text) <= limits.bytes) return text;
  let result = '';
  let characters = 0;
  let bytes = 0;
  for (const { segment } of graphemes.segment(text)) {
    characters += Array.from(segment).length;
    bytes += byteLength(segment);
    if (characters > limits.characters || bytes > limits.bytes) return result;
    result += segment;
  }
  return result;
}
