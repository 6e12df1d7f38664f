import { useMutation } from '@tanstack/react-query';
import type { ImageModelOptions, ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { expandPrompt } from '../../../../shared/domain/generation/prompt-template.ts';
import type { ImageRecipe } from '../../../../shared/domain/recipe/image-recipe.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { client } from '../../../api/client.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { choose } from '../../../ui/feedback/confirm-dialog.tsx';
import { variedItemOf } from '../../../ui/generation-form/draft/varied-item.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { imageDraft, imageHistory, randomSeed, recipeOf, variedImage } from '../form-draft/image-draft.ts';
import { showNewest } from '../results/show-newest.ts';

/** What one press asks for. `started`: so many of its recipes are on their way; what failed goes on behind them. */
type Order = { engine: EngineChoice; recipes: ImageRecipe[]; count: number; template: string; started: number };

/** Generates what the form says now. `retry` goes on with what failed, and asks for nothing twice. */
export function useGenerate({ options, model }: { options: ImageOptions; model: ImageModelOptions }) {
  const engine = usePanelEngine('images');
  const mutation = useMutation({ mutationFn: start });
  return {
    run: () => mutation.mutate(orderOfDraft({ engine, options, model })),
    retry: () => mutation.variables && mutation.mutate(mutation.variables),
    isPending: mutation.isPending,
    error: mutation.error,
  };
}

/** A seed that is not kept is another one with each press; the form then shows which. */
function orderOfDraft(from: { engine: EngineChoice; options: ImageOptions; model: ImageModelOptions }): Order {
  const { engine, options, model } = from;
  const draft = imageDraft.use.getState();
  const seed = draft.isSeedLocked && draft.seed !== null ? draft.seed : randomSeed();
  const { prompts } = expandPrompt(draft.prompt, options.most);
  const recipes = prompts.map((prompt) => recipeOf({ ...draft, seed }, prompt, model));
  return { engine, recipes, count: draft.count, template: draft.prompt, started: 0 };
}

async function start(order: Order): Promise<void> {
  if (order.started === 0 && !(await isWanted(order))) return;
  const { engine, recipes, count, template } = order;
  while (order.started < recipes.length) {
    const recipe = recipes[order.started];
    if (!recipe) return;
    const variationOf = variedItemOf(variedImage.use.getState(), recipe.prompt);
    await client.images.start({ engine, recipe, count, variationOf });
    order.started += 1;
  }
  imageHistory.remember(template);
  const { isSeedLocked } = imageDraft.use.getState();
  if (!isSeedLocked) imageDraft.set({ seed: recipes[0]?.seed ?? null });
  announce(words.started(recipes.length * count));
  await showNewest();
}

/** Asks where all of it was generated before with the same seed, which gives the same images on this computer. */
async function isWanted({ engine, recipes }: Order): Promise<boolean> {
  if (!imageDraft.use.getState().isSeedLocked) return true;
  const same = await Promise.all(recipes.map((recipe) => client.images.findSame({ engine, recipe })));
  const [first] = same;
  if (!first || same.includes(null)) return true;
  const number = same.reduce((sum, each) => sum + (each?.results.filter(({ itemId }) => itemId).length ?? 0), 0);
  const answer = await choose({
    title: words.same.title,
    text: words.same.text(number, formatDayAndTime(first.createdAtMs)),
    confirm: words.same.again,
    other: words.same.open,
    cancel: words.same.cancel,
  });
  if (answer === 'other') navigate('images', 'job', first.jobId);
  return answer === 'confirm';
}
