import type { FailureRecord } from '../../../../shared/domain/failure.ts';
import { survivingEngineLoss } from '../../jobs/engine-loss.ts';
import type { JobContext, JobWork } from '../../jobs/job-work.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import { lookUpVoice, putVoice } from '../registry/voice-table.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { cloneFailure, isRefusal, saysIdExists } from './clone-failure.ts';
import { type Cloning, findCloning, markEnded, markSent } from './cloning-table.ts';
import { uploadedFileId, type VoiceUpload } from './voice-files.ts';

/** What the work needs besides deps; `speak` lets the new voice be heard and resolves with a failure of lesser weight. */
export type CloneWorkParts = {
  deps: VoicesDeps;
  registry: VoiceRegistry;
  speak(cloning: Cloning, signal: AbortSignal): Promise<FailureRecord | null>;
};

/** The job of cloning: upload, clone, register, first words. Run again it goes on where it was and never clones twice. */
export function createCloneWork(parts: CloneWorkParts): JobWork {
  const { deps } = parts;
  return {
    run: survivingEngineLoss(async (context) => {
      deps.db.write((tx) => markEnded(tx, context.id, null));
      const cloning = findCloning(deps.db, context.id);
      if (lookUpVoice(deps.db, { engine: cloning.engine, id: cloning.voiceId }) === null) {
        await cloneOnce(parts, cloning, context);
        register(parts, cloning, context);
        context.checkpoint();
      }
      return await parts.speak(cloning, context.signal);
    }),
    onEnd: (tx, job) => {
      if (job.state !== 'interrupted') markEnded(tx, job.id, deps.now());
    },
  };
}

/** Resolves when the service has the voice. Throws the failure, with the field of the form that is wrong. */
async function cloneOnce({ deps }: CloneWorkParts, cloning: Cloning, context: JobContext): Promise<void> {
  const { engine, voiceId, recipe } = cloning;
  const service = deps.service(engine);
  // The answer to an earlier request may be lost, not the voice.
  if (cloning.sentAtMs !== null && (await isThere(deps, cloning, context.signal))) return;
  const fileId = await upload(deps, context, { itemId: recipe.sampleItemId, purpose: 'voice_clone', engine });
  const promptId =
    recipe.promptItemId &&
    (await upload(deps, context, { itemId: recipe.promptItemId, purpose: 'prompt_audio', engine }));
  context.report({ step: 'cloning', unit: 'parts' });
  deps.db.writeSynced((tx) => markSent(tx, cloning.id, deps.now()));
  try {
    await service.voices.clone({
      voiceId,
      fileId,
      prompt: promptId && recipe.promptText ? { fileId: promptId, text: recipe.promptText } : null,
      validation: recipe.sampleText ? { text: recipe.sampleText, accuracy: recipe.accuracy } : null,
      language: recipe.language,
      reduceNoise: recipe.reduceNoise,
      normalizeVolume: recipe.normalizeVolume,
      watermark: recipe.watermark,
      ...context.calls,
    });
  } catch (error) {
    // The id was free when the first request went: who has it now is the voice of that request.
    if (cloning.sentAtMs !== null && saysIdExists(error)) return;
    if (isRefusal(error)) deps.db.write((tx) => markSent(tx, cloning.id, null));
    throw cloneFailure(error, cloning);
  }
}

async function isThere(deps: VoicesDeps, { engine, voiceId }: Cloning, signal: AbortSignal): Promise<boolean> {
  const voices = await deps.service(engine).voices.list('voice_cloning', { signal });
  return voices.some((voice) => voice.id === voiceId);
}

function upload(
  deps: VoicesDeps,
  context: JobContext,
  what: Pick<VoiceUpload, 'itemId' | 'purpose' | 'engine'>,
): Promise<string> {
  return uploadedFileId(deps, {
    ...what,
    calls: context.calls,
    onProgress: (done, total) => context.report({ step: 'uploading', done, total, unit: 'bytes' }),
  });
}

function register({ deps, registry }: CloneWorkParts, cloning: Cloning, context: JobContext): void {
  const { engine, voiceId, name, recipe, consent } = cloning;
  const nowMs = deps.now();
  context.count({ voices: 1 });
  deps.db.writeSynced((tx) => {
    putVoice(tx, { engine, id: voiceId, kind: 'cloned', name, createdAtMs: nowMs, clone: recipe, consent });
    context.addResult(tx, { kind: 'voice', id: voiceId });
  });
  registry.forgetListing(engine);
  deps.changes.publish('voices', [voiceId]);
}
