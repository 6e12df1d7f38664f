import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { printable } from '../../../../shared/domain/printable.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { Core } from '../../../core/create-core.ts';
import { folderFailure } from '../../../core/files/file-failure.ts';
import { UsageError } from '../../arguments/argument-values.ts';
import { failureLine, wordsOf } from '../../output/failure-lines.ts';
import { beginProgressLine } from '../../output/progress-line.ts';
import { createRunFolder } from '../../run-folder.ts';
import type { RunControl } from '../../run-job.ts';
import type { SpeakOptions } from '../../arguments/generate/speak-arguments.ts';
import { ALLOW_LARGE, writeNarration, type WrittenNarration } from './narration-files.ts';
import { openSpeechCore, type SpeechCore } from './speech-core.ts';
import { type CastMember, type LeftOutLine, makeScript, removeScript } from './speak-script.ts';
import { printBytes } from '../../output/standard-output.ts';
import { makeFolders } from '../../../core/files/paths/make-folders.ts';

type Spoken = WrittenNarration & { leftOut: LeftOutLine[]; cast: CastMember[] };

const SHOWN_CHARACTERS = 40;

/**
 * `atelier speak`: 0 when the narration was written with all lines that have words, 1 when lines are missing or nothing was
 * written, 130 when `signal` stopped it.
 */
export async function speakCommand(options: SpeakOptions, signal: AbortSignal): Promise<number> {
  if (options.outFile === null && process.stdout.isTTY) {
    throw new UsageError('Not writing audio to a terminal. Add --out FILE or pipe the output.');
  }
  const opened = await openSpeechCore(options);
  const line = beginProgressLine(options.file === '-' ? 'standard input' : path.basename(options.file), process.stderr);
  const startedAtMs = Date.now();
  try {
    const { files, durationMs, leftOut, cast } = await speak(opened, options, { signal, onProgress: line.update });
    const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
    const target = files.length > 0 ? ` -> ${files.join(', ')}` : '';
    line.end(`done, ${formatShortTime(durationMs)} of audio in ${seconds} s${target}`);
    for (const { name, voiceId } of cast)
      process.stderr.write(`  ${printable(name)} uses voice ${printable(voiceId)}\n`);
    for (const each of leftOut) process.stderr.write(`${leftOutText(each)}\n`);
    return leftOut.every(hasNoWords) ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = failureRecord(error);
    line.end(code === 'CANCELLED' ? 'stopped' : `failed. ${failureLine(error, ALLOW_LARGE)}`);
    return code === 'CANCELLED' ? 130 : 1;
  } finally {
    await opened.dispose();
  }
}

const hasNoWords = ({ failure }: LeftOutLine): boolean => failure.data['reason'] === 'nothing_to_speak';

function leftOutText(line: LeftOutLine): string {
  const text = [...printable(line.text).replaceAll(/[\n\t]/g, ' ')].slice(0, SHOWN_CHARACTERS).join('');
  const why = hasNoWords(line) ? 'no words to speak' : printable(`${wordsOf(line.failure)} [${line.failure.code}]`);
  return `  line ${line.number} skipped, ${why}: ${text}`;
}

async function speak(opened: SpeechCore, options: SpeakOptions, control: RunControl): Promise<Spoken> {
  const { core } = opened;
  const made = await makeScript(opened, options, control);
  try {
    control.onProgress('exporting');
    return { ...(await write(core, { id: made.id, options })), leftOut: made.leftOut, cast: made.cast };
  } finally {
    await removeScript(core, made.id);
  }
}

async function write(
  core: Core,
  request: { id: Parameters<typeof removeScript>[1]; options: SpeakOptions },
): Promise<WrittenNarration> {
  const { id, options } = request;
  const folder = options.outFile === null ? await createRunFolder() : path.dirname(path.resolve(options.outFile));
  await makeFolders(folder).catch((error: unknown) => {
    throw folderFailure(error, folder, 'the narration');
  });
  try {
    const { files, durationMs } = await writeNarration(core, id, { ...options, folder });
    if (options.outFile !== null) return { files, durationMs };
    for (const file of files) await printBytes(await readFile(file));
    return { files: [], durationMs };
  } finally {
    if (options.outFile === null) await rm(folder, { recursive: true, force: true });
  }
}
