/** Rows with changed ones put in place of their elders (behind the others) and removed ones left out. Others keep identity. */
export function replaceRows<Row extends { id: string }>(
  rows: readonly Row[],
  changed: readonly Row[],
  removedIds: readonly Row['id'][],
): Row[] {
  const gone = new Set<string>(removedIds);
  const latest = new Map(changed.map((row) => [row.id as string, row]));
  for (const id of latest.keys()) gone.add(id);
  return [...(gone.size === 0 ? rows : rows.filter((row) => !gone.has(row.id))), ...latest.values()];
}
