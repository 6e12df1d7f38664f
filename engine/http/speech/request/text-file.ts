import { readFile } from 'node:fs/promises';
import { unzipSync, type Unzipped } from 'fflate';
import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { badRequest } from '../../service-error.ts';

/** The longest allowed text has no more bytes than this, in UTF-8 with four bytes a character. */
const MOST_TEXT_BYTES = SPEECH_LIMITS.asyncFileEnd * 4;
const MOST_ENTRIES = 1000;
/** Fields of a JSON document that are spoken, in this order. */
const JSON_FIELDS = ['title', 'content', 'extra'];

/**
 * The text of an uploaded `txt` or `zip` file (gaps.md part 2). A zip holds txt or json files of one kind, which are
 * spoken in the order of their names.
 * @throws ServiceError 400
 */
export async function readTextFile(file: string, extension: string): Promise<string> {
  const bytes = await readFile(file);
  return extension === 'zip' ? zippedText(bytes) : decodeText(bytes, 'the file');
}

function zippedText(bytes: Uint8Array): string {
  const entries = Object.entries(unzip(bytes)).toSorted(([left], [right]) => (left < right ? -1 : 1));
  const kinds = new Set(entries.map(([name]) => /\.(txt|json)$/i.exec(name)?.[1]?.toLowerCase() ?? 'other'));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === 'other') {
    throw badRequest('invalid params: the zip file must hold txt files only or json files only');
  }
  const texts = entries.map(([name, content]) => {
    const text = decodeText(content, name);
    return kind === 'json' ? documentText(text, name) : text;
  });
  return texts.join('\n');
}

/** Sizes are known before anything is unpacked, so that a small archive cannot become a huge one. */
function unzip(bytes: Uint8Array): Unzipped {
  let total = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name.endsWith('/') || /(^|\/)(__MACOSX\/|\.)/.test(name)) return false;
        total += originalSize;
        count += 1;
        if (total > MOST_TEXT_BYTES || count > MOST_ENTRIES) throw tooLong();
        return true;
      },
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'ServiceError') throw error;
    throw badRequest('invalid params: the zip file cannot be read');
  }
}

function documentText(text: string, name: string): string {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw badRequest(`invalid params: ${quoted(name)} is not JSON`);
  }
  const fields = typeof document === 'object' && document !== null ? (document as Record<string, unknown>) : {};
  const texts = JSON_FIELDS.map((field) => fields[field]).filter((value) => typeof value === 'string' && value !== '');
  if (texts.length > 0) return texts.join('\n');
  throw badRequest(`invalid params: ${quoted(name)} has none of the fields ${JSON_FIELDS.join(', ')}`);
}

function decodeText(bytes: Uint8Array, name: string): string {
  if (bytes.length > MOST_TEXT_BYTES) throw tooLong();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest(`invalid params: ${quoted(name)} is not text in UTF-8`);
  }
}

const tooLong = () =>
  badRequest(`invalid params: a text in a file must have fewer than ${SPEECH_LIMITS.asyncFileEnd} characters`);

const quoted = (name: string): string => JSON.stringify(name.slice(-60));
