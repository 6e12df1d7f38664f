import * as z from 'zod';
import { unitPriceSchema } from '../settings/unit-prices.ts';
import type { TokenUsage, UsedTokens } from './message.ts';

/** The price of the priority tier, in prices of the standard one (service.md, service tiers). */
const PRIORITY_FACTOR = 1.5;
/** Prices are of so many tokens. */
const TOKENS_OF_PRICE = 1_000_000;

const price = z.number().min(0).max(1_000_000).nullable();

/** What the user pays for a million tokens of a model; null where they have not said it. */
export const modelPriceSchema = z.object({
  engine: z.enum(['local', 'cloud']),
  /** As conversations name it: without a prefix. */
  model: z.string().trim().min(1).max(300),
  input: price,
  cached: price,
  output: price,
});
/** See modelPriceSchema. */
export type ModelPrice = z.output<typeof modelPriceSchema>;

/** Prices as the user filled them in, in one currency: a code or a sign of theirs. */
export const pricesSchema = z.object({
  currency: z.string().trim().min(1).max(8),
  models: z.array(modelPriceSchema).max(200),
  /** Of what is generated: by the picture, the song, and a million characters. */
  units: z.array(unitPriceSchema).max(200),
});
/** See pricesSchema. */
export type Prices = z.output<typeof pricesSchema>;

/**
 * What usage costs: `amount` is of what has a price, null where nothing has one; `isWhole` is false where some of the cloud has
 * none. What answers on the local engine costs nothing unless the user says so.
 */
export type Cost = { amount: number | null; isWhole: boolean };

/** The price of a model, by the name that the service gives it, with or without a prefix. */
export function priceOf(
  { models }: Prices,
  { engine, model }: Pick<UsedTokens, 'engine' | 'model'>,
  modelPrefix: string,
): ModelPrice | undefined {
  const named = models.filter((each) => each.engine === engine);
  const bare =
    engine === 'cloud' && modelPrefix !== '' && model.startsWith(modelPrefix) ? model.slice(modelPrefix.length) : model;
  return named.find((each) => each.model === model) ?? named.find((each) => each.model === bare);
}

/** What all of it costs. */
export function costOf(usage: readonly UsedTokens[], prices: Prices, modelPrefix: string): Cost {
  const costs = usage.filter(usesTokens).map((used) => {
    const found = priceOf(prices, used, modelPrefix);
    const amount = found ? amountOf(used, found) : null;
    return { amount, isWhole: amount !== null || (used.engine === 'local' && !found) };
  });
  const known = costs.flatMap(({ amount }) => amount ?? []);
  return {
    amount: known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null,
    isWhole: costs.every(({ isWhole }) => isWhole),
  };
}

const usesTokens = ({ inputTokens, outputTokens }: TokenUsage) => inputTokens > 0 || outputTokens > 0;

/** Null where a price is missing of something that was used: half a sum says nothing. */
function amountOf(
  { inputTokens, cachedTokens, outputTokens, tier }: UsedTokens,
  { input, cached, output }: ModelPrice,
) {
  const parts = [
    [inputTokens - cachedTokens, input],
    [cachedTokens, cached],
    [outputTokens, output],
  ] as const;
  const used = parts.filter(([tokens]) => tokens > 0);
  if (used.some(([, of]) => of === null)) return null;
  const sum = used.reduce((total, [tokens, of]) => total + tokens * (of ?? 0), 0);
  return (sum / TOKENS_OF_PRICE) * (tier === 'priority' ? PRIORITY_FACTOR : 1);
}

/** Money as people write it: cents, and below them as many places as say something. */
export function formatMoney(amount: number, currency: string): string {
  const places = amount === 0 || amount >= 0.1 ? 2 : amount >= 0.001 ? 4 : 6;
  const number = amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: places });
  const isSign = /^\p{Sc}$/u.test(currency);
  if (amount > 0 && Number(amount.toFixed(places)) === 0)
    return `${isSign ? `< ${currency}` : `< ${currency} `}0.000001`;
  return isSign ? `${currency}${number}` : `${currency} ${number}`;
}
