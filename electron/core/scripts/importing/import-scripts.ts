import path from 'node:path';
import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import { scriptFormatOfName, scriptFormatOfText } from '../../../../shared/domain/script/parsing/script-file.ts';
import { countSoundCues } from '../../../../shared/domain/script/parsing/srt-blocks.ts';
import type { ScriptFormat } from '../../../../shared/domain/script/parsing/parse-script.ts';
import type { ScriptImport } from '../../../../shared/domain/script/script-views.ts';
import { subtitleFormatOf } from '../../../../shared/domain/subtitles/reading/read-subtitles.ts';
import { titleOf } from '../../files/paths/media-names.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import type { ImportAgain, PathlessFile } from '../scripts.ts';
import { decodeText } from '../../files/text/decode-text.ts';
import { encodingPreviews, offeredEncodings } from '../../files/text/encoding-previews.ts';
import type { KeptFiles } from '../../files/text/kept-files.ts';
import { readTextFile, textFileOf } from '../../files/text/read-text-file.ts';
import { scriptFromFile } from './script-from-text.ts';
import { voicesToCast } from './voices-to-cast.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** What imports need: `kept` holds files that may be read once more. */
type ScriptImporting = { deps: ScriptsDeps; kept: KeptFiles<ScriptFile> };

/** A file as it was given; `format` is what its name says. */
export type ScriptFile = { bytes: Uint8Array; fileName: string; format: ScriptFormat | null };

/** How a file is read; what is left out is found out. */
type Reading = { engine: EngineChoice; encoding?: string | null | undefined; withSounds?: boolean | undefined };

/** One script for each file; a failure is the result of its file alone. */
export async function importScripts(
  importing: ScriptImporting,
  tickets: readonly FileTicket[],
): Promise<ScriptImport[]> {
  const { deps } = importing;
  const engine = await voicesToCast(deps, undefined);
  const results: ScriptImport[] = [];
  for (const ticket of tickets) {
    const file = deps.shell.redeemTicket(ticket);
    const read = async () => {
      if (file !== null) return await readScriptFile(file);
      throw new Failure('FILE_MISSING', 'This file is no longer available. Drop it again.');
    };
    results.push(await resultOf(importing, { fileName: file === null ? '' : path.basename(file), read, engine }));
  }
  return results;
}

/** The same for files that no path leads to: only their names and bytes are known. */
export async function importContents(
  importing: ScriptImporting,
  files: readonly PathlessFile[],
): Promise<ScriptImport[]> {
  const engine = await voicesToCast(importing.deps, undefined);
  const results: ScriptImport[] = [];
  for (const { fileName, base64 } of files) {
    const read = async () => {
      const file = textFileOf(Buffer.from(base64, 'base64'), fileName);
      return { ...file, format: scriptFormatOfName(fileName) };
    };
    results.push(await resultOf(importing, { fileName, read, engine }));
  }
  return results;
}

/** A file that could be read in several ways, in the way that somebody chose. Throws FILE_MISSING. */
export async function importAgain(importing: ScriptImporting, { fileId, ...way }: ImportAgain): Promise<ScriptImport> {
  const file = importing.kept.get(fileId);
  const engine = await voicesToCast(importing.deps, undefined);
  return await resultOf(importing, { fileName: file.fileName, read: async () => file, engine, ...way });
}

async function resultOf(
  { deps, kept }: ScriptImporting,
  { fileName, read, ...reading }: Reading & { fileName: string; read: () => Promise<ScriptFile> },
): Promise<ScriptImport> {
  let file: ScriptFile | null = null;
  try {
    file = await read();
    const { scriptId, soundCueCount } = scriptFromBytes(deps, file, reading);
    const again = soundCueCount === 0 ? null : { fileId: kept.keep(file), encodings: [], soundCueCount };
    return { fileName, scriptId, failure: null, again };
  } catch (error) {
    const failure = failureRecord(error);
    const { code, message } = failure;
    if (code === 'INTERNAL') deps.log.error('A script could not be imported.', { reason: message });
    const encodings = file === null ? [] : encodingPreviews(file.bytes, offeredEncodings(failure));
    const again =
      file === null || encodings.length === 0 ? null : { fileId: kept.keep(file), encodings, soundCueCount: 0 };
    return { fileName, scriptId: null, failure, again };
  }
}

/** Makes a script of a file. Throws INVALID_INPUT with a `reason` (`format`, `binary`, `empty`), FILE_TOO_LARGE, FILE_MISSING. */
export async function importScript(
  deps: ScriptsDeps,
  { file, ...reading }: Reading & { file: string },
): Promise<ItemId> {
  return scriptFromBytes(deps, await readScriptFile(file), reading).scriptId;
}

async function readScriptFile(file: string): Promise<ScriptFile> {
  const fileName = path.basename(file);
  const format = scriptFormatOfName(fileName);
  if (!format) {
    throw reasonedFailure('INVALID_INPUT', 'format', { fileName });
  }
  return { ...(await readTextFile(file)), format };
}

/** Subtitles are told by their text, whatever the file is called; `format` null: everything else is, too. */
function scriptFromBytes(
  deps: ScriptsDeps,
  { bytes, fileName, format: named }: ScriptFile,
  { engine, encoding = null, withSounds = false }: Reading,
): { scriptId: ItemId; soundCueCount: number } {
  const text = decodeText(bytes, fileName, encoding);
  if (text.trim() === '') throw reasonedFailure('INVALID_INPUT', 'empty', { fileName });
  const format = subtitleFormatOf(text) ? 'srt' : (named ?? scriptFormatOfText(text));
  const title = titleOf(fileName);
  const scriptId = scriptFromFile(deps, { text, format, title, fileName, engine, withSounds });
  return { scriptId, soundCueCount: format === 'srt' && !withSounds ? countSoundCues(text) : 0 };
}
