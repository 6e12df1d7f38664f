import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import { createMp3Stream } from '../../../shared/audio/decoders/mp3/mp3-stream.ts';
import { selectJobs } from '../jobs/stored/job-table.ts';
import type { TaskPlace } from '../remote-tasks/task-order.ts';
import { keptSounds, storeOrKeep } from './takes/kept-sounds.ts';
import { interruption } from './line-failure.ts';
import { indexMp3File } from './live/index-mp3.ts';
import { selectLines, type SpeechLine, updateLine } from './line-table.ts';
import { SHORTEST_PARTIAL_MS } from './routes/stream-line.ts';
import { soundFile } from './takes/sound-files.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { storeTake } from './takes/store-take.ts';

/**
 * Looks after lines that were being made when the program ended: what came of a stream becomes a partial take where one can
 * hear it, every such line waits again or says that it may have been charged, and files that belong to nothing are removed.
 * Whole sounds that could not be stored are stored now. Never throws.
 */
export async function recoverLines(deps: SpeechDeps): Promise<void> {
  const { db, folder, log } = deps;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    db.write((tx) => tx.run('DELETE FROM speech_lines WHERE job_id NOT IN (SELECT id FROM jobs)'));
    // First: a line whose whole sound waits is not one that was cut.
    const kept = await storeKept(deps);
    const cut = selectLines(db, `WHERE state = 'running'`);
    for (const line of cut) await recoverLine(deps, line, kept);
    for (const name of await readdir(folder)) {
      if (!kept.has(path.parse(name).name)) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  } catch (error) {
    log.error('Lines of an earlier run could not be looked after.', { code: failureRecord(error).code });
  }
}

/**
 * Looks after the lines of one job that is begun again, whose program may have been killed while others had the profile
 * open: a line that is still marked as being made is made by nobody.
 */
export async function recoverLinesOfJob(deps: SpeechDeps, jobId: JobId): Promise<void> {
  const cut = selectLines(deps.db, `WHERE state = 'running' AND job_id = :jobId`, { jobId });
  if (cut.length === 0) return;
  const kept = new Set<string>((await keptSounds(deps.folder)).map(({ takeId }) => takeId));
  for (const line of cut) await recoverLine(deps, line, kept);
}

/** Stores what could not be stored when it was made; returns the takes of which that still fails. */
async function storeKept(deps: SpeechDeps): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const made of await keptSounds(deps.folder)) {
    const hasScript = deps.db.get('SELECT 1 FROM scripts WHERE id = :id', { id: made.line.scriptId }) !== undefined;
    if (!hasScript) continue;
    try {
      await storeOrKeep(deps, made);
    } catch (error) {
      kept.add(made.takeId);
      deps.log.warn('A made sound waits to be stored.', { take: made.takeId, code: failureRecord(error).code });
    }
  }
  return kept;
}

/** A line that stayed as being made would be left out by its job, and nobody would be told. */
async function recoverLine(deps: SpeechDeps, line: SpeechLine, kept: ReadonlySet<string>): Promise<void> {
  const [job] = selectJobs(deps.db, 'WHERE id = :id', { id: line.jobId });
  const place = { engine: job?.engine ?? 'local', host: (job?.request['host'] as string | null | undefined) ?? null };
  // A whole sound that still waits to be stored, or a line that was about to store one: that asks nobody again.
  const isPaidFor = line.takeId === null || kept.has(line.takeId);
  try {
    if (!isPaidFor) await storePart(deps, line, place);
  } catch (error) {
    const facts = { job: line.jobId, code: failureRecord(error).code };
    deps.log.error('What came of a line in an earlier run could not be stored.', facts);
  }
  const failure = isPaidFor ? null : interruption(line, place.engine);
  // A job that was given up will not come to the line until it is resumed.
  const isGivenUp = job?.state === 'failed';
  const waiting = isGivenUp
    ? ({ state: 'unmade', failure: job.failure } as const)
    : ({ state: 'queued', failure } as const);
  deps.db.write((tx) => updateLine(tx, line, failure ? { state: 'failed', failure } : waiting));
}

async function storePart(deps: SpeechDeps, line: SpeechLine, place: TaskPlace): Promise<void> {
  const { takeId } = line;
  const file = takeId && soundFile(deps.folder, takeId);
  const durationMs = file && line.route === 'stream' && existsSync(file) ? await soundMs(file) : 0;
  if (!takeId || !file || durationMs < SHORTEST_PARTIAL_MS) return;
  await indexMp3File(file, null);
  const sound = { file, durationMs: Math.round(durationMs), words: null, billedCharacters: null, isPartial: true };
  await storeTake(deps, { takeId, line, place, sound });
}

/** How much of the file can be heard. */
async function soundMs(file: string): Promise<number> {
  const decoder = await createMp3Stream();
  try {
    let samples = 0;
    for await (const chunk of createReadStream(file)) samples += decoder.push(chunk as Buffer)?.[0]?.length ?? 0;
    return samples === 0 ? 0 : (samples * 1000) / decoder.sampleRate();
  } finally {
    decoder.free();
  }
}
