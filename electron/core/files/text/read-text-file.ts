import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { MAX_SCRIPT_FILE_BYTES } from '../../../../shared/domain/script/parsing/script-file.ts';
import { fileFailure } from '../file-failure.ts';

/** A text file whose encoding nobody has looked at. */
export type TextFile = { bytes: Uint8Array; fileName: string };

/** Reads a file of up to 5 MB. Throws INVALID_INPUT with `not_a_file`, FILE_TOO_LARGE, FILE_MISSING. */
export async function readTextFile(file: string): Promise<TextFile> {
  const fileName = path.basename(file);
  const bytes = await readBytes(file, fileName).catch((error: unknown) => {
    throw fileFailure(error, fileName);
  });
  return { bytes, fileName };
}

/** The same of bytes that came without a path. Throws FILE_TOO_LARGE. */
export function textFileOf(bytes: Uint8Array, fileName: string): TextFile {
  if (bytes.length > MAX_SCRIPT_FILE_BYTES) throw tooLarge(fileName, null);
  return { bytes, fileName };
}

async function readBytes(file: string, fileName: string): Promise<Uint8Array> {
  const facts = await stat(file);
  // Never a pipe or a device: reading it might not end.
  if (!facts.isFile()) throw reasonedFailure('INVALID_INPUT', 'not_a_file', { fileName });
  if (facts.size > MAX_SCRIPT_FILE_BYTES) throw tooLarge(fileName, facts.size);
  const bytes = await readFile(file);
  if (bytes.length > MAX_SCRIPT_FILE_BYTES) throw tooLarge(fileName, bytes.length);
  return bytes;
}

function tooLarge(fileName: string, sizeBytes: number | null): Failure {
  const message = `“${fileName}” is larger than 5 MB. Split the text into several files.`;
  return new Failure('FILE_TOO_LARGE', message, { fileName, sizeBytes, maxBytes: MAX_SCRIPT_FILE_BYTES });
}
