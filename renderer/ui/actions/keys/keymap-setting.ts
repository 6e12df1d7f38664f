import { useSyncExternalStore } from 'react';
import { buildKeymap, type Keymap, type KeymapSetting } from './keymap.ts';

let setting: KeymapSetting = {};
let keymap: Keymap = buildKeymap(setting);
const listeners = new Set<() => void>();

/** Sets the user's keys; the app calls it whenever the settings change. */
export function setKeymapSetting(next: KeymapSetting): void {
  if (next === setting) return;
  setting = next;
  keymap = buildKeymap(next);
  for (const listener of listeners) listener();
}

/** Commands by chord under the user's keys. */
export function currentKeymap(): Keymap {
  return keymap;
}

/** The user's keys now. */
export function currentKeymapSetting(): KeymapSetting {
  return setting;
}

/** The user's keys, as a hook. */
export function useKeymapSetting(): KeymapSetting {
  return useSyncExternalStore(subscribeKeymapSetting, currentKeymapSetting);
}

/** Calls `listener` after each change of the user's keys. */
export function subscribeKeymapSetting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
