/** Which toasts stay when another one comes: the newest `most`, and those that have to go, oldest first. */
export function newestToasts(
  shown: readonly string[],
  id: string,
  most: number,
): { hidden: readonly string[]; shown: readonly string[] } {
  const all = [...shown, id];
  const from = Math.max(0, all.length - most);
  return { hidden: all.slice(0, from), shown: all.slice(from) };
}
