import type { ItemId } from './ids.ts';
import type { PanelId } from './panel-id.ts';

/**
 * What the window is asked to show: a panel, with the path of its address after it. `cued` is put into the player at that moment
 * (ms), paused: nothing begins to sound by itself.
 */
export type WindowPlace = {
  panel: PanelId;
  path: readonly string[];
  cued: { itemId: ItemId; atMs: number } | null;
};

/** What the address of the page ends in where it is shown in the mini window. */
export const MINI_WINDOW_ADDRESS = '?window=mini';
