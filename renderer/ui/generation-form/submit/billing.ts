import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { texts } from '../generation-form-texts.ts';

/** What the service bills, in its units: never money, which nobody here knows. `times`: so often that amount. */
export type BilledUnits = { unit: keyof typeof texts.billing.units; amount: number; times?: number };

/** What generating costs: nothing on this computer, units in the cloud. */
export function billingText(engine: EngineChoice, { unit, amount, times = 1 }: BilledUnits): string {
  if (engine === 'local') return texts.billing.free;
  const each = texts.billing.units[unit](amount);
  return texts.billing.billed(times === 1 ? each : `${times.toLocaleString('en')} × ${each}`);
}
