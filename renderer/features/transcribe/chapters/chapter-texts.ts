/** English texts of chapters of a transcript. */
export const chapterTexts = {
  new: 'New chapter',
  add: 'Add chapter',
  rename: 'Rename chapter',
  remove: 'Remove chapter',
  named: (title: string) => `Chapter: ${title}`,
  renameNamed: (title: string) => `Rename chapter ${title}`,
  removeNamed: (title: string) => `Remove chapter ${title}`,
  field: 'Chapter title',
  list: 'Copy chapters',
  save: 'Save chapters (WebVTT)',
  copied: 'Chapters copied',
  notCopied: 'Couldn’t copy the chapters',
  notSaved: 'Couldn’t save the chapters',
} as const;
