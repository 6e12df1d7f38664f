import type { PersistStorage } from 'zustand/middleware';

/**
 * Keeps a part of the window over a restart. What is no JSON counts as nothing. Where there is no room any more, only the
 * keeping fails, not the typing; outside of a page nothing is kept.
 */
export function draftStorage<State>(
  kept: () => Storage | undefined = () => globalThis.localStorage,
): PersistStorage<State> {
  return {
    getItem: (name) => {
      const text = kept()?.getItem(name) ?? null;
      if (text === null) return null;
      try {
        return JSON.parse(text) as { state: State; version?: number };
      } catch (error) {
        console.warn(`What was kept as ${name} is unreadable.`, error);
        return null;
      }
    },
    setItem: (name, value) => {
      try {
        kept()?.setItem(name, JSON.stringify(value));
      } catch (error) {
        console.warn(`${name} could not be kept.`, error);
      }
    },
    removeItem: (name) => kept()?.removeItem(name),
  };
}
