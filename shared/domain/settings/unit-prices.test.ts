import { expect, it } from 'vitest';
import { unitCost, withUnitPrice } from './unit-prices.ts';

const prices = withUnitPrice(withUnitPrice([], { unit: 'images', model: 'image-01', price: 0.02 }), {
  unit: 'characters',
  model: 'speech-2.8-hd',
  price: 60,
});

it('costs what was filled in, by the picture and by a million characters, and nothing that nobody knows', () => {
  expect(unitCost(prices, { unit: 'images', model: 'image-01', amount: 4 })).toBeCloseTo(0.08, 9);
  expect(unitCost(prices, { unit: 'characters', model: 'speech-2.8-hd', amount: 500 })).toBeCloseTo(0.03, 9);
  expect(unitCost(prices, { unit: 'images', model: 'image-01-live', amount: 4 })).toBeNull();
  expect(unitCost(prices, { unit: 'songs', model: 'image-01', amount: 4 })).toBeNull();
});

it('has one price of a unit and a model, and none once it is taken away', () => {
  const changed = withUnitPrice(prices, { unit: 'images', model: 'image-01', price: 0 });
  expect(changed.filter(({ unit }) => unit === 'images')).toEqual([{ unit: 'images', model: 'image-01', price: 0 }]);
  expect(withUnitPrice(changed, { unit: 'images', model: 'image-01', price: null })).toEqual([prices[1]]);
});
