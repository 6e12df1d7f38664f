import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { type CommandCategory, COMMANDS, commandKeys } from '../../../shared/domain/commands/commands.ts';
import { actionRegistry } from '../../ui/actions/action-registry.ts';
import { Keys } from '../../ui/actions/keys/keys.tsx';
import { useKeymapSetting } from '../../ui/actions/keys/keymap-setting.ts';
import { useActionsVersion } from '../../ui/actions/use-actions.ts';
import { SearchField } from '../../ui/collection/search-field.tsx';
import { navigate } from '../../ui/layout/navigation.ts';
import { closePopup, useFrame } from '../frame/frame-store.ts';
import { TEXTS } from '../texts.ts';
import { matchScore } from '../../ui/search/match-words.ts';
import classes from './palette.module.css';

/** The `?` sheet: every key of every command that exists here, as it is set now. */
export function ShortcutsSheet() {
  const isOpen = useFrame((state) => state.popup === 'shortcuts');
  const close = () => closePopup('shortcuts');
  return (
    <Modal opened={isOpen} onClose={close} title={TEXTS.shortcuts.title} size="46rem">
      <Sheet close={close} />
    </Modal>
  );
}

function Sheet({ close }: { close: () => void }) {
  const [query, setQuery] = useState('');
  const groups = useGroups(query);
  const change = () => {
    close();
    navigate('settings', 'shortcuts');
  };
  return (
    <>
      <SearchField
        isFirst
        className={classes.sheetSearch}
        label={TEXTS.shortcuts.search}
        value={query}
        onChange={setQuery}
      />
      {groups.length === 0 ? <Text c="dimmed">{TEXTS.shortcuts.nothing}</Text> : null}
      <div className={classes.sheet}>
        {groups.map(([category, commands]) => (
          <section key={category} className={classes.sheetGroup} aria-label={category}>
            <h3 className={classes.sheetTitle}>{category}</h3>
            {commands.map(({ id, title, keys }) => (
              <div key={id} className={classes.sheetRow}>
                <span>{title}</span>
                <span className={classes.sheetKeys}>
                  {keys.map((chord) => (
                    <Keys key={chord} chord={chord} isSpoken />
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
      <div className={classes.sheetFoot}>
        <Button size="compact-sm" onClick={change}>
          {TEXTS.shortcuts.change}
        </Button>
      </div>
    </>
  );
}

type Row = { id: string; title: string; keys: readonly string[] };

function useGroups(query: string): [CommandCategory, Row[]][] {
  useActionsVersion();
  const keymap = useKeymapSetting();
  const groups = new Map<CommandCategory, Row[]>();
  for (const command of COMMANDS) {
    const keys = commandKeys(command, keymap);
    const exists = actionRegistry.find(command.id) !== null;
    if (!exists || keys.length === 0 || matchScore(query, `${command.title} ${command.category}`) === 0) continue;
    groups.set(command.category, [
      ...(groups.get(command.category) ?? []),
      { id: command.id, title: command.title, keys },
    ]);
  }
  return [...groups];
}
