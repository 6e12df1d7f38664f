import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Failure, failureRecord } from '../../shared/domain/failure.ts';
import { formatShortTime } from '../../shared/domain/time-code.ts';
import type { Core } from '../core/create-core.ts';
import { UsageError } from './argument-values.ts';
import { createProfileCore } from './profile-core.ts';
import { failureLine } from './failure-lines.ts';
import { beginProgressLine } from './progress-line.ts';
import { createRunFolder } from './run-folder.ts';
import type { RunControl } from './run-job.ts';
import type { SpeakOptions } from './speak-arguments.ts';
import { makeScript, removeScript } from './speak-script.ts';
import { printBytes } from './standard-output.ts';
import { createTemporaryCore } from './temporary-core.ts';

type SpeakCore = { core: Core; engine: 'local' | 'cloud'; dispose(): Promise<void> };
/** What was written, for the last line of progress. */
type Spoken = { files: string[]; durationMs: number };

/** `atelier speak`: 0 when the narration was written, 1 when not, 130 when `signal` stopped it. */
export async function speakCommand(options: SpeakOptions, signal: AbortSignal): Promise<number> {
  if (options.outFile === null && process.stdout.isTTY) {
    throw new UsageError('Sound is nothing for a terminal: add --out FILE, or send it to another program.');
  }
  const opened = await openCore(options);
  const line = beginProgressLine(options.file === '-' ? 'standard input' : path.basename(options.file), process.stderr);
  const startedAtMs = Date.now();
  try {
    const { files, durationMs } = await speak(opened, options, { signal, onProgress: line.update });
    const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
    const target = files.length > 0 ? ` -> ${files.join(', ')}` : '';
    line.end(`done, ${formatShortTime(durationMs)} of sound in ${seconds} s${target}`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = failureRecord(error);
    line.end(
      code === 'CANCELLED'
        ? 'stopped'
        : `failed. ${failureLine(error, { CONFIRMATION_NEEDED: 'Add --allow-large to write it anyway.' })}`,
    );
    return code === 'CANCELLED' ? 130 : 1;
  } finally {
    await opened.dispose();
  }
}

/**
 * Voices that were made on this computer lie with the app's data, so the local engine speaks over the app's own core, whether
 * the app is open or not. For the cloud, whose voices are elsewhere, a temporary one does.
 */
async function openCore(options: SpeakOptions): Promise<SpeakCore> {
  const temporary = await createTemporaryCore(options);
  const engine = options.engine ?? temporary.core.settings.get().engine;
  if (engine === 'cloud') return { ...temporary, engine };
  await temporary.dispose();
  return { ...createProfileCore(options), engine };
}

async function speak(opened: SpeakCore, options: SpeakOptions, control: RunControl): Promise<Spoken> {
  const { core } = opened;
  const made = await makeScript(opened, options, control);
  try {
    if (made.failure) throw new Failure(made.failure.code, made.failure.message, made.failure.data);
    control.onProgress('writing');
    return await write(core, { id: made.id, options });
  } finally {
    await removeScript(core, made.id);
  }
}

async function write(
  core: Core,
  request: { id: Parameters<typeof removeScript>[1]; options: SpeakOptions },
): Promise<Spoken> {
  const { id, options } = request;
  const folder = options.outFile === null ? await createRunFolder() : path.dirname(path.resolve(options.outFile));
  await mkdir(folder, { recursive: true });
  try {
    const exported = await core.narration.export({
      id,
      format: options.format,
      subtitles: options.subtitles === null ? [] : [options.subtitles],
      nameTemplate: '{title}',
      bySection: false,
      folder,
      acceptsSize: options.acceptsSize,
    });
    const durationMs = exported?.durationMs ?? 0;
    const files = (exported?.fileNames ?? []).map((fileName) => path.join(folder, fileName));
    if (options.outFile !== null) return { files, durationMs };
    for (const file of files) await printBytes(await readFile(file));
    return { files: [], durationMs };
  } finally {
    if (options.outFile === null) await rm(folder, { recursive: true, force: true });
  }
}
