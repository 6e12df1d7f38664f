import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Failure, type FailureRecord } from '../../../shared/domain/failures/failure.ts';
import { failureText } from '../../../shared/domain/failures/failure-text.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { JobUnits } from '../../../shared/domain/jobs/job-facts.ts';
import { serviceHost } from '../../../shared/domain/settings/services/service-host.ts';
import { characterCount } from '../../../shared/domain/speech/speech-options.ts';
import type { Tx } from '../database/database.ts';
import { updateJob } from '../jobs/stored/job-table.ts';
import { isEngineGone } from '../jobs/running/engine-loss.ts';
import type { EndedJob, JobContext, JobWork } from '../jobs/job-work.ts';
import type { TaskPlace } from '../remote-tasks/task-order.ts';
import { isKept, keptSound, storeOrKeep } from './takes/kept-sounds.ts';
import { interruption, isGlobal, retryDelayMs, toldFailure, RATE_LIMIT_ATTEMPTS } from './line-failure.ts';
import { linesOfJob, nextLine, type SpeechLine, updateLine } from './line-table.ts';
import type { LiveTakes } from './live/live-takes.ts';
import type { SpeakRequest } from './generation/generate-lines.ts';
import type { LineRun, MadeSound } from './routes/line-run.ts';
import { asError, streamLine } from './routes/stream-line.ts';
import { taskLine } from './routes/task-line.ts';
import { wholeLine } from './routes/whole-line.ts';
import { pause } from './pause.ts';
import { recoverLinesOfJob } from './recover-lines.ts';
import { createSpeakProgress, type SpeakProgress } from './speak-progress.ts';
import { lastTakeNumber } from '../scripts/takes/take-store.ts';
import { soundFile } from './takes/sound-files.ts';
import type { SpeechDeps } from './speech-deps.ts';
import type { LongTexts } from './tasks/long-text-task.ts';

/** What the work is done with; `ready` resolves when earlier runs were looked after. */
export type SpeakWorkParts = { deps: SpeechDeps; live: LiveTakes; longTexts: LongTexts; ready: Promise<void> };

type Speaking = Omit<SpeakWorkParts, 'ready'> & { context: JobContext; place: TaskPlace; progress: SpeakProgress };

/**
 * The job of generating lines, one after another; each is stored before the next begins. A line that fails does not keep the
 * others from being generated unless they would fail for the same reason.
 */
export function createSpeakWork({ ready, ...parts }: SpeakWorkParts): JobWork {
  const { deps } = parts;
  return {
    run: async (context) => {
      await ready;
      await recoverLinesOfJob(deps, context.id);
      const request = context.request as SpeakRequest;
      const { scriptId } = request;
      const resume = `UPDATE speech_lines SET state = 'queued', failure = NULL, is_dismissed = 0
        WHERE job_id = :id AND state IN ('unmade', 'stopped')`;
      const place = { engine: context.engine, host: serviceHost(deps.settings(), context.engine) };
      deps.db.write((tx) => {
        tx.run(resume, { id: context.id });
        // The address may be another one by now, and takes say where their text went, also those that a crash left.
        if (request.host !== place.host) updateJob(tx, context.id, { request: { ...request, host: place.host } });
      });
      deps.changes.publish('generation', [scriptId]);
      const progress = createSpeakProgress(context, linesOfJob(deps.db, context.id));
      return await speakAll({ ...parts, context, place, progress });
    },
    onEnd: (tx, job) => {
      endLines(tx, job);
      // After the transaction: whoever looks must see its result.
      queueMicrotask(() => job.itemId && deps.changes.publish('generation', [job.itemId]));
    },
  };
}

async function speakAll(speaking: Speaking): Promise<FailureRecord | null> {
  const { deps, context } = speaking;
  for (;;) {
    context.signal.throwIfAborted();
    const line = nextLine(deps.db, context.id);
    if (!line) break;
    deps.library.checkFolder();
    speaking.progress.begin(line);
    await speakOrFail(speaking, line);
    speaking.progress.end(line);
    context.checkpoint();
  }
  return summary(linesOfJob(deps.db, context.id));
}

async function speakOrFail(speaking: Speaking, line: SpeechLine): Promise<void> {
  const { deps, context } = speaking;
  const settle = (state: 'queued' | 'failed' | 'unmade', failure: FailureRecord | null) => {
    deps.db.write((tx) => updateLine(tx, line, { state, failure }));
    deps.changes.publish('generation', [line.scriptId]);
  };
  for (let attempt = 1; ; attempt += 1) {
    const result = await speakLine(speaking, line, attempt);
    if (result.error === null) return;
    const { error, hasSound, isKept: isPaidFor } = result;
    if (context.signal.aborted) {
      const failure = context.isEnding() && !isPaidFor ? interruption(line, context.engine) : null;
      settle(failure ? 'failed' : 'queued', failure);
      throw error;
    }
    const delayMs = hasSound ? null : retryDelayMs(error, { attempt, engine: context.engine });
    if (delayMs === null) {
      const failure = toldFailure(error, { hasSound, engine: context.engine });
      const endsJob = isGlobal(failure.code, hasSound);
      // Such a line is sent once the job runs on.
      if (endsJob && context.willWait(error)) settle('queued', null);
      else settle(endsJob ? 'unmade' : 'failed', failure);
      deps.log.warn('A line could not be made.', { job: context.id, code: failure.code, endsJob });
      if (endsJob) throw error;
      return;
    }
    settle('queued', null);
    if (delayMs > 0) await pause(context, { error, delayMs, attempt, attempts: RATE_LIMIT_ATTEMPTS });
  }
}

/** `isKept`: the whole sound is there and only has to be stored. */
type LineResult = { error: null } | { error: Error; hasSound: boolean; isKept: boolean };

/** Makes one line and stores what came of it. Never throws. */
async function speakLine(speaking: Speaking, line: SpeechLine, attempt: number): Promise<LineResult> {
  const { deps, live, longTexts, context, place, progress } = speaking;
  const kept = await keptSound(deps.folder, line, place);
  const takeId = kept?.takeId ?? (randomUUID() as ItemId);
  const { spoken } = progress;
  const seed = lastTakeNumber(deps.db, line);
  const run: LineRun = { deps, live, longTexts, context, place, line, takeId, seed, spoken };
  // Sound that is there already does not grow: nobody must wait for it.
  // Synced: after a power cut too a line that may have been charged is not sent again unasked.
  deps.db.writeSynced((tx) => updateLine(tx, line, { state: 'running', takeId: kept ? null : takeId }));
  deps.changes.publish('generation', [line.scriptId]);
  spoken(0);
  let hasSound = false;
  try {
    const { sound, error } = kept ? { sound: kept.sound, error: null } : await madeBy(run);
    hasSound = sound !== null;
    // The local engine ended under it: half a sound is nothing to keep where the whole one is made again for nothing.
    const isCut = error !== null && context.engine === 'local' && !context.signal.aborted && isEngineGone(error);
    if (isCut && retryDelayMs(error, { attempt, engine: context.engine }) !== null) {
      await rm(soundFile(deps.folder, takeId), { force: true });
      return { error, hasSound: false, isKept: false };
    }
    if (sound) await storeOrKeep(deps, { takeId, line, place, sound });
    if (sound) context.count(unitsOf(line, sound));
    if (error !== null) return { error, hasSound, isKept: false };
    deps.voices.onVoiceUsed(context.engine, line.recipe.voiceId);
    return { error: null };
  } catch (error) {
    const isWhole = isKept(deps.folder, takeId);
    if (!isWhole) await rm(soundFile(deps.folder, takeId), { force: true });
    return { error: asError(error), hasSound, isKept: isWhole };
  }
}

/** What is known of a sound's amount; of one that was cut the characters are not. */
function unitsOf({ recipe }: SpeechLine, { durationMs, billedCharacters, isPartial }: MadeSound): JobUnits {
  const billed = billedCharacters === null ? {} : { billedCharacters };
  const whole = isPartial ? {} : { characters: characterCount(recipe.text), lines: 1 };
  return { audioMs: durationMs, ...billed, ...whole };
}

async function madeBy(run: LineRun) {
  switch (run.line.route) {
    case 'stream':
      return await streamLine(run);
    case 'whole':
      return { sound: await wholeLine(run), error: null };
    case 'task':
      return { sound: await taskLine(run), error: null };
  }
}

/** Nothing to say when all lines were made; a notice when some were not. Throws when none was. */
function summary(lines: readonly SpeechLine[]): FailureRecord | null {
  const failed = lines.filter(({ state }) => state === 'failed');
  const first = failed[0]?.failure;
  if (!first) return null;
  const madeCount = lines.filter(({ state }) => state === 'done').length;
  const data = { ...first.data, failedCount: failed.length, madeCount, lineCount: lines.length };
  if (madeCount === 0 && failed.length === 1) throw Failure.of({ ...first, data });
  const failure = { code: first.code, message: failureText({ code: first.code, data }).why, data };
  if (madeCount === 0) throw Failure.of(failure);
  return failure;
}

/** See LineState for what the states mean afterwards. */
function endLines(tx: Tx, { id, state, failure }: EndedJob): void {
  const set = (to: string, from: string) =>
    tx.run(
      `UPDATE speech_lines SET state = '${to}', take_id = NULL, failure = coalesce(failure, :failure)
      WHERE job_id = :id AND state IN (${from})`,
      { id, failure: failure && JSON.stringify(failure) },
    );
  if (state === 'done') tx.run(`DELETE FROM speech_lines WHERE job_id = :id AND state <> 'failed'`, { id });
  // What a crash left as running is looked after by recoverLines, which keeps what can be heard of it.
  const isGivenUp = failure?.data['reason'] === 'given-up';
  if (state === 'failed') set('unmade', isGivenUp ? `'queued', 'failed'` : `'queued', 'running', 'failed'`);
  if (state === 'cancelled') set('stopped', `'queued', 'running'`);
}
