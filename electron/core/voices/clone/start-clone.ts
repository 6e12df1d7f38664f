import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { safeFileName } from '../../../../shared/domain/files/file-name.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import type { CloneRecipe, ConsentRecord, SampleSource } from '../../../../shared/domain/voices/voice.ts';
import type { Db, Tx } from '../../database/database.ts';
import { findItem } from '../../library/items/item-table.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import { idProblem } from '../registry/voice-ids.ts';
import { findVoice } from '../registry/voice-table.ts';
import type { Sample, SampleCuts } from '../samples/sample-cuts.ts';
import { sampleReport } from '../samples/sample-report.ts';
import type { CloneRequest, VoiceKey } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { requireKey } from '../voice-services.ts';
import { insertCloning } from './cloning-table.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import { soundFile } from './voice-files.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';

/** What cloning is started with. */
export type CloneStart = { deps: VoicesDeps; registry: VoiceRegistry; cuts: SampleCuts };

/** See Voices.clone: sample, consent and job are on disk together before anything is sent. */
export async function startClone(start: CloneStart, request: CloneRequest): Promise<{ jobId: JobId }> {
  const { deps, cuts } = start;
  const engine = request.engine ?? deps.settings().engine;
  await checkBeforeCloning(start, { engine, id: request.id });
  const { prompt } = request;
  const promptCopy = prompt && (await cuts.use(prompt.source, (sample) => promptFile(deps, sample)));
  const copy = await cuts
    .use(request.sample, (sample) => sampleFile(deps, sample))
    .catch(async (error: unknown) => {
      if (promptCopy) await rm(promptCopy, { force: true });
      throw error;
    });
  const consent: ConsentRecord = { ...request.consent, agreedAtMs: deps.now(), sampleSha256: await sha256OfFile(copy) };
  const promptItemId = prompt && promptCopy ? await addPrompt(deps, { request, file: promptCopy, engine }) : null;
  const jobId = await storeSample(deps, { request, engine, consent, promptItemId, file: copy }).catch(
    async (error: unknown) => {
      if (promptItemId) deps.organisation.bin({ refs: [itemRef(promptItemId)] });
      await rm(copy, { force: true });
      throw error;
    },
  );
  return started(deps, jobId);
}

/** Takes the sample into the library; in the same transaction consent and job are stored. */
async function storeSample(
  deps: VoicesDeps,
  order: {
    request: CloneRequest;
    engine: EngineChoice;
    consent: ConsentRecord;
    promptItemId: ItemId | null;
    file: string;
  },
): Promise<JobId | null> {
  const { request, engine, consent, promptItemId, file } = order;
  const { name, id: voiceId } = request;
  let jobId: JobId | null = null;
  await deps.library.addMade({
    kind: 'voice-sample',
    title: name,
    file,
    fileName: safeFileName(name, 'wav'),
    recipe: sampleRecipe(request.sample, { role: 'sample', engine, voiceId, consent }),
    alongside: (tx, sampleItemId) => {
      const recipe = { ...cloneRecipe(request, { sampleItemId, promptItemId }), sampleName: nameOf(tx, request) };
      jobId = submitCloning(deps, tx, { engine, voiceId, name, recipe, consent });
    },
  });
  return jobId;
}

/** See Voices.reclone. */
export async function startReclone(start: CloneStart, input: VoiceKey & { newId: string }): Promise<{ jobId: JobId }> {
  const { deps } = start;
  const { clone: recipe, consent, name, engine } = findVoice(deps.db, input);
  if (!recipe || !consent) {
    throw new Failure('NOT_FOUND', 'This voice has no stored sample.', { engine, id: input.id });
  }
  soundFile(deps, recipe.sampleItemId);
  await checkBeforeCloning(start, { engine, id: input.newId });
  const jobId = deps.db.write((tx) => submitCloning(deps, tx, { engine, voiceId: input.newId, name, recipe, consent }));
  return started(deps, jobId);
}

/** Throws KEY_MISSING, INVALID_INPUT for an id that cannot be given. */
export async function checkBeforeCloning({ deps, registry }: CloneStart, key: VoiceKey): Promise<void> {
  await requireKey(deps, key.engine);
  // The service is the last to judge: where its list cannot be read now, its answer will tell.
  await registry.refresh(key.engine);
  refuseImpossibleId(deps.db, key);
}

function refuseImpossibleId(db: Db | Tx, key: VoiceKey): void {
  const problem = idProblem(db, key);
  if (problem === null) return;
  throw reasonedFailure('INVALID_INPUT', problem, { field: 'id', id: key.id });
}

/** A clone to be made of stored sounds. */
export type NewCloning = {
  engine: EngineChoice;
  voiceId: string;
  name: string;
  recipe: CloneRecipe;
  consent: ConsentRecord;
};

/** Stores the job of a clone. Throws INVALID_INPUT for an id that was taken meanwhile. Wake the queue afterwards. */
export function submitCloning({ queue, now }: VoicesDeps, tx: Tx, cloning: NewCloning): JobId {
  const { engine, name, recipe } = cloning;
  // Somebody may have taken the id while the sample was cut: the later one would be given the voice of the other.
  refuseImpossibleId(tx, { engine, id: cloning.voiceId });
  const id = queue.submit(tx, {
    kind: 'clone-voice',
    title: name,
    itemId: recipe.sampleItemId,
    engine,
    request: { voiceId: cloning.voiceId },
  });
  insertCloning(tx, { id, startedAtMs: now(), ...cloning });
  return id;
}

function started({ queue }: VoicesDeps, jobId: JobId | null): { jobId: JobId } {
  if (jobId === null) throw new Failure('INTERNAL', 'The cloning was not stored.');
  queue.wake();
  return { jobId };
}

/** The file that the sample was cut from, as the library knows it. */
function nameOf(tx: Tx, { sample }: CloneRequest): string | null {
  const { sourceName, title } = findItem(tx, sample.itemId);
  return sourceName ?? title;
}

function cloneRecipe(request: CloneRequest, items: { sampleItemId: ItemId; promptItemId: ItemId | null }): CloneRecipe {
  const { prompt, sampleText, accuracy, language, reduceNoise, normalizeVolume, watermark } = request;
  return {
    ...items,
    promptText: prompt?.text ?? null,
    sampleText: sampleText === '' ? null : sampleText,
    accuracy: sampleText ? accuracy : null,
    sampleTranscript: request.sampleTranscript || sampleText || null,
    language,
    reduceNoise,
    normalizeVolume,
    watermark,
  };
}

const sampleRecipe = (source: SampleSource, facts: Record<string, unknown>): Record<string, unknown> =>
  storedRecipe('voice-sample', { sourceItemId: source.itemId, spans: source.spans, ...facts });

async function addPrompt(
  { library }: VoicesDeps,
  { request, file, engine }: { request: CloneRequest; file: string; engine: EngineChoice },
): Promise<ItemId | null> {
  if (!request.prompt) return null;
  const title = `${request.name} (prompt)`;
  const recipe = sampleRecipe(request.prompt.source, { role: 'prompt', engine, voiceId: request.id });
  const fileName = safeFileName(title, 'wav');
  return (await library.addMade({ kind: 'voice-sample', title, file, fileName, recipe })).id;
}

/** A copy of the sample that the library can take. Throws INVALID_INPUT for what the service would refuse. */
async function sampleFile(deps: VoicesDeps, sample: Sample): Promise<string> {
  const blocking = sampleReport(sample, null).findings.find((finding) => finding.blocks);
  if (!blocking) return await copyOf(deps, sample);
  throw reasonedFailure('INVALID_INPUT', blocking.code, { field: 'sample', value: blocking.value });
}

async function promptFile(deps: VoicesDeps, sample: Sample): Promise<string> {
  const { durationMs } = sample;
  if (durationMs < SPEECH_LIMITS.promptEndMs) return await copyOf(deps, sample);
  throw reasonedFailure('INVALID_INPUT', 'prompt_too_long', { field: 'prompt', value: durationMs / 1000 });
}

async function copyOf({ samplesFolder }: VoicesDeps, sample: Sample): Promise<string> {
  const copy = path.join(samplesFolder, `${randomUUID()}.wav`);
  await copyFile(sample.file, copy);
  return copy;
}
