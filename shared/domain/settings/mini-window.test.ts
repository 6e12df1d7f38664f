import { expect, it } from 'vitest';
import { isHotkey } from './mini-window.ts';

it('takes a key of the whole system only with a modifier that nobody writes with', () => {
  for (const chord of ['Mod+Shift+Space', 'Alt+A', 'Ctrl+Alt+ArrowUp', 'F9', 'Shift+F12', 'Mod+1'])
    expect(isHotkey(chord), chord).toBe(true);
  for (const chord of ['A', 'Shift+A', 'Space', 'Mod+', 'Mod+?', 'F13', 'Shift+Mod+A', 'Mod+Escape', ''])
    expect(isHotkey(chord), chord).toBe(false);
});
