import type { RowText } from './section-list.ts';

/** Texts of the rows about keys, of the system and of the app. */
export const KEY_ROWS = {
  miniWindow: {
    section: 'shortcuts',
    label: 'Mini window',
    description:
      'Opens a small chat with the assistant over any program. While this is on, Atelier keeps running when you close its window. Choose Quit to end it.',
    also: 'global hotkey system wide quick chat background tray assistant',
  },
  shortcuts: {
    section: 'shortcuts',
    label: 'Keyboard shortcuts',
    description: 'Click a shortcut to change it. A command can have several.',
    also: 'keys keymap bindings hotkeys',
  },
} as const satisfies Record<string, RowText>;
