import { randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { failureRecord } from '../../../../shared/domain/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { SoundFormat } from '../../../../shared/domain/script/script-settings.ts';
import { characterCount, SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { ServiceFailure } from '../../service/service-failure.ts';
import { soundFile, textFile } from '../sound-files.ts';
import { awaitTask } from '../tasks/await-task.ts';
import { unpackSound } from '../tasks/task-sound.ts';
import { insertTask, openTask, type SpeechTask, updateTask } from '../tasks/task-table.ts';
import { type LineRun, type MadeSound, speechSettings } from './line-run.ts';

const TEXT_PURPOSE = 't2a_async_input';

/** Speaks a long text as a task of the service; one that is under way already is taken up and never sent again. */
export async function taskLine(run: LineRun): Promise<MadeSound> {
  const { deps, line, place, takeId } = run;
  const task = openTask(deps.db, line, place) ?? newTask(run);
  const working = task.state === 'working' ? task : await submit(run, await undoubted(run, task));
  const fileId = await awaitTask(run, working);
  const file = soundFile(deps.folder, takeId);
  await download(run, fileId, file);
  await removeText(run, working);
  const { size } = await stat(file);
  const durationMs = Math.round(estimatedMs(size, line.sound));
  const { billedCharacters } = working;
  return { file, durationMs, words: null, billedCharacters, isPartial: false, taskId: task.id };
}

function newTask({ deps, line, place }: LineRun): SpeechTask {
  const id = randomUUID();
  deps.db.write((tx) => insertTask(tx, id, { line, place }));
  const nothing = { textFileId: null, remoteTaskId: null, remoteFileId: null, billedCharacters: null };
  return { id, ...nothing, state: 'preparing' };
}

/** A request that was on its way when the program ended may have been accepted; only where it costs nothing it is repeated. */
async function undoubted({ deps, place }: LineRun, task: SpeechTask): Promise<SpeechTask> {
  if (task.state !== 'sending' || place.engine === 'local') return task;
  const failure = reasonedFailure('SERVICE_FAILED', 'maybe_submitted', { isLongText: true });
  deps.db.write((tx) =>
    updateTask(tx, task.id, { state: 'failed', failure: failureRecord(failure), endedAtMs: Date.now() }),
  );
  throw failure;
}

async function submit(run: LineRun, task: SpeechTask): Promise<SpeechTask> {
  const { deps, line, place } = run;
  const { text } = line.recipe;
  const isFile = characterCount(text) > SPEECH_LIMITS.asyncText;
  const textFileId = isFile ? (task.textFileId ?? (await uploadText(run, task))) : null;
  deps.db.writeSynced((tx) => updateTask(tx, task.id, { state: 'sending', submittedAtMs: Date.now() }));
  try {
    const source = textFileId === null ? { text } : { textFileId };
    const request = { ...speechSettings(run), ...run.context.calls, ...source };
    const { taskId, fileId, usageCharacters } = await deps.service(place.engine).speech.submit(request);
    const accepted = {
      state: 'working',
      remoteTaskId: taskId,
      remoteFileId: fileId,
      billedCharacters: usageCharacters || null,
    } as const;
    deps.db.writeSynced((tx) => updateTask(tx, task.id, accepted));
    return { ...task, textFileId, ...accepted };
  } catch (error) {
    if (!mayHaveArrived(error)) deps.db.write((tx) => updateTask(tx, task.id, { state: 'preparing' }));
    throw error;
  }
}

function mayHaveArrived(error: unknown): boolean {
  if (error instanceof ServiceFailure) return error.mayHaveReachedService;
  return failureRecord(error).code === 'CANCELLED';
}

async function uploadText(run: LineRun, task: SpeechTask): Promise<string> {
  const { deps, line, place, takeId, context } = run;
  const file = textFile(deps.folder, takeId);
  try {
    await writeFile(file, line.recipe.text, { mode: 0o600 });
    const { id } = await deps.service(place.engine).files.upload({
      ...run.context.calls,
      file,
      fileName: 'text.txt',
      purpose: TEXT_PURPOSE,
      onUploadProgress: (done, total) => context.report({ step: 'uploading', done, total, unit: 'bytes' }),
    });
    deps.db.write((tx) => updateTask(tx, task.id, { textFileId: id }));
    return id;
  } finally {
    run.spoken(0);
    await rm(file, { force: true });
  }
}

/** The link first, as clients of the service do; the file itself where there is none. */
async function download(run: LineRun, fileId: string, target: string): Promise<void> {
  const service = run.deps.service(run.place.engine);
  const options = run.context.calls;
  const { downloadUrl } = await service.files.retrieve(fileId, options);
  try {
    await rm(target, { force: true });
    if (downloadUrl) await service.files.downloadResult(downloadUrl, target, options);
    else await service.files.download(fileId, target, options);
    await unpackSound(target);
  } catch (error) {
    throw fileFailure(error, 'the new take');
  }
}

/** The service keeps the text no longer than needed; where that fails it deletes it by itself. */
async function removeText({ deps, place, context }: LineRun, { textFileId }: SpeechTask): Promise<void> {
  if (textFileId === null) return;
  try {
    await deps.service(place.engine).files.remove({ id: textFileId, purpose: TEXT_PURPOSE });
  } catch (error) {
    deps.log.warn('An uploaded text could not be removed.', { job: context.id, code: failureRecord(error).code });
  }
}

/** Until the file has been read: what its size says. */
function estimatedMs(sizeBytes: number, { format, bitrate, sampleRateHz, channels }: SoundFormat): number {
  const bytesPerSecond = format === 'mp3' ? bitrate / 8 : sampleRateHz * channels * 2;
  return format === 'flac' ? 0 : (sizeBytes * 1000) / bytesPerSecond;
}
