import { describe, expect, it } from 'vitest';
import type { ChordEvent, Platform } from '../../../ui/actions/keys/chord.ts';
import { recordedKey } from './recorded-key.ts';

const press = (key: string, values: Partial<ChordEvent> = {}): ChordEvent => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...values,
});
const onLinux = (...of: Parameters<typeof press>) => recordedKey(press(...of), 'linux');

describe('while a shortcut is recorded', () => {
  it('a key or a chord is the new shortcut', () => {
    expect(onLinux('g')).toEqual({ kind: 'recorded', chord: 'G' });
    expect(onLinux('F9')).toEqual({ kind: 'recorded', chord: 'F9' });
    expect(onLinux('g', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'recorded', chord: 'Mod+Shift+G' });
  });

  it('modifiers alone are waited on', () => {
    for (const key of ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph']) {
      expect(onLinux(key, { ctrlKey: true })).toEqual({ kind: 'incomplete' });
    }
  });

  it('Escape cancels, whatever is held with it', () => {
    expect(onLinux('Escape')).toEqual({ kind: 'cancel' });
    expect(onLinux('Escape', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'cancel' });
  });

  it('Tab leaves the field in both directions', () => {
    expect(onLinux('Tab')).toEqual({ kind: 'leave' });
    expect(onLinux('Tab', { shiftKey: true })).toEqual({ kind: 'leave' });
    expect(onLinux('Tab', { ctrlKey: true })).toEqual({ kind: 'recorded', chord: 'Mod+Tab' });
  });

  it.each<[Platform, Partial<ChordEvent>]>([
    ['linux', { ctrlKey: true }],
    ['win32', { ctrlKey: true }],
    ['darwin', { metaKey: true }],
  ])('what the system needs stays reserved on %s', (platform, held) => {
    for (const key of ['c', 'v', 'x', 'a', 'q', 'w']) {
      expect(recordedKey(press(key, held), platform)).toEqual({ kind: 'reserved', chord: `Mod+${key.toUpperCase()}` });
    }
    expect(recordedKey(press('Enter'), platform)).toEqual({ kind: 'reserved', chord: 'Enter' });
  });

  it('Ctrl is another key than Cmd on a Mac, so Ctrl+C can be given away there', () => {
    expect(recordedKey(press('c', { ctrlKey: true }), 'darwin')).toEqual({ kind: 'recorded', chord: 'Ctrl+C' });
  });
});
