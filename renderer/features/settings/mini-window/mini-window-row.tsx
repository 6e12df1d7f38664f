import { Button, Switch } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isHotkey } from '../../../../shared/domain/settings/mini-window.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../shared/domain/settings/settings.ts';
import { hostPlatform } from '../../../api/connection/host.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { chordLabel } from '../../../ui/actions/keys/chord.ts';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import row from './mini-window.module.css';
import { ChordRecorder } from '../shortcuts/chord-recorder.tsx';
import { MINI_WINDOW_TEXTS } from './mini-window-texts.ts';

const words = MINI_WINDOW_TEXTS;
const initial = DEFAULT_SETTINGS.miniWindow;

/** Core is asked what became of the key once it has it. */
async function save(miniWindow: Partial<Settings['miniWindow']>): Promise<void> {
  await saveSettingsOrToast({ miniWindow });
  await queryClient.invalidateQueries({ queryKey: api.app.miniWindow.key() });
}

/** Whether a key of the whole system opens the mini window, and which one; says where another program has it. */
export function MiniWindowRow() {
  const { isOn, hotkey } = useSettings().miniWindow;
  const isChanged = isOn !== initial.isOn || hotkey !== initial.hotkey;
  return (
    <SettingRow id="miniWindow" isChanged={isChanged} onReset={() => void save(initial)}>
      <div className={row.choice}>
        <Switch
          checked={isOn}
          onChange={(event) => void save({ isOn: event.currentTarget.checked })}
          {...rowNames('miniWindow')}
        />
        {isOn ? <HotkeyChoice hotkey={hotkey} /> : null}
      </div>
    </SettingRow>
  );
}

function HotkeyChoice({ hotkey }: { hotkey: string }) {
  const [isRecording, setRecording] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { data } = useQuery({ ...api.app.miniWindow.queryOptions(), staleTime: 0, refetchOnWindowFocus: 'always' });
  const record = (chord: string) => {
    setRecording(false);
    const isGood = isHotkey(chord);
    setRefused(isGood ? null : chord);
    if (isGood) void save({ hotkey: chord });
  };
  const label = (chord: string) => chordLabel(chord, hostPlatform());
  const problem = refused === null ? words.states[data?.state ?? 'off'] : words.notForAll(label(refused));
  return (
    <>
      {isRecording ? (
        <ChordRecorder onRecord={record} onCancel={() => setRecording(false)} />
      ) : (
        <Button variant="default" aria-label={words.change(label(hotkey))} onClick={() => setRecording(true)}>
          <Keys chord={hotkey} />
        </Button>
      )}
      {problem === null ? null : (
        <div className={classes.conflict} role="alert">
          <IconAlertTriangle size={14} stroke={1.6} aria-hidden />
          {problem}
        </div>
      )}
    </>
  );
}
