/**
 * Where a key goes in a graph that is shown as a list, from the place `at`: up and down item by item, left to what comes before in
 * steps, right to what comes after. Null for keys that do not move, or nowhere.
 */
export function cellOfKey(key: string, at: number, items: readonly { step: number }[]): number | null {
  const last = items.length - 1;
  const step = items[at]?.step ?? 0;
  switch (key) {
    case 'ArrowDown':
      return at < last ? at + 1 : null;
    case 'ArrowUp':
      return at > 0 ? at - 1 : null;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return found(items.findLastIndex((item, place) => place < at && item.step < step));
    case 'ArrowRight':
      return found(items.findIndex((item, place) => place > at && item.step > step));
    default:
      return null;
  }
}

const found = (place: number): number | null => (place < 0 ? null : place);
