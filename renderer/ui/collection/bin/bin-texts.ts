/** English texts of the bin. */
export const texts = {
  title: (count: number) => `Bin (${count.toLocaleString('en')})`,
  binnedOn: (day: string) => `Moved to bin on ${day}`,
  moved: (title: string) => `“${title}” moved to the bin`,
  undo: 'Undo',
  notMoved: (title: string) => `Couldn’t move “${title}” to the bin`,
  restore: 'Restore',
  restoreNamed: (title: string) => `Restore ${title}`,
  remove: 'Delete permanently',
  removeNamed: (title: string) => `Delete ${title} permanently`,
  ask: (title: string) => `Delete “${title}” permanently?`,
  keep: 'Keep',
  notRestored: (title: string) => `Couldn’t restore “${title}”`,
  notRemoved: (title: string) => `Couldn’t delete “${title}”`,
  restored: (title: string) => `${title} restored`,
  removed: (title: string) => `${title} deleted permanently`,
  showMore: 'Show more',
} as const;
