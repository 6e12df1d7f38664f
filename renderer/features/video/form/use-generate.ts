import { useMutation } from '@tanstack/react-query';
import type { ClipRecipe } from '../../../../shared/domain/recipe/clip-recipe.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { choose } from '../../../ui/feedback/confirm-dialog.tsx';
import { variedItemOf } from '../../../ui/generation-form/draft/varied-item.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { clipDraft, clipHistory, recipeOf, variedClip } from '../form-draft/clip-draft.ts';
import { NO_SEARCH, useVideo } from '../results/video-store.ts';
import { keepShots } from '../shots/keep-shots.ts';
import { changeShot, useEditedShot } from '../shots/shots.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';

/** `shotId` is the shot of the storyboard that the form edits: it is its clip then. */
type Order = { engine: EngineChoice; recipe: ClipRecipe; shotId: string | null };

/** Generates what the form says now. */
export function useGenerate() {
  const engine = usePanelEngine('video');
  const mutation = useMutation({ mutationFn: start });
  return {
    run: () =>
      mutation.mutate({
        engine,
        recipe: recipeOf(clipDraft.use.getState()),
        shotId: useEditedShot.getState().id,
      }),
    retry: () => mutation.variables && mutation.mutate(mutation.variables),
    isPending: mutation.isPending,
    error: mutation.error,
  };
}

async function start({ shotId, ...asked }: Order): Promise<void> {
  if (!(await isWanted(asked))) return;
  const order = { ...asked, variationOf: variedItemOf(variedClip.use.getState(), asked.recipe.prompt) };
  // Core links the two as it stores the request: no crash leaves a shot that would be asked for again.
  if (shotId !== null) await keepShots();
  const { id: generationId } = await client.videos.start(shotId === null ? order : { ...order, shotId });
  if (shotId !== null) changeShot(shotId, { generationId });
  clipHistory.remember(order.recipe.prompt);
  announce(words.started);
  useVideo.setState(NO_SEARCH);
  await queryClient.invalidateQueries({ queryKey: api.videos.list.key() });
}

/** Asks where the same was generated before: the service has no seed, so another clip may be wanted, and is billed. */
async function isWanted(order: Omit<Order, 'shotId'>): Promise<boolean> {
  const same = await client.videos.findSame(order);
  if (!same) return true;
  const answer = await choose({
    title: words.same.title,
    text: words.same.text(formatDayAndTime(same.createdAtMs)),
    confirm: words.same.again,
    other: words.same.open,
    cancel: words.same.cancel,
  });
  if (answer === 'other') navigate('video', 'job', same.jobId);
  return answer === 'confirm';
}
