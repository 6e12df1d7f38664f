import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasDoubtfulLanguage } from '../../../shared/domain/transcript/recognition/doubtful-language.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { fileNameBeside } from '../../../shared/domain/files/file-name.ts';
import { printable } from '../../../shared/domain/printable.ts';
import { formatShortTime } from '../../../shared/domain/media/time-code.ts';
import type { Transcript } from '../../../shared/domain/transcript/transcript.ts';
import { folderFailure } from '../../core/files/file-failure.ts';
import { UsageError } from '../arguments/argument-values.ts';
import type { TranscribeOptions } from '../arguments/parse-arguments.ts';
import { failureLine } from '../output/failure-lines.ts';
import { beginProgressLine, type ProgressLine } from '../output/progress-line.ts';
import { writeResultFile } from '../output/result-file.ts';
import { print } from '../output/standard-output.ts';
import { createTemporaryCore, type TemporaryCore } from '../temporary-core.ts';
import { trackNote } from '../output/track-note.ts';
import { renderResult, transcribeFile } from './transcribe-file.ts';
import { makeFolders } from '../../core/files/paths/make-folders.ts';

const DOUBTFUL_LANGUAGE =
  'parts may not be English, so the text there isn’t reliable. The result marks these lines. ' +
  'For other languages, use the cloud (--engine cloud).';

/** `atelier transcribe`: 0 when every file was transcribed, 1 when one was not, 130 when `signal` stopped it. */
export async function transcribeCommand(options: TranscribeOptions, signal: AbortSignal): Promise<number> {
  if (options.outFolder !== null) await prepareFolder(options.outFolder);
  const temporary = await createTemporaryCore(options);
  try {
    let failed = 0;
    for (const file of options.files) {
      if (signal.aborted) break;
      if (!(await runFile(temporary, { file, options }, signal))) failed += 1;
    }
    return signal.aborted ? 130 : failed > 0 ? 1 : 0;
  } finally {
    await temporary.dispose();
  }
}

async function runFile(
  { core }: TemporaryCore,
  request: { file: string; options: TranscribeOptions },
  signal: AbortSignal,
): Promise<boolean> {
  const startedAtMs = Date.now();
  const line = beginProgressLine(path.basename(request.file), process.stderr);
  try {
    const { transcript, facts } = await transcribeFile(core, request, { signal, onProgress: line.update });
    const result = renderResult(transcript, request.options);
    endLine(line, transcript, { startedAtMs, target: await deliver(request, result) });
    const notes = [trackNote(facts), hasDoubtfulLanguage(transcript) ? DOUBTFUL_LANGUAGE : null];
    for (const note of notes.filter(Boolean)) {
      process.stderr.write(`${printable(path.basename(request.file))}: ${note}\n`);
    }
    return true;
  } catch (error) {
    line.end(
      failureRecord(error).code === 'CANCELLED'
        ? 'stopped'
        : `failed. ${failureLine(error, { CONFIRMATION_NEEDED: 'Add --allow-silence to transcribe it anyway.' })}`,
    );
    return false;
  }
}

/** Writes the result to its file and returns the path, or to standard output and returns null. */
async function deliver(
  request: { file: string; options: TranscribeOptions },
  result: string | Uint8Array,
): Promise<string | null> {
  const { file, options } = request;
  if (options.outFolder === null) {
    // Bytes need a folder, see parse-arguments.ts.
    await print(typeof result === 'string' ? result : '');
    return null;
  }
  return await writeResultFile(options.outFolder, fileNameBeside(path.basename(file), options.format), result);
}

function endLine(
  line: ProgressLine,
  transcript: Transcript,
  { startedAtMs, target }: { startedAtMs: number; target: string | null },
): void {
  const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const facts = [
    count(transcript.segments.length, 'line'),
    count(transcript.speakers.length, 'speaker'),
    `${formatShortTime(transcript.durationMs)} of audio in ${seconds} s`,
  ];
  line.end(`done, ${facts.join(', ')}${target === null ? '' : ` -> ${target}`}`);
}

async function prepareFolder(folder: string): Promise<void> {
  const facts = await stat(folder).catch(() => null);
  if (facts && !facts.isDirectory()) throw new UsageError(`--out must be a folder, but ${folder} is a file.`);
  try {
    await makeFolders(folder);
    // Told before an hour of work and not after it.
    await access(folder, constants.W_OK);
  } catch (error) {
    throw folderFailure(error, path.resolve(folder), 'the result');
  }
}
