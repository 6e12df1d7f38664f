import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import { resolveRecipe } from '../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import { isSameValue } from '../../../../shared/domain/script/same-value.ts';
import type { Pronunciation, RefusedLine } from '../../../../shared/domain/script/script-views.ts';
import type { Script, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { speechRoute } from '../../../../shared/domain/recipe/speech/speech-route.ts';
import { engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { serviceHost } from '../../../../shared/domain/settings/services/service-host.ts';
import type { Tx } from '../../database/database.ts';
import { findItem } from '../../library/items/item-table.ts';
import { voiceElsewhere, type VoiceElsewhere } from '../../voices/registry/listing/voice-elsewhere.ts';
import { forgetFailures, insertLine, selectLines, type SpeechLine } from '../line-table.ts';
import type { SpeechDeps } from '../speech-deps.ts';
import type { Speech } from '../speech.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { checkNotBinned, checkSound, checkWords, checkText } from './check-line.ts';

/** What the job of generating lines keeps beside them. `host` is where texts are sent, null when they stay here. */
export type SpeakRequest = { scriptId: string; host: string | null };

type NewLine = Pick<SpeechLine, 'scriptId' | 'lineId' | 'route' | 'recipe' | 'sound'>;

/** See Speech.generate. */
export async function generateLines(
  deps: SpeechDeps,
  { id, lineIds, front = false, batchId, engine: wanted }: Parameters<Speech['generate']>[0],
): ReturnType<Speech['generate']> {
  const settings = deps.settings();
  const engine = wanted ?? engineOfPanel(settings, 'speak');
  if (engine === 'cloud' && !(await deps.hasCloudKey())) {
    throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
  }
  checkNotBinned(deps, id);
  deps.library.checkFolder();
  const { lines, refused } = newLines(deps, { id, engine }, [...new Set(lineIds)]);
  const jobId = deps.db.write((tx) => {
    const waiting = waitingLines(deps, tx, { engine, scriptId: id });
    const left = front ? broughtForward(tx, waiting, lines) : notWaiting(waiting, lines);
    if (left.lines.length === 0 && left.jobId) return left.jobId;
    const request: SpeakRequest = { scriptId: id, host: serviceHost(settings, engine) };
    const job = deps.queue.submit(tx, {
      kind: 'speak',
      title: findItem(tx, id).title,
      itemId: id,
      engine,
      request,
      isFront: front,
      batchId: batchId ?? null,
    });
    forgetFailures(
      tx,
      id,
      left.lines.map(({ lineId }) => lineId),
    );
    left.lines.forEach((line, position) => insertLine(tx, { ...line, jobId: job, position }));
    return job;
  });
  deps.changes.publish('generation', [id]);
  deps.queue.wake();
  return { jobId, refused };
}

/**
 * What is needed to make the lines, all of it, as it is now; a line that cannot be made does not keep the others from it.
 * Throws NOT_FOUND, INVALID_INPUT where no line can be made.
 */
function newLines(
  { db, scripts }: SpeechDeps,
  { id, engine }: { id: ItemId; engine: EngineChoice },
  lineIds: readonly LineId[],
): { lines: NewLine[]; refused: RefusedLine[] } {
  const script = scripts.get(id);
  const dictionary = scripts.dictionary();
  const lines = new Map(script.lines.map((line) => [line.id, line]));
  checkSound(script.settings.sound);
  const elsewhereOf = rememberedByVoice((voiceId) => voiceElsewhere(db, voiceId, engine));
  const makable: NewLine[] = [];
  const refused: RefusedLine[] = [];
  for (const lineId of lineIds) {
    const line = lines.get(lineId);
    if (!line) throw new Failure('NOT_FOUND', 'This line is no longer in the script.', { id: lineId });
    try {
      const made = newLine(script, line, dictionary);
      checkVoice(made, elsewhereOf(made.recipe.voiceId));
      makable.push(made);
    } catch (error) {
      const failure = failureRecord(error);
      if (failure.code !== 'INVALID_INPUT') throw error;
      refused.push({ lineId, failure });
    }
  }
  const [first] = refused;
  if (makable.length === 0 && first) {
    const { failure } = first;
    throw Failure.of({ ...failure, data: { ...failure.data, refusedCount: refused.length } });
  }
  return { lines: makable, refused };
}

/** Thousands of lines have few voices, each of which is looked up once. */
function rememberedByVoice<Found>(find: (voiceId: string) => Found): (voiceId: string) => Found {
  const known = new Map<string, Found>();
  return (voiceId) => {
    if (!known.has(voiceId)) known.set(voiceId, find(voiceId));
    return known.get(voiceId) as Found;
  };
}

/** Nothing is sent for a voice that the service does not have: it would be refused there, and a text need not leave for that. */
function checkVoice({ lineId, recipe }: NewLine, elsewhere: VoiceElsewhere | null): void {
  if (!elsewhere) return;
  const { name: voiceName, worksOn } = elsewhere;
  const { voiceId } = recipe;
  throw reasonedFailure('INVALID_INPUT', 'voice_elsewhere', { lineId, voiceId, voiceName, worksOn });
}

function newLine(script: Script, line: ScriptLine, dictionary: readonly Pronunciation[]): NewLine {
  const lineId = line.id;
  checkWords(line);
  const recipe = resolveRecipe(script, line, dictionary, script.id);
  if (!recipe) throw reasonedFailure('INVALID_INPUT', 'no_voice', { lineId });
  checkText(recipe, lineId);
  const { sound } = script.settings;
  return { scriptId: script.id, lineId, route: speechRoute(recipe.text, sound, recipe).kind, recipe, sound };
}

/** The lines that no job is going to make alike, and a job that makes the others. */
type Left = { lines: NewLine[]; jobId: JobId | null };

/** Finds the line that waits to be made alike, or is being made so: who asks twice in a moment means one take. */
type Waiting = (line: NewLine) => SpeechLine | undefined;

function waitingLines(
  { queue }: SpeechDeps,
  tx: Tx,
  { engine, scriptId }: { engine: string; scriptId: ItemId },
): Waiting {
  const byLine = new Map<LineId, SpeechLine[]>();
  const queued = `WHERE script_id = :scriptId AND state IN ('queued', 'running') AND job_id IN
    (SELECT id FROM jobs WHERE engine = :engine AND state IN ('queued', 'running', 'waiting', 'interrupted'))`;
  for (const line of selectLines(tx, queued, { scriptId, engine })) {
    if (queue.isStopping(line.jobId)) continue;
    byLine.set(line.lineId, [...(byLine.get(line.lineId) ?? []), line]);
  }
  return ({ lineId, recipe, sound }) =>
    byLine.get(lineId)?.find((line) => isSameValue(line.recipe, recipe) && isSameValue(line.sound, sound));
}

function notWaiting(waiting: Waiting, lines: readonly NewLine[]): Left {
  let jobId: JobId | null = null;
  const left = lines.filter((line) => {
    const found = waiting(line);
    jobId ??= found?.jobId ?? null;
    return !found;
  });
  return { lines: left, jobId };
}

/** Lines of a job that runs come next in it; those of jobs that wait are taken out of them. */
function broughtForward(tx: Tx, waiting: Waiting, lines: readonly NewLine[]): Left {
  let jobId: JobId | null = null;
  const left: NewLine[] = [];
  // From the last to the first, so that each goes before the one after it.
  for (const line of lines.toReversed()) {
    const found = waiting(line);
    if (found?.state === 'running') {
      jobId ??= found.jobId;
      continue;
    }
    const place = found && { jobId: found.jobId, position: found.position };
    const isRunning = place && tx.run(PUT_NEXT, place) > 0;
    if (isRunning) jobId = place.jobId;
    else left.unshift(line);
    if (place && !isRunning) tx.run('DELETE FROM speech_lines WHERE job_id = :jobId AND position = :position', place);
  }
  return { lines: left, jobId };
}

const PUT_NEXT = `UPDATE speech_lines
  SET position = (SELECT min(position) - 1 FROM speech_lines WHERE job_id = :jobId)
  WHERE job_id = :jobId AND position = :position
    AND EXISTS (SELECT 1 FROM jobs WHERE id = :jobId AND state IN ('running', 'waiting'))`;
