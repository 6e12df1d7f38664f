import type { MiniWindowState } from '../../../../shared/domain/settings/mini-window.ts';

/** Texts of the setting of the mini window. */
export const MINI_WINDOW_TEXTS = {
  change: (key: string) => `Change ${key}`,
  notForAll: (key: string) => `${key} can’t be used in other programs. Add Ctrl, Cmd or Alt.`,
  states: {
    off: null,
    ready: null,
    taken: 'Another program or your system uses this shortcut. Choose another one.',
    unsure: 'Your desktop uses Wayland, which may reserve this shortcut. If nothing opens, try another one.',
  } satisfies Record<MiniWindowState, string | null>,
} as const;
