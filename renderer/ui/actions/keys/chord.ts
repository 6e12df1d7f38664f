/** Operating system whose key names are meant. */
export type Platform = 'darwin' | 'win32' | 'linux';

/** The parts of a keyboard event that make a chord. */
export type ChordEvent = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState?: (key: string) => boolean;
};

const MODIFIER_KEYS = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock', 'Fn', 'Dead', 'Process']);
const NAMED_KEY =
  /^(F\d{1,2}|Enter|Escape|Tab|Backspace|Delete|Insert|Home|End|PageUp|PageDown|Arrow(Up|Down|Left|Right))$/;

/**
 * The chord of a key press in the notation of shared/domain/commands/commands.ts, or null for a lone modifier, a dead key or text
 * typed with AltGr. Letters of layouts without Latin letters are read by their place on the keyboard.
 */
export function chordOfEvent(event: ChordEvent, platform: Platform): string | null {
  if (MODIFIER_KEYS.has(event.key) && event.key !== 'Dead') return null;
  if (platform !== 'darwin' && event.getModifierState?.('AltGraph')) return null;
  const key = keyOfEvent(event, platform);
  if (key === null) return null;
  const isMod = platform === 'darwin' ? event.metaKey : event.ctrlKey;
  const isControl = platform === 'darwin' && event.ctrlKey;
  // Shift is already part of a typed character such as "?", but not of letters and named keys.
  const isShift = event.shiftKey && (key.length > 1 || /[A-Z]/.test(key));
  return [isMod && 'Mod', isControl && 'Ctrl', event.altKey && 'Alt', isShift && 'Shift', key]
    .filter((part) => part !== false)
    .join('+');
}

function keyOfEvent(event: ChordEvent, platform: Platform): string | null {
  if (event.key === ' ' || event.code === 'Space') return 'Space';
  if (NAMED_KEY.test(event.key)) return event.key;
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  // Option types other characters on macOS, and other scripts have no Latin letters: there the place decides.
  const usesPlace = (platform === 'darwin' && event.altKey) || !/^[\x20-\x7e]$/.test(event.key);
  if (usesPlace) return letter ?? digit ?? null;
  return /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.key;
}

/** Modifiers and key of a chord, e.g. `Mod+Shift+Z` gives `['Mod', 'Shift', 'Z']`. */
export function chordParts(chord: string): string[] {
  if (chord === '+') return ['+'];
  return chord.endsWith('++') ? [...chord.slice(0, -2).split('+'), '+'] : chord.split('+');
}

const MAC_NAMES: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Ctrl: '⌃',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '↩',
  Escape: 'Esc',
  Backspace: '⌫',
  Delete: '⌦',
};
const NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl', Escape: 'Esc', Insert: 'Ins', Delete: 'Del' };
const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** What is written on the keys of a chord, e.g. `['Ctrl', 'K']` or `['⌘', 'K']`. */
export function chordLabels(chord: string, platform: Platform): string[] {
  const names = platform === 'darwin' ? MAC_NAMES : NAMES;
  return chordParts(chord).map((part) => names[part] ?? ARROWS[part] ?? part);
}

/** One line for a chord: `Ctrl+K`, on macOS `⌘K`. */
export function chordLabel(chord: string, platform: Platform): string {
  return chordLabels(chord, platform).join(platform === 'darwin' ? '' : '+');
}

/** Value of the `aria-keyshortcuts` attribute. */
export function ariaKeyShortcuts(chords: readonly string[], platform: Platform): string {
  const mod = platform === 'darwin' ? 'Meta' : 'Control';
  const names: Readonly<Record<string, string>> = { Mod: mod, Ctrl: 'Control', '+': 'Plus' };
  return chords
    .map((chord) =>
      chordParts(chord)
        .map((part) => names[part] ?? part)
        .join('+'),
    )
    .join(' ');
}
