const MODIFIERS: Readonly<Record<string, string>> = {
  Mod: 'CommandOrControl',
  Ctrl: 'Control',
  Alt: 'Alt',
  Shift: 'Shift',
};
const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  '+': 'Plus',
};

/** A chord of shared/domain/commands/commands.ts in Electron's notation. */
export function acceleratorOf(chord: string): string {
  const key = chord === '+' || chord.endsWith('++') ? '+' : (chord.split('+').at(-1) ?? chord);
  const modifiers = chord
    .slice(0, chord.length - key.length)
    .split('+')
    .filter(Boolean);
  return [...modifiers.map((name) => MODIFIERS[name] ?? name), KEYS[key] ?? key].join('+');
}
