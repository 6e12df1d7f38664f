import { type ChordEvent, chordOfEvent, type Platform } from '../../../ui/actions/keys/chord.ts';
import { isReservedChord } from '../../../ui/actions/keys/keymap.ts';

/**
 * What a key press means while a shortcut is recorded: it leaves the field, cancels, is no chord yet, is needed elsewhere, or is
 * the new shortcut.
 */
export type RecordedKey =
  | { kind: 'leave' | 'cancel' | 'incomplete' }
  | { kind: 'reserved'; chord: string }
  | { kind: 'recorded'; chord: string };

/** See RecordedKey. Tab stays the way out of the field, so it is never recorded without Ctrl or Cmd. */
export function recordedKey(press: ChordEvent, platform: Platform): RecordedKey {
  if (press.key === 'Tab' && !press.ctrlKey && !press.metaKey) return { kind: 'leave' };
  if (press.key === 'Escape') return { kind: 'cancel' };
  const chord = chordOfEvent(press, platform);
  if (chord === null) return { kind: 'incomplete' };
  return { kind: isReservedChord(chord) ? 'reserved' : 'recorded', chord };
}
