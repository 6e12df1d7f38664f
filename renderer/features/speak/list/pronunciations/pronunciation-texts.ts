import { countLines } from '../../../../ui/text/count.ts';

/** English texts of the dictionaries. */
export const texts = {
  title: 'Pronunciations',
  add: 'Add word',
  more: 'Pronunciation actions',
  none: 'Add words that need a custom pronunciation.',
  edit: (word: string, replacement: string, where: string) => `${word}, pronounced ${replacement}. ${where}`,
  word: 'Word',
  replacement: 'Pronounced as',
  replacementHelp: 'Phonetic spelling, or Pinyin, Jyutping or IPA in parentheses',
  scope: 'Applies to',
  scopes: { app: 'All scripts', script: 'This script', voice: 'One voice' },
  voice: 'Voice',
  save: 'Save',
  remove: 'Remove',
  preview: 'Preview pronunciation',
  noVoice: 'Assign a voice to preview it.',
  slash: 'A word can’t contain a slash.',
  notSaved: 'Couldn’t save the pronunciation',
  notRemoved: 'Couldn’t remove the pronunciation',
  removed: (word: string) => `“${word}” removed`,
  undo: 'Undo',
  withVoice: (name: string) => `Voice: ${name}`,
  import: 'Import list',
  export: 'Export list',
  listFor: (action: string, where: string) => `${action}: ${where}…`,
  imported: (count: number, refused: number) =>
    `${count.toLocaleString('en')} added${refused > 0 ? `. Skipped ${countLines(refused)} not written as word/pronunciation or word,pronunciation.` : ''}`,
  notImported: 'Couldn’t import the list',
  notExported: 'Couldn’t export the list',
} as const;
