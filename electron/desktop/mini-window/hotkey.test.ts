import { expect, it } from 'vitest';
import { createHotkey } from './hotkey.ts';

/** A system in which each key has one owner. */
function system(taken: string[] = []) {
  const held = new Map<string, () => void>();
  return {
    held,
    taken,
    register: (key: string, run: () => void) => {
      if (taken.includes(key) || held.has(key)) return false;
      held.set(key, run);
      return true;
    },
    unregister: (key: string) => void held.delete(key),
  };
}
const on = { isOn: true, hotkey: 'Mod+Shift+Space' };

it('holds the key of the setting, and only that one', () => {
  const keys = system();
  let runs = 0;
  const hotkey = createHotkey(keys, { isShared: true, run: () => (runs += 1) });
  expect(hotkey.state()).toBe('off');
  hotkey.set(on);
  expect(hotkey.state()).toBe('ready');
  keys.held.get('CommandOrControl+Shift+Space')?.();
  expect(runs).toBe(1);
  hotkey.set({ isOn: true, hotkey: 'Alt+ArrowUp' });
  expect([...keys.held.keys()]).toEqual(['Alt+Up']);
  hotkey.set({ isOn: false, hotkey: 'Alt+ArrowUp' });
  expect([...keys.held.keys()]).toEqual([]);
  expect(hotkey.state()).toBe('off');
});

it('says that another program has the key, and takes it once it is free', () => {
  const keys = system(['CommandOrControl+Shift+Space']);
  const hotkey = createHotkey(keys, { isShared: true, run: () => undefined });
  hotkey.set(on);
  expect(hotkey.state()).toBe('taken');
  keys.taken.length = 0;
  expect(hotkey.state()).toBe('ready');
});

it('promises nothing on a desktop that may keep the key to itself', () => {
  const hotkey = createHotkey(system(), { isShared: false, run: () => undefined });
  hotkey.set(on);
  expect(hotkey.state()).toBe('unsure');
});
