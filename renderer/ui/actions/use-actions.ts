import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Command, COMMANDS, commandKeys, type CommandId } from '../../../shared/domain/commands/commands.ts';
import { actionRegistry, type Actions, type ShownAction } from './action-registry.ts';
import { useKeymapSetting } from './keys/keymap-setting.ts';

/** Says what commands do while the calling component is mounted. Pass a fresh object on each render; it is compared. */
export function useActions(actions: Actions): void {
  const layer = useRef<ReturnType<typeof actionRegistry.add> | null>(null);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
    layer.current?.update(actions);
  });
  useEffect(() => {
    const added = actionRegistry.add(latest.current);
    layer.current = added;
    return () => {
      layer.current = null;
      added.remove();
    };
  }, []);
}

/** The whole registry as a dependency of rendering: re-renders when any action appears, goes or changes its state. */
export function useActionsVersion(): number {
  return useSyncExternalStore(actionRegistry.subscribe, actionRegistry.version);
}

/** A command with its keys and what it can do now. */
export type ActionView = {
  command: Command & { id: CommandId };
  keys: readonly string[];
  label: string;
  enabled: boolean;
  checked: boolean;
  reason: string | null;
};

/** What a button for the command shows. `enabled` is false where nobody has registered it. */
export function useAction(id: CommandId): ActionView {
  const action = useSyncExternalStore(actionRegistry.subscribe, () => actionRegistry.shown(id));
  const keymap = useKeymapSetting();
  const command = commandOf(id);
  return actionView(command, action, commandKeys(command, keymap));
}

/** See useAction. */
export function actionView(
  command: ActionView['command'],
  action: ShownAction | null,
  keys: readonly string[],
): ActionView {
  return {
    command,
    keys,
    label: action?.label ?? command.title,
    enabled: action !== null && action.enabled !== false,
    checked: action?.checked ?? false,
    reason: action?.reason ?? null,
  };
}

const COMMAND_BY_ID: ReadonlyMap<string, Command & { id: CommandId }> = new Map(
  COMMANDS.map((command) => [command.id, command]),
);

/** The command with that id. */
export function commandOf(id: CommandId): Command & { id: CommandId } {
  const command = COMMAND_BY_ID.get(id);
  if (!command) throw new Error(`There is no command ${id}.`);
  return command;
}
