import { Button, Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { baseUrlSchema, SERVICE_PRESETS } from '../../../../../shared/domain/settings/settings.ts';
import { useSettings } from '../../../../api/settings/settings.ts';
import { ErrorNotice } from '../../../../ui/feedback/failures/error-notice.tsx';
import { saveSettingsOrToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { PricesRow } from '../../prices/prices-row.tsx';
import { rowNames, SettingRow } from '../../setting-row.tsx';
import classes from '../../settings.module.css';
import { TEXTS } from '../../texts.ts';
import { useSetting } from '../../use-setting.ts';
import { ConnectionTest } from './connection-test.tsx';
import { DraftInput } from '../draft/draft-input.tsx';
import { KeyField } from './key-field.tsx';
import { addressProblem, OTHER_ADDRESS, patchOfService, serviceAt } from './service-address.ts';

/** Address, names and key of the cloud service. */
export function AccountSection() {
  return (
    <>
      <SettingRow id="apiKey" isWide>
        <KeyField />
      </SettingRow>
      <AddressRow />
      <PrefixRow />
      <SettingRow id="connection" isWide>
        <ConnectionTest />
      </SettingRow>
      <LiveTextRow />
      <PricesRow />
    </>
  );
}

function AddressRow() {
  const { baseUrl, isAddressConfirmed } = useSettings().cloud;
  const { isChanged, onReset } = useSetting('cloud', 'baseUrl');
  const [wantsOther, setWantsOther] = useState(false);
  const choose = (id: string | null) => {
    const patch = patchOfService(id);
    setWantsOther(patch === null);
    if (patch) void saveSettingsOrToast(patch);
  };
  const selected = wantsOther ? OTHER_ADDRESS : serviceAt(baseUrl);
  return (
    <SettingRow id="baseUrl" isWide isChanged={isChanged} onReset={onReset}>
      <div className={classes.stack}>
        <Select
          aria-label={TEXTS.preset}
          data={[
            ...SERVICE_PRESETS.map(({ id, label }) => ({ value: id, label })),
            { value: OTHER_ADDRESS, label: TEXTS.presetOther },
          ]}
          value={selected}
          onChange={choose}
        />
        {selected === OTHER_ADDRESS ? (
          <DraftInput
            label={TEXTS.address}
            value={baseUrl}
            validate={addressProblem}
            onCommit={(next) => void saveSettingsOrToast({ cloud: { baseUrl: baseUrlSchema.parse(next) } })}
          />
        ) : (
          <TextInput aria-label={TEXTS.address} value={baseUrl} readOnly />
        )}
        {isAddressConfirmed ? null : <UnconfirmedAddress host={new URL(baseUrl).host} />}
      </div>
    </SettingRow>
  );
}

/** The default stands where the settings file had none that is valid; the user decides before anything goes there. */
function UnconfirmedAddress({ host }: { host: string }) {
  const confirm = () => void saveSettingsOrToast({ cloud: { isAddressConfirmed: true } });
  return (
    <ErrorNotice what={TEXTS.unconfirmed} why={TEXTS.unconfirmedWhy} tone="warn">
      <Button size="compact-sm" onClick={confirm}>
        {TEXTS.confirmAddress(host)}
      </Button>
    </ErrorNotice>
  );
}

function PrefixRow() {
  const { value, set, isChanged, onReset } = useSetting('cloud', 'modelPrefix');
  return (
    <SettingRow id="modelPrefix" isChanged={isChanged} onReset={onReset}>
      <DraftInput names={rowNames('modelPrefix')} value={value} maxLength={40} onCommit={set} />
    </SettingRow>
  );
}

function LiveTextRow() {
  const { value, set, isChanged, onReset } = useSetting('cloud', 'liveText');
  return (
    <SettingRow id="liveText" isChanged={isChanged} onReset={onReset}>
      <Switch checked={value} onChange={(event) => set(event.currentTarget.checked)} {...rowNames('liveText')} />
    </SettingRow>
  );
}
