import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** Place and size of a window in the system's points. */
export type Rectangle = { x: number; y: number; width: number; height: number };
/** What is remembered of the window. Without `bounds` the system places it. */
export type WindowState = { bounds: Rectangle | null; isMaximized: boolean };

/** Smallest size that the frame is drawn for. */
export const MIN_SIZE = { width: 960, height: 600 };
/** Size of the first start. */
export const FIRST_SIZE = { width: 1440, height: 900 };

/** So much of the title bar must be on a screen for a person to take hold of it. */
const GRIP = { width: 120, height: 44 };

const stored = z.object({
  bounds: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  isMaximized: z.boolean(),
});

/** What was remembered, fitted to the screens of today; nothing when the file is missing or makes no sense. */
export function readWindowState(file: string, screens: readonly Rectangle[]): WindowState {
  const state = stored.safeParse(parsed(file));
  if (!state.success) return { bounds: null, isMaximized: false };
  return { isMaximized: state.data.isMaximized, bounds: fittedBounds(state.data.bounds, screens) };
}

/** Remembers the window. */
export function writeWindowState(file: string, state: WindowState): void {
  writeFileSync(file, JSON.stringify(state), { mode: 0o600 });
}

/** The bounds at a usable size, or null when their title bar lies on none of the screens (one was unplugged). */
export function fittedBounds(bounds: Rectangle | null, screens: readonly Rectangle[]): Rectangle | null {
  if (bounds === null) return null;
  const screen = screens.find((area) => {
    const width = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
    const isTopInside = bounds.y >= area.y && bounds.y + GRIP.height <= area.y + area.height;
    return width >= GRIP.width && isTopInside;
  });
  if (!screen) return null;
  return {
    x: Math.round(bounds.x),
    y: Math.round(bounds.y),
    width: Math.round(Math.min(Math.max(bounds.width, MIN_SIZE.width), Math.max(screen.width, MIN_SIZE.width))),
    height: Math.round(Math.min(Math.max(bounds.height, MIN_SIZE.height), Math.max(screen.height, MIN_SIZE.height))),
  };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isForgotten = error instanceof SyntaxError || (error instanceof Error && 'code' in error);
    if (!isForgotten) throw error;
    return null;
  }
}
