/** English texts that all collections share. */
export const texts = {
  clearSearch: 'Clear search',
  noResults: (words: string) => `No results for “${words.trim()}”`,
  noResultsHint: 'Prompts, titles, tags and notes are searched. Try fewer words.',
  rename: 'Rename',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToBin: 'Move to bin',
  moreActions: (title: string) => `More actions for ${title}`,
  showMore: 'Show more',
  addTag: 'Add tag',
  removeTag: (tag: string) => `Remove tag ${tag}`,
  selection: 'Selection',
  clearSelection: 'Clear selection',
} as const;
