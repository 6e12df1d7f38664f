/** English texts of quotes that are marked in a transcript. */
export const quoteTexts = {
  title: 'Quotes',
  add: 'Mark as quote',
  noWords: 'No words in the selected lines',
  remove: 'Remove quote',
  shown: (text: string) => `Show quote ${text}`,
  goTo: 'Go to quote',
  removeNamed: (text: string) => `Remove quote ${text}`,
  changed: 'The words of this line have changed since.',
  copy: 'Copy quotes',
  copied: 'Quotes copied',
  notCopied: 'Couldn’t copy the quotes',
} as const;
