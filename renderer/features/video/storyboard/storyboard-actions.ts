import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { clipDraft, clipHistory, recipeOf } from '../form-draft/clip-draft.ts';
import { texts } from '../texts.ts';
import type { ShotView } from './shot-state.ts';
import { keepShots } from '../shots/keep-shots.ts';
import { addShot, changeShot, removeShot, type Shot, useEditedShot } from '../shots/shots.ts';
import { storyboardTexts as words } from './storyboard-texts.ts';

/** Adds what the form says as a shot. */
export function addFromForm(): void {
  if (addShot(clipDraft.use.getState()) === null) showToast({ message: words.full });
}

/** Fills the form with a shot; from now on what is changed there is changed in it. */
export function editShot({ id, draft }: Shot): void {
  // First nobody is edited: the shot before would take over the settings of this one.
  useEditedShot.setState({ id: null });
  clipDraft.set(draft);
  useEditedShot.setState({ id });
}

/** Takes a shot out of the storyboard; its clip stays. */
export function removeWithUndo(id: string, number: number): void {
  const undo = removeShot(id);
  showToast({ message: words.removed(number), action: { label: texts.undo, run: undo } });
}

/** Shots that are to be generated, and where. */
export type ShotOrder = { views: readonly (ShotView & { number: number })[]; engine: EngineChoice };

/** Asks for the clips of several shots, in their order. One that cannot be asked for stops those after it. */
export async function generateShots({ views, engine }: ShotOrder): Promise<void> {
  announce(words.started(views.length));
  for (const { shot, state, generation, number } of views) {
    try {
      if (state.kind === 'failed' && generation) await client.videos.retry({ id: generation.id });
      else await startShot(shot, engine);
    } catch (error) {
      showFailureToast(words.notStarted(number), error);
      break;
    }
  }
  await queryClient.invalidateQueries({ queryKey: api.videos.key() });
}

async function startShot({ id, draft }: Shot, engine: EngineChoice): Promise<void> {
  const recipe = recipeOf(draft);
  // Core links the two as it stores the request: no crash leaves a shot that would be asked for again.
  await keepShots();
  const { id: generationId } = await client.videos.start({ engine, recipe, shotId: id });
  changeShot(id, { generationId });
  clipHistory.remember(recipe.prompt);
}
