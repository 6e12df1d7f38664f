import type { ModelPrice, Prices } from '../../../../shared/domain/conversation/prices.ts';

/** A model that can have prices. */
export type PricedModel = Pick<ModelPrice, 'engine' | 'model'>;

/** What can have prices: the models of the cloud, the user's own one, and those that have a price already, each once. */
export function pricedModels(
  { models }: Prices,
  { cloud, own }: { cloud: readonly string[]; own: string | null },
): PricedModel[] {
  const all: PricedModel[] = [
    ...cloud.map((model) => ({ engine: 'cloud' as const, model })),
    ...(own === null ? [] : [{ engine: 'local' as const, model: own }]),
    ...models.map(({ engine, model }) => ({ engine, model })),
  ];
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}

/** The prices with another one; a model without any is left out. */
export function withPrice(
  prices: Prices,
  { engine, model }: PricedModel,
  changes: Partial<Pick<ModelPrice, 'input' | 'cached' | 'output'>>,
): Prices {
  const isIt = (each: PricedModel) => keyOf(each) === keyOf({ engine, model });
  const before = prices.models.find(isIt) ?? { engine, model, input: null, cached: null, output: null };
  const now = { ...before, ...changes };
  const isEmpty = now.input === null && now.cached === null && now.output === null;
  const others = prices.models.filter((each) => !isIt(each));
  return { ...prices, models: isEmpty ? others : [...others, now] };
}

/** One text for a model. */
export const keyOf = ({ engine, model }: PricedModel): string => `${engine} ${model}`;
