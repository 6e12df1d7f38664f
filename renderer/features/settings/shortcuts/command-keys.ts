import {
  type Command,
  type CommandCategory,
  type CommandId,
  COMMANDS,
  commandKeys,
} from '../../../../shared/domain/commands/commands.ts';
import { chordLabel, type Platform } from '../../../ui/actions/keys/chord.ts';
import { conflictsOf, type KeymapSetting, withoutChordElsewhere } from '../../../ui/actions/keys/keymap.ts';
import { matchScore } from '../../../ui/search/match-words.ts';

/** Commands that a query finds by name, category or the words on their keys, by category in their order. */
export function commandGroups(
  query: string,
  keymap: KeymapSetting,
  platform: Platform,
): [CommandCategory, Command[]][] {
  const found = new Map<CommandCategory, Command[]>();
  for (const command of COMMANDS) {
    const keys = commandKeys(command, keymap).map((chord) => chordLabel(chord, platform));
    if (matchScore(query, `${command.title} ${command.category} ${keys.join(' ')}`) === 0) continue;
    found.set(command.category, [...(found.get(command.category) ?? []), command]);
  }
  return [...found];
}

/** Keys with `chord` at a place, the count of keys for a new one; null where the command has that chord already. */
export function withRecorded(keys: readonly string[], index: number, chord: string): string[] | null {
  return keys.includes(chord) ? null : keys.toSpliced(index, 1, chord);
}

/** The keymap after a command took the chords that it shares with others for itself. */
export function takenOver(id: CommandId, keys: readonly string[], keymap: KeymapSetting): Record<string, string[]> {
  const shared = keys.filter((chord) => conflictsOf(id, [chord], keymap).length > 0);
  return shared.reduce<Record<string, string[]>>(
    (map, chord) => withoutChordElsewhere(map, chord, id),
    Object.fromEntries(Object.entries(keymap).map(([command, chords]) => [command, [...chords]])),
  );
}
