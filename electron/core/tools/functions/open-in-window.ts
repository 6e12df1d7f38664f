import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type ItemKind, ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import type { PanelId } from '../../../../shared/domain/panel-id.ts';
import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import type { WindowPlace } from '../../../../shared/domain/window-place.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { inputFailure } from '../tool-failures.ts';
import type { ToolAnswer } from '../tools.ts';

type OpeningDeps = Pick<ToolDeps, 'library' | 'openInWindow'>;

/**
 * Opens an item or a panel in the window. What no panel opens is shown through what was made of it, as the library does, else in the
 * library. Throws CONFLICT with `tool_window` where there is no window, NOT_FOUND.
 */
export function openInWindow(deps: OpeningDeps, { id, atSeconds, panel }: ToolInput<'open_in_window'>): ToolAnswer {
  if ((id === undefined) === (panel === undefined)) {
    throw inputFailure('open_in_window', 'id', 'either an ID or a panel');
  }
  const { place, atMs } = id === undefined ? panelPlace(panel ?? 'library') : itemPlace(deps, id, atSeconds);
  if (!deps.openInWindow(place)) throw reasonedFailure('CONFLICT', 'tool_window');
  return { panel: place.panel, id: place.path[0] ?? null, atSeconds: atMs === null ? null : atMs / 1000 };
}

/** A place, and the moment (ms) that is shown there. */
type Shown = { place: WindowPlace; atMs: number | null };

const panelPlace = (panel: PanelId): Shown => ({ place: { panel, path: [], cued: null }, atMs: null });

function itemPlace(deps: OpeningDeps, id: ItemId, atSeconds: number | undefined): Shown {
  const { item, usedIn, ownerLineId, row } = deps.library.details({ id });
  const shown = [{ id, kind: item.kind }, ...usedIn].find(({ kind }) => panelOf(kind) !== null);
  const atMs = atSeconds === undefined ? null : Math.round(atSeconds * 1000);
  const cued = atMs === null || row.playable === null ? null : { itemId: id, atMs };
  if (!shown) return { place: { panel: 'library', path: [], cued }, atMs: cued && atMs };
  const panel = panelOf(shown.kind) ?? 'library';
  // The panel finds the line that is spoken then, and puts the player there itself.
  if (shown.kind === 'transcript' && atMs !== null) {
    return { place: { panel, path: [shown.id, 'at', String(atMs)], cued: null }, atMs };
  }
  const path = ownerLineId === null ? [shown.id] : [shown.id, ownerLineId];
  return { place: { panel, path, cued }, atMs: cued && atMs };
}

const panelOf = (kind: ItemKind): PanelId | null => ITEM_KINDS[kind].panel;
