import {
  type Command,
  commandKeys,
  COMMANDS,
  type CommandId,
  mayShareKeys,
} from '../../../../shared/domain/commands/commands.ts';

/** The user's changes of keys, by command id (settings.keymap). */
export type KeymapSetting = Readonly<Record<string, readonly string[]>>;

/** Commands of each chord; of more than one the first in the list of commands that can run now wins. */
export type Keymap = ReadonlyMap<string, readonly CommandId[]>;

/** The keymap that the defaults and the user's changes make. */
export function buildKeymap(setting: KeymapSetting): Keymap {
  const map = new Map<string, CommandId[]>();
  for (const command of COMMANDS) {
    for (const chord of commandKeys(command, setting)) map.set(chord, [...(map.get(chord) ?? []), command.id]);
  }
  return map;
}

/** Commands other than `id` that use one of `chords` too and may mean something at the same time. */
export function conflictsOf(id: CommandId, chords: readonly string[], setting: KeymapSetting): CommandId[] {
  const keymap = buildKeymap({ ...setting, [id]: chords });
  const own = COMMANDS.find((command) => command.id === id);
  const others = chords
    .flatMap((chord) => keymap.get(chord) ?? [])
    .filter((other) => {
      const command = COMMANDS.find((candidate) => candidate.id === other);
      return other !== id && !(own && command && mayShareKeys(own, command));
    });
  return [...new Set(others)];
}

/** The setting after `id` got `chords`; equal to the defaults means no entry. */
export function withKeys(
  setting: KeymapSetting,
  command: Command,
  chords: readonly string[],
): Record<string, string[]> {
  const next: Record<string, string[]> = {};
  for (const [id, keys] of Object.entries(setting)) if (id !== command.id) next[id] = [...keys];
  const isDefault =
    chords.length === command.keys.length && chords.every((chord, index) => chord === command.keys[index]);
  if (!isDefault) next[command.id] = [...chords];
  return next;
}

/** The setting after `chord` was taken from every command that may be active together with `keeper`. */
export function withoutChordElsewhere(
  setting: KeymapSetting,
  chord: string,
  keeper: CommandId,
): Record<string, string[]> {
  const others = conflictsOf(keeper, [chord], setting);
  return COMMANDS.filter(({ id }) => others.includes(id)).reduce<Record<string, string[]>>(
    (next, command) =>
      withKeys(
        next,
        command,
        commandKeys(command, next).filter((key) => key !== chord),
      ),
    withKeysCopied(setting),
  );
}

function withKeysCopied(setting: KeymapSetting): Record<string, string[]> {
  return Object.fromEntries(Object.entries(setting).map(([id, keys]) => [id, [...keys]]));
}

/** Keys that the system or a text field needs and that cannot be given to a command. */
export function isReservedChord(chord: string): boolean {
  return ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'Mod+C', 'Mod+V', 'Mod+X', 'Mod+A', 'Mod+Q', 'Mod+W'].includes(chord);
}
