import { useEffect, useEffectEvent } from 'react';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { PanelId } from '../../../shared/domain/panel-id.ts';
import { replaceRoute } from '../layout/navigation.ts';
import { type ListSelection, selectOne, withoutMissing } from './list/list-selection.ts';

/**
 * Remembers what a panel has open, and opens it again when the panel is entered without an address. `read` tells what the
 * panel's store has open and whether it keeps a place in it, which `open` would lose.
 */
export function useOpenedRoute(
  panel: PanelId,
  id: ItemId | null,
  store: { read: () => { openId: ItemId | null; hasPlace: boolean }; open: (id: ItemId | null) => void },
): void {
  const follow = useEffectEvent(() => {
    const { openId, hasPlace } = store.read();
    if (id === null && openId !== null) replaceRoute(panel, openId);
    else if (id === null || id !== openId || !hasPlace) store.open(id);
  });
  useEffect(() => follow(), [id]);
}

/** A panel's store, as far as its list of lines is concerned. */
type LineStore<Id extends string, Editing> = {
  getState(): { selection: ListSelection<Id>; editing: Editing | null };
  setState(change: { selection?: ListSelection<Id>; editing?: null }): void;
};

/**
 * Lines that are gone cannot stay selected or open for editing. `lines` are those that exist, null while nothing is open.
 * Where nobody has selected anything yet, a list with `first` begins with the line that is being edited, else with that one.
 */
export function useExistingSelection<Id extends string, Editing>(
  lines: ReadonlyMap<Id, number> | null,
  store: LineStore<Id, Editing>,
  { editedId, first }: { editedId: (editing: Editing) => Id; first?: Id | undefined },
): void {
  const check = useEffectEvent((existing: ReadonlyMap<Id, number>) => {
    const { selection, editing } = store.getState();
    const edited = editing === null ? null : editedId(editing);
    const isGone = edited !== null && !existing.has(edited);
    let kept = withoutMissing(selection, (id) => existing.has(id));
    if (first !== undefined && kept.primary === null && selection.ids.size === 0 && selection.anchor === null) {
      kept = selectOne(edited !== null && !isGone ? edited : first);
    }
    if (kept !== selection) store.setState({ selection: kept });
    if (isGone) store.setState({ editing: null });
  });
  useEffect(() => {
    if (lines) check(lines);
  }, [lines]);
}
