import { expect, it } from 'vitest';
import type { Prices } from '../../../../shared/domain/conversation/prices.ts';
import { pricedModels, withPrice } from './priced-models.ts';

const none: Prices = { currency: '$', models: [], units: [] };
const M3 = { engine: 'cloud', model: 'M3' } as const;

it('are of the models that there are, and of those with a price that are gone, each once', () => {
  const gone = { engine: 'local', model: 'llama3.2' } as const;
  const prices = withPrice(withPrice(none, gone, { input: 1 }), M3, { output: 2 });
  const own = { engine: 'local', model: 'M3' } as const;
  expect(pricedModels(prices, { cloud: ['M3'], own: 'M3' })).toEqual([M3, own, gone]);
  expect(pricedModels(none, { cloud: [], own: null })).toEqual([]);
});

it('are changed one by one, and a model without any has no row', () => {
  const one = withPrice(none, M3, { input: 2 });
  const two = withPrice(one, M3, { cached: 0 });
  expect(two.models).toEqual([{ ...M3, input: 2, cached: 0, output: null }]);
  expect(withPrice(withPrice(two, M3, { input: null }), M3, { cached: null })).toEqual(none);
});
