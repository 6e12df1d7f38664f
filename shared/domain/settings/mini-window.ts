import * as z from 'zod';

/** Keys that a system can be asked for: with at least one of these modifiers, or a function key. */
const HOTKEY =
  /^(?=(Mod|Ctrl|Alt)\+|(Shift\+)?F\d)(Mod\+)?(Ctrl\+)?(Alt\+)?(Shift\+)?([A-Z0-9]|F([1-9]|1[0-2])|Space|Enter|Tab|Backspace|Delete|Insert|Home|End|PageUp|PageDown|Arrow(Up|Down|Left|Right))$/;

/** Whether a chord (see shared/domain/commands/commands.ts) can be a key of the whole system: letters alone are for writing. */
export const isHotkey = (chord: string): boolean => HOTKEY.test(chord);

/** The small window that a key of the whole system opens. */
export const miniWindowSchema = z.object({
  isOn: z.boolean(),
  /** A chord that isHotkey accepts. */
  hotkey: z.string().max(40).refine(isHotkey),
});

/** See miniWindowSchema. */
export type MiniWindowSetting = z.infer<typeof miniWindowSchema>;

/**
 * What became of the key: `taken` is used by another program or by the system; `unsure` was accepted by a desktop that may
 * nevertheless keep it to itself (Wayland); `off` is also a host without such a window.
 */
export type MiniWindowState = 'off' | 'ready' | 'taken' | 'unsure';
