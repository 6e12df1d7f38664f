/** A folder or a tag, and how many things have it. */
export type CountedLabel = { name: string; count: number };

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * What things are put under, by name; `labels` are those of each thing. The last thing may have left the one that is `chosen`: it
 * stays, so that the way out is where the way in was.
 */
export function countLabels(labels: readonly (readonly string[])[], chosen: string | null = null): CountedLabel[] {
  const counts = new Map<string, number>(chosen === null ? [] : [[chosen, 0]]);
  for (const name of labels.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => names.compare(one.name, other.name));
}
