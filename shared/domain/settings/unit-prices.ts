import * as z from 'zod';

/** Units that work is billed in and that a user may give a price; characters are priced by the million, seconds of audio by the hour. */
export const PRICED_UNITS = ['images', 'songs', 'characters', 'clipSeconds', 'seconds'] as const;
/** See PRICED_UNITS. */
export type PricedUnit = (typeof PRICED_UNITS)[number];

const UNITS_OF_PRICE: Readonly<Record<PricedUnit, number>> = {
  images: 1,
  songs: 1,
  characters: 1_000_000,
  clipSeconds: 1,
  seconds: 3600,
};

/** What one unit of a model costs the user. */
export const unitPriceSchema = z.object({
  unit: z.enum(PRICED_UNITS),
  model: z.string().trim().min(1).max(300),
  price: z.number().min(0).max(1_000_000),
});
/** See unitPriceSchema. */
export type UnitPrice = z.output<typeof unitPriceSchema>;

/** What so many units of a model cost; null where the user has given no price. */
export function unitCost(
  prices: readonly UnitPrice[],
  { unit, model, amount }: { unit: PricedUnit; model: string; amount: number },
): number | null {
  const found = prices.find((each) => each.unit === unit && each.model === model);
  return found ? (found.price * amount) / UNITS_OF_PRICE[unit] : null;
}

/** The prices with another one; null takes it away. */
export function withUnitPrice(
  prices: readonly UnitPrice[],
  { unit, model, price }: Pick<UnitPrice, 'unit' | 'model'> & { price: number | null },
): UnitPrice[] {
  const others = prices.filter((each) => each.unit !== unit || each.model !== model);
  return price === null ? others : [...others, { unit, model, price }];
}
