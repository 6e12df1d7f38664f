import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../../shared/domain/failure.ts';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import type { ScriptFormat } from '../../../../shared/domain/script/parse-script.ts';
import { fileFailure } from '../../library/file-failure.ts';
import { titleOf } from '../../library/media-names.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import type { ScriptImport } from '../scripts.ts';
import { decodeText } from './decode-text.ts';
import { scriptFromFile } from './script-from-text.ts';
import { vttAsSrt } from './vtt-as-srt.ts';

const MAX_BYTES = 5 * 1024 * 1024;

const FORMATS: Readonly<Record<string, ScriptFormat | 'vtt'>> = {
  '.txt': 'txt',
  '.text': 'txt',
  '.md': 'md',
  '.markdown': 'md',
  '.srt': 'srt',
  '.vtt': 'vtt',
};

/** One script for each file; a failure is the result of its file alone. */
export async function importScripts(deps: ScriptsDeps, tickets: readonly FileTicket[]): Promise<ScriptImport[]> {
  const results: ScriptImport[] = [];
  for (const ticket of tickets) {
    const file = deps.shell.redeemTicket(ticket);
    const fileName = file === null ? '' : path.basename(file);
    try {
      if (file === null) {
        const message = 'This file was already taken or is no longer known. Drop it again.';
        throw new Failure('FILE_MISSING', message);
      }
      results.push({ fileName, scriptId: await importScript(deps, file), failure: null });
    } catch (error) {
      const { code, message } = failureRecord(error);
      if (code === 'INTERNAL') deps.log.error('A script could not be imported.', { reason: message });
      results.push({ fileName, scriptId: null, failure: { code, message } });
    }
  }
  return results;
}

/** Makes a script of a file. Throws INVALID_INPUT with a `reason` (`format`, `binary`, `empty`), FILE_TOO_LARGE, FILE_MISSING. */
export async function importScript(deps: ScriptsDeps, file: string): Promise<ItemId> {
  const fileName = path.basename(file);
  const format = FORMATS[path.extname(file).toLowerCase()];
  if (!format) {
    const message = `“${fileName}” is no script: text (txt), Markdown (md) and subtitles (srt, vtt) can be imported.`;
    throw new Failure('INVALID_INPUT', message, { fileName, reason: 'format' });
  }
  const text = decodeText(await readBytes(file, fileName).catch(rethrow(fileName)), fileName);
  if (text.trim() === '') throw new Failure('INVALID_INPUT', `“${fileName}” is empty.`, { fileName, reason: 'empty' });
  const source = format === 'vtt' ? { text: vttAsSrt(text), format: 'srt' as const } : { text, format };
  return scriptFromFile(deps, { ...source, title: titleOf(fileName), fileName });
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
  if (facts.size > MAX_BYTES) throw tooLarge(fileName, facts.size);
  const bytes = await readFile(file);
  if (bytes.length > MAX_BYTES) throw tooLarge(fileName, bytes.length);
  return bytes;
}

function tooLarge(fileName: string, sizeBytes: number): Failure {
  const message = `“${fileName}” is larger than 5 MB. Split the text into several files.`;
  return new Failure('FILE_TOO_LARGE', message, { fileName, sizeBytes, maxBytes: MAX_BYTES });
}
