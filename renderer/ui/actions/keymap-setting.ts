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

/** The user's keys, as a hook. */
export function useKeymapSetting(): KeymapSetting {
  return useSyncExternalStore(subscribe, () => setting);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
