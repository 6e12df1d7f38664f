import { type KeyboardEvent, useState } from 'react';
import { hostPlatform } from '../../../api/host.ts';
import { chordLabel, chordOfEvent } from '../../../ui/actions/chord.ts';
import { isReservedChord } from '../../../ui/actions/keymap.ts';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';

/** Takes the next key press as the new key. Escape or leaving it cancels; keys that are needed elsewhere are refused. */
export function ChordRecorder({ onRecord, onCancel }: { onRecord: (chord: string) => void; onCancel: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      onCancel();
      return;
    }
    const chord = chordOfEvent(event.nativeEvent, hostPlatform());
    if (chord === null) return;
    if (isReservedChord(chord)) setProblem(TEXTS.reserved(chordLabel(chord, hostPlatform())));
    else onRecord(chord);
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
