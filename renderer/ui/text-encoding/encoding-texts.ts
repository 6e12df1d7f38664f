/** English texts of the question about a text encoding. */
export const encodingTexts = {
  title: (name: string) => `Text encoding of “${name}”`,
  why: 'This file could use any of these text encodings. Choose the one that reads correctly.',
  encodings: 'Text encodings',
  importFile: 'Import file',
  leaveOut: 'Skip file',
} as const;
