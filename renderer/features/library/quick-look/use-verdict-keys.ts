import { useEffect, useEffectEvent } from 'react';
import { type CommandId, commandKeys } from '../../../../shared/domain/commands/commands.ts';
import { hostPlatform } from '../../../api/connection/host.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { chordOfEvent } from '../../../ui/actions/chord.ts';
import { useKeymapSetting } from '../../../ui/actions/keymap-setting.ts';
import { commandOf } from '../../../ui/actions/use-actions.ts';

const VERDICT_COMMANDS = ['library.pick', 'library.reject', 'library.noVerdict'] as const;

/** Picking and rejecting go on while an item is looked at, with the keys that the user gave them. Says whether a key did. */
export function useVerdictKeys(): (event: KeyboardEvent) => boolean {
  const keymap = useKeymapSetting();
  return (event) => {
    const chord = chordOfEvent(event, hostPlatform());
    const isOf = (id: CommandId) => chord !== null && commandKeys(commandOf(id), keymap).includes(chord);
    const command = VERDICT_COMMANDS.find(isOf);
    return command !== undefined && actionRegistry.run(command);
  };
}

/** Keys on the way down: a button in the dialog would take Space, and the dialog keeps all other keys. `press` says whether it took one. */
export function useKeysOnTheWayDown(press: (event: KeyboardEvent) => boolean): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
