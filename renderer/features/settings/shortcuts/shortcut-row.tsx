import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconPlus, IconRotate, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Command, commandKeys, type CommandId } from '../../../../shared/domain/commands/commands.ts';
import { hostPlatform } from '../../../api/connection/host.ts';
import { chordLabel } from '../../../ui/actions/keys/chord.ts';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { conflictsOf, withKeys } from '../../../ui/actions/keys/keymap.ts';
import { commandOf } from '../../../ui/actions/use-actions.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { ChordRecorder } from './chord-recorder.tsx';
import { takenOver, withRecorded } from './command-keys.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

const MOST_KEYS = 4;
type Keymap = Record<string, string[]>;

/** One command: its keys, each to change or remove, a new one, and who else uses them. */
export function ShortcutRow({ command, keymap }: { command: Command & { id: CommandId }; keymap: Keymap }) {
  const keys = commandKeys(command, keymap);
  /** Index of the key that is being recorded; the count of keys stands for a new one. */
  const [recording, setRecording] = useState<number | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const save = (next: readonly string[]) => void saveSettingsOrToast({ keymap: withKeys(keymap, command, next) });
  const record = (index: number, chord: string) => {
    setRecording(null);
    row.current?.focus();
    const next = withRecorded(keys, index, chord);
    if (next) save(next);
  };
  return (
    <div ref={row} className={classes.shortcut} role="group" aria-label={command.title} tabIndex={-1}>
      <span className={classes.shortcutTitle}>
        {command.title}
        {command.id in keymap ? <ResetKeys command={command} onReset={() => save(command.keys)} /> : null}
      </span>
      <div className={classes.shortcutKeys}>
        {keys.map((chord, index) =>
          recording === index ? (
            <ChordRecorder key={chord} onRecord={(next) => record(index, next)} onCancel={() => setRecording(null)} />
          ) : (
            <KeyChip
              key={chord}
              title={command.title}
              chord={chord}
              onChange={() => setRecording(index)}
              onRemove={() => save(keys.filter((other) => other !== chord))}
            />
          ),
        )}
        {recording === keys.length ? (
          <ChordRecorder onRecord={(next) => record(keys.length, next)} onCancel={() => setRecording(null)} />
        ) : keys.length < MOST_KEYS ? (
          <Tooltip label={TEXTS.addKey(command.title)}>
            <ActionIcon
              size="1.5rem"
              aria-label={TEXTS.addKey(command.title)}
              onClick={() => setRecording(keys.length)}
            >
              <IconPlus size={14} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        ) : null}
      </div>
      <Conflict id={command.id} keys={keys} keymap={keymap} />
    </div>
  );
}

function ResetKeys({ command, onReset }: { command: Command; onReset: () => void }) {
  return (
    <>
      <span className={classes.changed} role="img" aria-label={TEXTS.changed} />
      <Tooltip label={TEXTS.reset(command.title)}>
        <ActionIcon size="1.5rem" aria-label={TEXTS.reset(command.title)} onClick={onReset}>
          <IconRotate size={13} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

function KeyChip(props: { title: string; chord: string; onChange: () => void; onRemove: () => void }) {
  const { title, chord, onChange, onRemove } = props;
  const label = chordLabel(chord, hostPlatform());
  return (
    <span className={classes.chip}>
      <button type="button" className={classes.chipKey} onClick={onChange}>
        <span className="visually-hidden">{TEXTS.change} </span>
        <Keys chord={chord} isSpoken />
        <span className="visually-hidden"> {TEXTS.ofCommand(title)}</span>
      </button>
      <IconButton size="1.5rem" aria-label={TEXTS.removeKey(title, label)} onClick={onRemove}>
        <IconX size={12} stroke={1.6} />
      </IconButton>
    </span>
  );
}

function Conflict({ id, keys, keymap }: { id: CommandId; keys: readonly string[]; keymap: Keymap }) {
  const others = conflictsOf(id, keys, keymap);
  if (others.length === 0) return null;
  const takeOver = () => void saveSettingsOrToast({ keymap: takenOver(id, keys, keymap) });
  return (
    <div className={classes.conflict} role="alert">
      <IconAlertTriangle size={14} stroke={1.6} aria-hidden />
      {TEXTS.conflict(others.map((other) => commandOf(other).title).join(', '))}
      <Button size="compact-sm" variant="subtle" onClick={takeOver}>
        {TEXTS.takeOver}
      </Button>
    </div>
  );
}
