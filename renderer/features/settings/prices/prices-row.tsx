import { useQuery } from '@tanstack/react-query';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { api } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { DraftInput } from '../sections/draft/draft-input.tsx';
import { SettingRow } from '../setting-row.tsx';
import shared from '../settings.module.css';
import { PRICE_TEXTS as words } from './price-texts.ts';
import { keyOf, type PricedModel, pricedModels, withPrice } from './priced-models.ts';
import { PriceInput } from './price-input.tsx';
import classes from './prices.module.css';
import { UnitPrices } from './unit-prices.tsx';

const UNITS = ['input', 'cached', 'output'] as const;
type Unit = (typeof UNITS)[number];

/** What tokens of each model cost, as the user fills it in: money is shown nowhere else by any other figure. */
export function PricesRow() {
  const { prices, assistant } = useSettings();
  const cloud = useQuery(api.conversations.models.queryOptions({ input: { engine: 'cloud' } })).data ?? [];
  const names = cloud.map(({ model }) => model);
  const models = pricedModels(prices, { cloud: names, own: assistant.ownModel?.model ?? null });
  const save = (next: Partial<typeof prices>) => void saveSettingsOrToast({ prices: next });
  return (
    <SettingRow
      id="prices"
      isWide
      isChanged={prices.models.length + prices.units.length > 0}
      onReset={() => save(DEFAULT_SETTINGS.prices)}
    >
      <div className={shared.stack}>
        <div className={classes.currency}>
          <DraftInput
            label={words.currency}
            value={prices.currency}
            maxLength={8}
            onCommit={(text) => text.trim() !== '' && save({ currency: text.trim() })}
            description={words.currency}
          />
        </div>
        <table className={classes.table} aria-label={words.table}>
          <thead>
            <tr>
              <th scope="col">{words.model}</th>
              {UNITS.map((unit) => (
                <th key={unit} scope="col">
                  {words.columns[unit]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.map((model) => (
              <ModelPrices key={keyOf(model)} model={model} />
            ))}
          </tbody>
        </table>
        <UnitPrices />
      </div>
    </SettingRow>
  );
}

function ModelPrices({ model }: { model: PricedModel }) {
  const { prices } = useSettings();
  const found = prices.models.find((each) => keyOf(each) === keyOf(model));
  const name = model.engine === 'local' ? `${model.model}, ${words.own}` : model.model;
  return (
    <tr>
      <th scope="row">{name}</th>
      {UNITS.map((unit) => (
        <td key={unit}>
          <PriceInput
            label={words.price(name, words.columns[unit])}
            value={found?.[unit] ?? null}
            save={(price) =>
              void saveSettingsOrToast({
                prices: withPrice(prices, model, { [unit]: price } as Record<Unit, number | null>),
              })
            }
          />
        </td>
      ))}
    </tr>
  );
}
