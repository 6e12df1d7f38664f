import type { UsedTokens } from '../../../../shared/domain/conversation/message.ts';
import { costOf, formatMoney } from '../../../../shared/domain/conversation/prices.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { texts } from '../texts.ts';

/** Writes what tokens cost by the prices of the user; null where none of them has a price. */
export function useCostText(): (used: readonly UsedTokens[]) => string | null {
  const { prices, cloud } = useSettings();
  return (used) => {
    const { amount, isWhole } = costOf(used, prices, cloud.modelPrefix);
    if (amount === null) return null;
    const money = formatMoney(amount, prices.currency);
    return isWhole ? money : texts.dock.atLeast(money);
  };
}
