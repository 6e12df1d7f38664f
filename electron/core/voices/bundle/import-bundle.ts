import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { FileTicket, ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { safeFileName } from '../../../../shared/domain/files/file-name.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { checkBeforeCloning, type CloneStart, submitCloning } from '../clone/start-clone.ts';
import { freeId, idProblem } from '../registry/voice-ids.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { MAX_BUNDLE_BYTES, notABundle, unpackBundle, type VoiceBundle } from './voice-bundle.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';

type Imported = { jobId: JobId; name: string; voiceId: string };

/** See Voices.importBundle: sample, consent and job are on disk together before anything is sent. */
export async function importBundle(
  start: CloneStart,
  { ticket, engine: wanted }: { ticket: FileTicket; engine?: EngineChoice | undefined },
): Promise<Imported> {
  const { deps, registry } = start;
  const engine = wanted ?? deps.settings().engine;
  const bundle = unpackBundle(await bytesOf(deps, ticket));
  await registry.refresh(engine, { isPatient: false });
  const { name } = bundle;
  const voiceId =
    idProblem(deps.db, { engine, id: bundle.id }) === null ? bundle.id : freeId(deps.db, { engine, name });
  await checkBeforeCloning(start, { engine, id: voiceId });
  const promptItemId = await storePrompt(deps, bundle, { engine, voiceId });
  const jobId = await storeSample(deps, bundle, { engine, voiceId, promptItemId }).catch((error: unknown) => {
    if (promptItemId) deps.organisation.bin({ refs: [itemRef(promptItemId)] });
    throw error;
  });
  deps.queue.wake();
  return { jobId, name, voiceId };
}

async function bytesOf({ shell }: VoicesDeps, ticket: FileTicket): Promise<Uint8Array> {
  const file = shell.redeemTicket(ticket);
  if (file === null) {
    throw new Failure('FILE_MISSING', 'This file is no longer available. Choose it again.');
  }
  const fileName = path.basename(file);
  try {
    const facts = await stat(file);
    // Never a pipe or a device: reading it might not end.
    if (!facts.isFile()) throw notABundle();
    if (facts.size > MAX_BUNDLE_BYTES) {
      const data = { fileName, sizeBytes: facts.size, maxBytes: MAX_BUNDLE_BYTES };
      throw new Failure('FILE_TOO_LARGE', `${fileName} is too large for an exported voice. Choose another file.`, data);
    }
    return await readFile(file);
  } catch (error) {
    throw fileFailure(error, fileName);
  }
}

type Place = { engine: EngineChoice; voiceId: string };

async function storePrompt(
  deps: VoicesDeps,
  { name, prompt }: VoiceBundle,
  { engine, voiceId }: Place,
): Promise<ItemId | null> {
  if (prompt === null) return null;
  const title = `${name} (prompt)`;
  return await withFile(deps, prompt, async (file) => {
    const recipe = storedRecipe('voice-sample', { role: 'prompt', engine, voiceId });
    const fileName = safeFileName(title, 'wav');
    return (await deps.library.addMade({ kind: 'voice-sample', title, file, fileName, recipe })).id;
  });
}

async function storeSample(
  deps: VoicesDeps,
  { name, sample, settings, consent }: VoiceBundle,
  { engine, voiceId, promptItemId }: Place & { promptItemId: ItemId | null },
): Promise<JobId> {
  let jobId: JobId | null = null;
  await withFile(deps, sample, (file) =>
    deps.library.addMade({
      kind: 'voice-sample',
      title: name,
      file,
      fileName: safeFileName(name, 'wav'),
      recipe: storedRecipe('voice-sample', { role: 'sample', engine, voiceId, consent }),
      alongside: (tx, sampleItemId) => {
        const recipe = { ...settings, sampleItemId, promptItemId };
        jobId = submitCloning(deps, tx, { engine, voiceId, name, recipe, consent });
      },
    }),
  );
  if (jobId === null) throw new Failure('INTERNAL', 'The cloning was not stored.');
  return jobId;
}

async function withFile<Result>(
  { samplesFolder }: VoicesDeps,
  bytes: Uint8Array,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(samplesFolder, { recursive: true });
  const file = path.join(samplesFolder, `${randomUUID()}.wav`);
  try {
    await writeFile(file, bytes);
    return await use(file);
  } catch (error) {
    throw fileFailure(error, path.basename(file));
  } finally {
    await rm(file, { force: true });
  }
}
