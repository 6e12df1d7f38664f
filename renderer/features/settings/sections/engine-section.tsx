import { NumberInput, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { engineForAll } from '../../../../shared/domain/settings/panel-engines.ts';
import { addressHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { api } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { useSetting } from '../use-setting.ts';
import { cloudPoints } from './account/key-words.ts';
import { LocalModelsRow } from '../models/local-models-row.tsx';
import { OwnModelRow } from './own-model-row.tsx';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** Local or cloud, with what each means. */
export function EngineSection() {
  const { engine, cloud } = useSettings();
  const key = useQuery(api.secrets.status.queryOptions()).data;
  const set = (value: string) => void saveSettingsOrToast(engineForAll(value === 'cloud' ? 'cloud' : 'local'));
  return (
    <>
      <SettingRow id="engine" isWide isChanged={engine !== DEFAULT_SETTINGS.engine} onReset={() => set('local')}>
        <Radio.Group value={engine} onChange={set} {...rowNames('engine')}>
          <div className={classes.cards}>
            <EngineCard value="local" name={TEXTS.local} points={TEXTS.localMeans} />
            <EngineCard value="cloud" name={TEXTS.cloud} points={cloudPoints(addressHost(cloud.baseUrl), key)} />
          </div>
        </Radio.Group>
      </SettingRow>
      <OwnModelRow />
      <LocalModelsRow />
      <ConcurrencyRow id="concurrencyLocal" side="local" max={4} />
      <ConcurrencyRow id="concurrencyCloud" side="cloud" max={8} />
      <ConcurrencyRow id="concurrencyCloudSpeech" side="cloudSpeech" max={8} />
    </>
  );
}

function EngineCard({ value, name, points }: { value: string; name: string; points: readonly string[] }) {
  return (
    <Radio.Card value={value} className={classes.card} aria-label={`${name}. ${points.join(' ')}`}>
      <span className={classes.cardHead}>
        <Radio.Indicator size="xs" />
        {name}
      </span>
      <span className={classes.points}>
        {points.map((point) => (
          <span key={point}>{point}</span>
        ))}
      </span>
    </Radio.Card>
  );
}

function ConcurrencyRow(props: {
  id: 'concurrencyLocal' | 'concurrencyCloud' | 'concurrencyCloudSpeech';
  side: EngineChoice | 'cloudSpeech';
  max: number;
}) {
  const { id, side, max } = props;
  const { value, set, isChanged, onReset } = useSetting('concurrency', side);
  return (
    <SettingRow id={id} isChanged={isChanged} onReset={onReset}>
      <NumberInput
        className={classes.narrow}
        min={1}
        max={max}
        clampBehavior="strict"
        allowDecimal={false}
        value={value}
        onChange={(next) => typeof next === 'number' && set(next)}
        {...rowNames(id)}
      />
    </SettingRow>
  );
}
