/**
 * A number from `first` on that is not taken, else `most`: the lowest one where those below are all taken. Found by halves, since a
 * thousand files of one title would otherwise ask for half a million names.
 */
export async function firstFree(
  isTaken: (number: number) => Promise<boolean>,
  first: number,
  most: number,
): Promise<number> {
  if (!(await isTaken(first))) return first;
  let taken = first;
  let free = Math.min(first + 1, most);
  while (free < most && (await isTaken(free))) {
    const step = (free - first) * 2;
    taken = free;
    free = Math.min(first + step, most);
  }
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(middle)) taken = middle;
    else free = middle;
  }
  return free;
}
