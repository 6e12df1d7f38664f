import { type KeyboardEvent, useState } from 'react';
import { hostPlatform } from '../../../api/connection/host.ts';
import { chordLabel } from '../../../ui/actions/keys/chord.ts';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { recordedKey } from './recorded-key.ts';

/** Takes the next key press as the new key. Escape or leaving it cancels; keys that are needed elsewhere are refused. */
export function ChordRecorder({ onRecord, onCancel }: { onRecord: (chord: string) => void; onCancel: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const press = (event: KeyboardEvent) => {
    const key = recordedKey(event.nativeEvent, hostPlatform());
    if (key.kind === 'leave') return;
    event.preventDefault();
    event.stopPropagation();
    if (key.kind === 'cancel') onCancel();
    else if (key.kind === 'reserved') setProblem(TEXTS.reserved(chordLabel(key.chord, hostPlatform())));
    else if (key.kind === 'recorded') onRecord(key.chord);
  };
  return (
    <input
      className={classes.recorder}
      aria-label={`${TEXTS.pressKeys}. ${TEXTS.cancelHint}`}
      aria-invalid={problem !== null}
      value={problem ?? TEXTS.pressKeys}
      title={TEXTS.cancelHint}
      readOnly
      autoFocus
      onKeyDown={press}
      onBlur={onCancel}
    />
  );
}
