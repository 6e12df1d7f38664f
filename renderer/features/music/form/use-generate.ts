import { useMutation } from '@tanstack/react-query';
import type { SongRecipe } from '../../../../shared/domain/recipe/song-recipe.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { client } from '../../../api/client.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { choose } from '../../../ui/feedback/confirm-dialog.tsx';
import { variedItemOf } from '../../../ui/generation-form/draft/varied-item.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { randomSeed, recipeOf, songDraft, styleHistory, variedSong } from '../form-draft/song-draft.ts';
import { showNewest } from '../results/show-newest.ts';

type Order = { engine: EngineChoice; recipe: SongRecipe; count: number; isSeedKept: boolean };

/** Generates what the form says now. */
export function useGenerate() {
  const engine = usePanelEngine('music');
  const mutation = useMutation({ mutationFn: start });
  return {
    run: () => mutation.mutate(orderOfDraft(engine)),
    retry: () => mutation.variables && mutation.mutate(mutation.variables),
    isPending: mutation.isPending,
    error: mutation.error,
  };
}

/** On this computer a seed that is not kept is another one with each press. */
function orderOfDraft(engine: EngineChoice): Order {
  const draft = songDraft.use.getState();
  const isSeedKept = engine === 'local' && draft.isSeedLocked && draft.seed !== null;
  const seed = engine === 'cloud' ? null : isSeedKept ? draft.seed : randomSeed();
  return { engine, recipe: recipeOf({ ...draft, seed }), count: draft.count, isSeedKept };
}

async function start(order: Order): Promise<void> {
  if (!(await isWanted(order))) return;
  const { engine, recipe, count } = order;
  const variationOf = variedItemOf(variedSong.use.getState(), recipe.prompt);
  const { id } = await client.music.start({ engine, recipe, count, variationOf });
  styleHistory.remember(recipe.prompt);
  announce(words.started(count));
  await showNewest(id);
}

/** Asks where the same seed gave the same takes before. */
async function isWanted({ engine, recipe, isSeedKept }: Order): Promise<boolean> {
  const same = isSeedKept ? await client.music.findSame({ engine, recipe }) : null;
  if (!same) return true;
  const number = same.results.filter(({ itemId }) => itemId !== null).length;
  const answer = await choose({
    title: words.same.title,
    text: words.same.text(number, formatDayAndTime(same.createdAtMs)),
    confirm: words.same.again,
    other: words.same.open,
    cancel: words.same.cancel,
  });
  if (answer === 'other') navigate('music', 'job', same.jobId);
  return answer === 'confirm';
}
