import { formatMoney, type Prices } from '../../../../shared/domain/conversation/prices.ts';
import { PRICED_UNITS, type PricedUnit, unitCost } from '../../../../shared/domain/settings/unit-prices.ts';
import { isFreeModel } from '../../../../shared/domain/music/music-models.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { texts } from '../generation-form-texts.ts';

/**
 * What the service bills, in its units. `times`: so often that amount. Money is known only where the user has given the `model` a
 * price; `parts` are amounts of several models, each of which needs one.
 */
export type BilledUnits = {
  unit: keyof typeof texts.billing.units;
  amount: number;
  times?: number;
  model?: string | undefined;
  parts?: readonly { model: string; amount: number }[];
};

/** What generating costs: nothing on this computer and with free models, units of the service otherwise. */
export function billingText(engine: EngineChoice, billed: BilledUnits, prices?: Prices): string {
  const { unit, amount, times = 1 } = billed;
  if (engine === 'local') return texts.billing.free;
  const each = texts.billing.units[unit](amount);
  const money = prices ? moneyOf(billed, prices) : null;
  // A price that the user gave says more than the name of the model.
  if (money === null && billed.model !== undefined && isFreeModel(billed.model)) return texts.billing.freeModel;
  const units = times === 1 ? each : `${times.toLocaleString('en')} × ${each}`;
  return texts.billing.billed(money === null ? units : `${units}, ${money}`);
}

/** What units cost by the prices of the user, as people write it; null where they have no price. */
export function moneyOf(
  { unit, amount, times = 1, model, parts }: BilledUnits,
  { units, currency }: Prices,
): string | null {
  const billed = parts ?? (model === undefined ? [] : [{ model, amount }]);
  if (billed.length === 0 || !isPriced(unit)) return null;
  const costs = billed.map((part) => unitCost(units, { unit, model: part.model, amount: part.amount * times }));
  const known = costs.filter((cost) => cost !== null);
  if (known.length < costs.length) return null;
  return formatMoney(
    known.reduce((sum, cost) => sum + cost, 0),
    currency,
  );
}

const isPriced = (unit: string): unit is PricedUnit => (PRICED_UNITS as readonly string[]).includes(unit);
