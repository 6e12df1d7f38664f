import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../../shared/domain/failure.ts';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import {
  MAX_SCRIPT_FILE_BYTES,
  scriptFormatOfName,
  scriptFormatOfText,
} from '../../../../shared/domain/script/script-file.ts';
import type { ScriptFormat } from '../../../../shared/domain/script/parse-script.ts';
import { subtitleFormatOf } from '../../../../shared/domain/subtitles/reading/read-subtitles.ts';
import { fileFailure } from '../../library/file-failure.ts';
import { titleOf } from '../../library/media-names.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import type { PathlessFile, ScriptImport } from '../scripts.ts';
import { decodeText } from './decode-text.ts';
import { scriptFromFile } from './script-from-text.ts';
import { voicesToCast } from './voices-to-cast.ts';

/** One script for each file; a failure is the result of its file alone. */
export async function importScripts(deps: ScriptsDeps, tickets: readonly FileTicket[]): Promise<ScriptImport[]> {
  const engine = await voicesToCast(deps, undefined);
  const results: ScriptImport[] = [];
  for (const ticket of tickets) {
    const file = deps.shell.redeemTicket(ticket);
    const read = async () => {
      if (file !== null) return await importScript(deps, { file, engine });
      throw new Failure('FILE_MISSING', 'This file was already taken or is no longer known. Drop it again.');
    };
    results.push(await resultOf(deps, { fileName: file === null ? '' : path.basename(file), read }));
  }
  return results;
}

/** The same for files that no path leads to: only their names and bytes are known. */
export async function importContents(deps: ScriptsDeps, files: readonly PathlessFile[]): Promise<ScriptImport[]> {
  const engine = await voicesToCast(deps, undefined);
  const results: ScriptImport[] = [];
  for (const { fileName, base64 } of files) {
    const read = async () => {
      const bytes = Buffer.from(base64, 'base64');
      if (bytes.length > MAX_SCRIPT_FILE_BYTES) throw tooLarge(fileName, null);
      return scriptFromBytes(deps, { bytes, fileName, format: scriptFormatOfName(fileName), engine });
    };
    results.push(await resultOf(deps, { fileName, read }));
  }
  return results;
}

async function resultOf(
  { log }: Pick<ScriptsDeps, 'log'>,
  { fileName, read }: { fileName: string; read: () => Promise<ItemId> },
): Promise<ScriptImport> {
  try {
    return { fileName, scriptId: await read(), failure: null };
  } catch (error) {
    const { code, message } = failureRecord(error);
    if (code === 'INTERNAL') log.error('A script could not be imported.', { reason: message });
    return { fileName, scriptId: null, failure: { code, message } };
  }
}

/** Makes a script of a file. Throws INVALID_INPUT with a `reason` (`format`, `binary`, `empty`), FILE_TOO_LARGE, FILE_MISSING. */
export async function importScript(
  deps: ScriptsDeps,
  { file, engine, encoding }: { file: string; engine: 'local' | 'cloud'; encoding?: string | null | undefined },
): Promise<ItemId> {
  const fileName = path.basename(file);
  const format = scriptFormatOfName(fileName);
  if (!format) {
    const message = `“${fileName}” is no script: text (txt), Markdown (md) and subtitles (srt, vtt) can be imported.`;
    throw new Failure('INVALID_INPUT', message, { fileName, reason: 'format' });
  }
  const bytes = await readBytes(file, fileName).catch(rethrow(fileName));
  return scriptFromBytes(deps, { bytes, fileName, format, engine, encoding });
}

/** Subtitles are told by their text, whatever the file is called; `format` null: everything else is, too. */
function scriptFromBytes(
  deps: ScriptsDeps,
  file: {
    bytes: Uint8Array;
    fileName: string;
    format: ScriptFormat | null;
    engine: 'local' | 'cloud';
    encoding?: string | null | undefined;
  },
): ItemId {
  const { bytes, fileName, engine } = file;
  const text = decodeText(bytes, fileName, file.encoding ?? null);
  if (text.trim() === '') throw new Failure('INVALID_INPUT', `“${fileName}” is empty.`, { fileName, reason: 'empty' });
  const format = subtitleFormatOf(text) ? 'srt' : (file.format ?? scriptFormatOfText(text));
  return scriptFromFile(deps, { text, format, title: titleOf(fileName), fileName, engine });
}

const rethrow =
  (fileName: string) =>
  (error: unknown): never => {
    throw fileFailure(error, fileName);
  };

async function readBytes(file: string, fileName: string): Promise<Uint8Array> {
  const facts = await stat(file);
  // Never a pipe or a device: reading it might not end.
  if (!facts.isFile()) throw new Failure('INVALID_INPUT', `“${fileName}” is no file.`, { fileName, reason: 'format' });
  if (facts.size > MAX_SCRIPT_FILE_BYTES) throw tooLarge(fileName, facts.size);
  const bytes = await readFile(file);
  if (bytes.length > MAX_SCRIPT_FILE_BYTES) throw tooLarge(fileName, bytes.length);
  return bytes;
}

function tooLarge(fileName: string, sizeBytes: number | null): Failure {
  const message = `“${fileName}” is larger than 5 MB. Split the text into several files.`;
  return new Failure('FILE_TOO_LARGE', message, { fileName, sizeBytes, maxBytes: MAX_SCRIPT_FILE_BYTES });
}
