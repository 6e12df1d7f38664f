import { CLIP_MODELS } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { IMAGE_MODELS } from '../../../../shared/domain/generation/images/image-models.ts';
import { MUSIC_MODELS } from '../../../../shared/domain/music/music-models.ts';
import { type PricedUnit, withUnitPrice } from '../../../../shared/domain/settings/unit-prices.ts';
import { SPEECH_MODELS } from '../../../../shared/domain/speech/speech-options.ts';
import { RECOGNITION_MODEL } from '../../../../shared/domain/transcript/recognition-model.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { PriceInput } from './price-input.tsx';
import { PRICE_TEXTS as words } from './price-texts.ts';
import classes from './prices.module.css';

const ROWS: readonly { unit: PricedUnit; model: string }[] = [
  ...IMAGE_MODELS.map((model) => ({ unit: 'images' as const, model })),
  ...MUSIC_MODELS.map((model) => ({ unit: 'songs' as const, model })),
  ...CLIP_MODELS.map((model) => ({ unit: 'clipSeconds' as const, model })),
  ...SPEECH_MODELS.map((model) => ({ unit: 'characters' as const, model })),
  { unit: 'seconds', model: RECOGNITION_MODEL },
];

/** As the panels show it. */
const nameOf = (model: string): string => model.replace(/^Vendor-/, '');

/** What images, songs, clips, spoken characters and transcribed audio cost by each model, as the user fills it in. */
export function UnitPrices() {
  const { units } = useSettings().prices;
  return (
    <table className={classes.table} aria-label={words.generating}>
      <thead>
        <tr>
          <th scope="col">{words.model}</th>
          <th scope="col">{words.unit}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ unit, model }) => (
          <tr key={model}>
            <th scope="row">{nameOf(model)}</th>
            <td>{words.units[unit]}</td>
            <td>
              <PriceInput
                label={words.price(nameOf(model), words.units[unit])}
                value={units.find((each) => each.unit === unit && each.model === model)?.price ?? null}
                save={(price) =>
                  void saveSettingsOrToast({ prices: { units: withUnitPrice(units, { unit, model, price }) } })
                }
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
