import type { CommandReport } from '../../shared/contract/host/host-bridge.ts';
import { COMMANDS, commandKeys } from '../../shared/domain/commands/commands.ts';
import { hostBridge } from '../api/connection/host.ts';
import { actionRegistry, type ActionRegistry } from '../ui/actions/action-registry.ts';
import { currentKeymapSetting, subscribeKeymapSetting } from '../ui/actions/keys/keymap-setting.ts';
import type { KeymapSetting } from '../ui/actions/keys/keymap.ts';

const DELAY_MS = 50;

/** What the native menus show of each command now. */
export function commandReports(registry: ActionRegistry, keymap: KeymapSetting): CommandReport[] {
  return COMMANDS.map((command) => {
    const action = registry.find(command.id);
    return {
      id: command.id,
      enabled: action !== null && action.enabled !== false,
      checked: action?.checked ?? false,
      keys: [...commandKeys(command, keymap)],
    };
  });
}

/** Keeps the native menus true; only what changed is sent, at most every 50 ms. Returns the function that stops it. */
export function reportCommandsToHost(): () => void {
  const bridge = hostBridge();
  const sent = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const changed = commandReports(actionRegistry, currentKeymapSetting()).filter((report) => {
      const text = JSON.stringify(report);
      const isNew = sent.get(report.id) !== text;
      sent.set(report.id, text);
      return isNew;
    });
    if (changed.length > 0) bridge.reportCommands(changed);
  };
  const schedule = () => {
    timer ??= setTimeout(send, DELAY_MS);
  };
  const stops = [actionRegistry.subscribe(schedule), subscribeKeymapSetting(schedule)];
  schedule();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
