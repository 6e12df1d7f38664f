import type { MiniWindowSetting, MiniWindowState } from '../../../shared/domain/settings/mini-window.ts';
import { acceleratorOf } from '../menu/accelerator.ts';

/** Keys of the whole system, as Electron has them; false where another program has that one. */
export type SystemKeys = {
  register(accelerator: string, run: () => void): boolean;
  unregister(accelerator: string): void;
};

/** One key of the whole system, which follows a setting. */
export type Hotkey = { set(setting: MiniWindowSetting): void; state(): MiniWindowState };

/** `isShared` says whether this desktop gives such keys to programs for sure; `run` is what the key does. */
export function createHotkey(keys: SystemKeys, { isShared, run }: { isShared: boolean; run: () => void }): Hotkey {
  let wanted: string | null = null;
  let isHeld = false;
  const release = () => {
    if (wanted !== null && isHeld) keys.unregister(wanted);
    isHeld = false;
  };
  const hold = () => {
    if (wanted !== null && !isHeld) isHeld = keys.register(wanted, run);
  };
  return {
    set: ({ isOn, hotkey }) => {
      const next = isOn ? acceleratorOf(hotkey) : null;
      if (next !== wanted) release();
      wanted = next;
      hold();
    },
    state: () => {
      // Whoever had it may have ended.
      hold();
      if (wanted === null) return 'off';
      if (!isHeld) return 'taken';
      return isShared ? 'ready' : 'unsure';
    },
  };
}
