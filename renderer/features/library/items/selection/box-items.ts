import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { BoxSelection } from '../../../../ui/collection/grid/marquee/box-selection.ts';
import type { MarqueeKeys } from '../../../../ui/collection/grid/marquee/use-marquee.ts';
import { type ListSelection, NO_SELECTION, selectionOfBox } from '../../../../ui/collection/list/list-selection.ts';
import { useLibrary } from '../../library-store.ts';
import { focusItem, idsBetween, MOST_SELECTED, type Selectable } from './select-items.ts';

/** The box that is being drawn: what was selected before it, what is known of the places in it and the last one of them. */
type Boxing = {
  before: { selection: ListSelection<ItemId>; at: number; anchorAt: number };
  known: Map<number, ItemId>;
  last: { places: readonly number[]; keys: MarqueeKeys } | null;
};

const NOTHING_BEFORE = { selection: NO_SELECTION, at: 0, anchorAt: 0 };

/** Only one can be drawn. */
let boxing: Boxing = { before: NOTHING_BEFORE, known: new Map(), last: null };

/**
 * A box over the items selects those in it, at most 10,000. While it scrolls, items may be touched that are read only later: what
 * is still unknown when it is let go is asked of core.
 */
export const boxItems = (found: Selectable): BoxSelection => ({
  begin: () => {
    const { selection, at, anchorAt } = useLibrary.getState();
    boxing = { before: { selection, at, anchorAt }, known: new Map(), last: null };
  },
  select: (places, keys) => {
    boxing.last = { places, keys };
    for (const place of places) {
      const id = found.rows[place]?.id;
      if (id !== undefined) boxing.known.set(place, id);
    }
    show(boxing);
  },
  end: () => void end(found, boxing),
  cancel: () => useLibrary.setState(boxing.before),
});

function show({ before, known, last }: Boxing): void {
  if (last === null) return;
  const ids = last.places.slice(0, MOST_SELECTED).flatMap((place) => known.get(place) ?? []);
  const selection = selectionOfBox(before.selection, ids, last.keys);
  const placeOf = (id: ItemId | null) => last.places.find((place) => known.get(place) === id);
  const at = placeOf(selection.primary) ?? before.at;
  useLibrary.setState({ selection, at, anchorAt: placeOf(selection.anchor) ?? at });
}

async function end(found: Selectable, ended: Boxing): Promise<void> {
  const places = ended.last?.places ?? [];
  const [first] = places;
  const last = places.at(-1);
  if (first !== undefined && last !== undefined && places.some((place) => !ended.known.has(place))) {
    const ids = await idsBetween(found, first, Math.min(MOST_SELECTED, last - first + 1));
    // Another box may have been begun meanwhile.
    if (ids === null || boxing !== ended) return;
    for (const [index, id] of ids.entries()) ended.known.set(first + index, id);
    show(ended);
  }
  if (useLibrary.getState().selection.primary !== null) focusItem(useLibrary.getState().at);
}
