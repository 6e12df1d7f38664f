/**
 * Where the keyboard goes on in a list when what was at `at` is gone: to what takes its place, else to the last one; -1 where none is
 * left. What was before it and is still there says where that is; null are those that nobody knows.
 */
export function placeAfter<Key>(before: readonly (Key | null)[], at: number, now: readonly (Key | null)[]): number {
  const places = new Map(now.map((key, place) => [key, place]));
  for (let index = at - 1; index >= 0; index -= 1) {
    const key = before[index] ?? null;
    const place = key === null ? undefined : places.get(key);
    if (place !== undefined) return Math.min(place + 1, now.length - 1);
  }
  return Math.min(0, now.length - 1);
}
