import { type CommandId, commandKeys } from '../../../../shared/domain/commands/commands.ts';
import { hostPlatform } from '../../../api/connection/host.ts';
import { actionRegistry } from '../../actions/action-registry.ts';
import { chordOfEvent } from '../../actions/keys/chord.ts';
import { useKeymapSetting } from '../../actions/keys/keymap-setting.ts';
import { commandOf } from '../../actions/use-actions.ts';

/** Judging and varying go on while an item is looked at; what goes to the bin gives way to the next. */
const LOOK_COMMANDS: readonly CommandId[] = [
  'library.pick',
  'library.reject',
  'library.noVerdict',
  'library.rate0',
  'library.rate1',
  'library.rate2',
  'library.rate3',
  'library.rate4',
  'library.rate5',
  'library.labelRed',
  'library.labelYellow',
  'library.labelGreen',
  'library.labelBlue',
  'library.labelPurple',
  'voices.favourite',
  'file.moveToBin',
  'images.variations',
];

/** Runs commands of judging, as far as the panel has them, with the keys that the user gave them. Says whether a key was one of theirs. */
export function useLookKeys(): (event: KeyboardEvent) => boolean {
  const keymap = useKeymapSetting();
  return (event) => {
    const chord = chordOfEvent(event, hostPlatform());
    const isOf = (id: CommandId) => chord !== null && commandKeys(commandOf(id), keymap).includes(chord);
    const command = LOOK_COMMANDS.find(isOf);
    return command !== undefined && actionRegistry.run(command);
  };
}
