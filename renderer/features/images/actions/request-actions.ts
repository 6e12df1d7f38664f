import type { ImageGeneration } from '../../../../shared/domain/generation/images/image-generation.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { draftOfRecipe } from '../form-draft/image-draft.ts';
import { texts } from '../texts.ts';
import { variedOfRequest } from '../../../ui/generation-form/draft/varied-item.ts';
import { fillForm } from './reuse.ts';

/** Asks again for the images of a request that are missing. */
export async function retryMissing({ id }: Pick<ImageGeneration, 'id'>): Promise<void> {
  try {
    await client.images.retry({ id });
  } catch (error) {
    showFailureToast(texts.group.notRetried, error);
  }
}

/** Stops a request; what is there stays. */
export async function stopRequest({ jobId }: Pick<ImageGeneration, 'jobId'>): Promise<void> {
  try {
    await client.jobs.cancel({ id: jobId });
  } catch (error) {
    showFailureToast(texts.group.notStopped, error);
  }
}

/** Fills the form with what a request asked for, and puts the keyboard into its prompt. */
export function reuseRequest({ recipe, results }: Pick<ImageGeneration, 'recipe' | 'results'>): void {
  const values = { ...draftOfRecipe(recipe), count: Math.min(9, results.length) };
  fillForm(values, texts.reuse.all, variedOfRequest({ recipe, results }));
  document.querySelector<HTMLElement>('[data-image-prompt]')?.focus();
}
