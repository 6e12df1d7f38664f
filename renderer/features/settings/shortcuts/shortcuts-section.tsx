import { Button } from '@mantine/core';
import { useState } from 'react';
import { hostPlatform } from '../../../api/connection/host.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { commandGroups } from './command-keys.ts';
import { ShortcutRow } from './shortcut-row.tsx';

/** Every command with its keys, to change, add and reset. */
export function ShortcutsSection() {
  const { keymap } = useSettings();
  const [query, setQuery] = useState('');
  const resetAll = async () => {
    const isSure = await confirm({
      title: TEXTS.resetAllTitle,
      text: TEXTS.resetAllText,
      confirm: TEXTS.resetAll,
      cancel: TEXTS.keepShortcuts,
    });
    if (isSure) await saveSettingsOrToast({ keymap: {} });
  };
  const isChanged = Object.keys(keymap).length > 0;
  return (
    <SettingRow id="shortcuts" isWide isChanged={isChanged} onReset={() => void resetAll()}>
      <div className={classes.line}>
        <SearchField className={classes.grow} label={TEXTS.shortcutsSearch} value={query} onChange={setQuery} />
        <Button disabled={!isChanged} onClick={() => void resetAll()}>
          {TEXTS.resetAll}
        </Button>
      </div>
      {commandGroups(query, keymap, hostPlatform()).map(([category, commands]) => (
        <section key={category} aria-label={category}>
          <h2 className={classes.group}>{category}</h2>
          {commands.map((command) => (
            <ShortcutRow key={command.id} command={command} keymap={keymap} />
          ))}
        </section>
      ))}
    </SettingRow>
  );
}
