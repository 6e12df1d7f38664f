/** Words of the spell checker in context menus. */
export const spellingTexts = {
  none: 'No suggestions',
  add: 'Add to dictionary',
  added: (word: string) => `“${word}” added to the dictionary`,
} as const;
