import type { CloneRecipe } from '../../../../shared/domain/voices/voice.ts';
import { surelyDidNothing } from '../../remote-tasks/may-have-arrived.ts';
import type { TaskRunner } from '../../remote-tasks/remote-tasks.ts';
import type { TaskCall, TaskKind } from '../../remote-tasks/task-kind.ts';
import type { ClonedVoice } from '../../service/voices/voice-service.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { saysIdExists } from './clone-failure.ts';
import { uploadedFileId, type VoiceUpload } from './voice-files.ts';

/** What a clone is made of. Its job and the ID of the voice are the owner. */
export type CloneOrder = { recipe: CloneRecipe };

/** Clones as tasks of the service. */
export type CloneTasks = TaskRunner<CloneOrder, ClonedVoice>;

/**
 * A clone ends with the answer to its request: there is nothing to ask about (service.md, POST /v1/voice_clone). A lost answer
 * does not lose the voice, and the service refuses an ID that exists, so the same request cannot clone twice.
 */
export function cloneTask(deps: VoicesDeps): TaskKind<CloneOrder, ClonedVoice> {
  return {
    kind: 'clone-voice',
    async prepare(call): Promise<Record<string, string>> {
      const { sampleItemId, promptItemId } = call.request.recipe;
      const sample = await upload(deps, call, { itemId: sampleItemId, purpose: 'voice_clone' });
      if (promptItemId === null) return { sample };
      return { sample, prompt: await upload(deps, call, { itemId: promptItemId, purpose: 'prompt_audio' }) };
    },
    async submit({ service, task, request: { recipe }, options }) {
      const { sample = '', prompt } = task.inputs ?? {};
      const answer = await service.voices.clone({
        ...options,
        voiceId: task.ownerPart ?? '',
        fileId: sample,
        prompt: prompt && recipe.promptText ? { fileId: prompt, text: recipe.promptText } : null,
        validation: recipe.sampleText ? { text: recipe.sampleText, accuracy: recipe.accuracy } : null,
        language: recipe.language,
        reduceNoise: recipe.reduceNoise,
        normalizeVolume: recipe.normalizeVolume,
        watermark: recipe.watermark,
      });
      return { answer };
    },
    isThere: async ({ service, task, options }) =>
      (await service.voices.list('voice_cloning', options)).some(({ id }) => id === task.ownerPart),
    saysDoneBefore: saysIdExists,
    wasRefused: surelyDidNothing,
  };
}

function upload(
  deps: VoicesDeps,
  { task, options }: TaskCall<CloneOrder>,
  what: Pick<VoiceUpload, 'itemId' | 'purpose'>,
): Promise<string> {
  return uploadedFileId(deps, { ...options, ...what, engine: task.place.engine });
}
