import { describe, expect, it } from 'vitest';
import type { UsedTokens } from './message.ts';
import { costOf, formatMoney, priceOf, type Prices } from './prices.ts';

const prices: Prices = {
  currency: '$',
  units: [],
  models: [
    { engine: 'cloud', model: 'M3', input: 2, cached: 0.5, output: 10 },
    { engine: 'cloud', model: 'M2', input: 1, cached: null, output: 4 },
    { engine: 'local', model: 'qwen3', input: 1, cached: null, output: 1 },
  ],
};
const used = (changes: Partial<UsedTokens> = {}): UsedTokens => ({
  engine: 'cloud',
  model: 'MiniMax-M3',
  tier: 'standard',
  inputTokens: 1_000_000,
  cachedTokens: 400_000,
  outputTokens: 100_000,
  reasoningTokens: 50_000,
  ...changes,
});
const cost = (...usage: UsedTokens[]) => costOf(usage, prices, 'MiniMax-');

describe('what tokens cost', () => {
  it('is input without what was cached, cached input and output with its reasoning, each at its price', () => {
    expect(cost(used())).toEqual({ amount: 0.6 * 2 + 0.4 * 0.5 + 0.1 * 10, isWhole: true });
    expect(cost(used({ tier: 'priority' })).amount).toBeCloseTo(2.4 * 1.5, 9);
  });

  it('is nothing that is made up: without a price there is no sum, and a sum says what it leaves out', () => {
    expect(cost(used({ model: 'MiniMax-M9' }))).toEqual({ amount: null, isWhole: false });
    expect(cost(used({ model: 'M2' }))).toEqual({ amount: null, isWhole: false });
    expect(cost(used({ model: 'M2', cachedTokens: 0 }))).toEqual({ amount: 1.4, isWhole: true });
    expect(cost(used(), used({ model: 'M9' }))).toEqual({ amount: 2.4, isWhole: false });
    expect(cost()).toEqual({ amount: null, isWhole: true });
  });

  it('is of the local engine only where its model has a price', () => {
    const local = { engine: 'local', cachedTokens: 0 } as const;
    expect(cost(used({ ...local, model: 'Vendor-M3' }))).toEqual({ amount: null, isWhole: true });
    expect(cost(used({ ...local, model: 'qwen3' }))).toEqual({ amount: 1.1, isWhole: true });
  });

  it('is looked up by the name of the service, with or without its prefix', () => {
    const find = (model: string, prefix = 'MiniMax-') => priceOf(prices, { engine: 'cloud', model }, prefix)?.model;
    expect([find('MiniMax-M3'), find('M3'), find('Other-M3'), find('MiniMax-M3', '')]).toEqual([
      'M3',
      'M3',
      undefined,
      undefined,
    ]);
  });
});

it.each([
  [0, '$', '$0.00'],
  [1234.5, '$', '$1,234.50'],
  [0.0042, '$', '$0.0042'],
  [0.000_031, 'EUR', 'EUR 0.000031'],
  [0.000_000_1, '€', '< €0.000001'],
])('%s in %s is written %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
