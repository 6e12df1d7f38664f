import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type EnginePanel, engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { confirm } from '../../feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { texts } from '../generation-form-texts.ts';
import { type BilledUnits, billingText } from './billing.ts';

const words = texts.variations;

/** Variations of a result: `count` of them from `recipe`, null where the result has none. */
export type VariationOrder<Recipe> = {
  /** Whose engine generates them. */
  panel: EnginePanel;
  /** What is varied: the results are made from it. */
  id: ItemId;
  count: number;
  /** What the service bills for all of them. */
  billed(recipe: Recipe): BilledUnits;
  /** The recipe of the result; whoever starts it sees to the seed. */
  recipe(): Promise<Recipe | null>;
  /** Asks core, and shows the places of what is coming. */
  start(request: { engine: EngineChoice; recipe: Recipe; count: number; variationOf: ItemId }): Promise<void>;
};

/** Generates the same once more with other seeds. In the cloud, which bills it, that is asked before; failures are shown. */
export async function startVariations<Recipe>(order: VariationOrder<Recipe>): Promise<void> {
  const { count, id: variationOf } = order;
  const engine = engineOfPanel(currentSettings(), order.panel);
  try {
    const recipe = await order.recipe();
    if (recipe === null) {
      showToast({ message: words.noRecipe });
      return;
    }
    const isWanted = engine === 'local' || (await confirm(questionOf(count, order.billed(recipe))));
    if (!isWanted) return;
    await order.start({ engine, recipe, count, variationOf });
    showToast({ message: words.started(count) });
  } catch (error) {
    showFailureToast(words.notStarted(count), error);
  }
}

const questionOf = (count: number, billed: BilledUnits) => ({
  title: words.ask(count),
  text: billingText('cloud', billed, currentSettings().prices),
  confirm: words.confirm,
  cancel: words.cancel,
});
