import { countLines } from '../../../../ui/text/count.ts';

/** English texts of the cast and of choosing a voice. */
export const texts = {
  title: 'Cast',
  add: 'Add character',
  scriptVoice: 'Script voice',
  unassigned: 'No voice assigned',
  missing: 'This voice no longer exists',
  choose: (name: string, voice: string) => `${name}: ${voice}. Choose voice`,
  search: 'Search voices',
  noVoice: (query: string) => `No results for “${query}”.`,
  noVoices: 'No voices yet.',
  more: (name: string) => `More actions for ${name}`,
  rename: 'Rename',
  nameField: 'Character name',
  give: 'Assign selected lines',
  mergeInto: 'Merge into',
  remove: 'Remove (lines use the script voice)',
  kinds: { cloned: 'Your voices', designed: 'Designed', system: 'Built-in' },
  /** By the service that is chosen and does not have them. */
  elsewhere: { local: 'Cloud only', cloud: 'This computer only' },
  favourites: 'Favourites',
  recent: 'Recently used',
  ask: (name: string) => `Change ${name}’s voice?`,
  askScript: 'Change the script voice?',
  askText: (count: number, characters: number, where: string) =>
    `${countLines(count)} will be out of date. Regenerating ${count === 1 ? 'it' : 'them'} uses ${characters.toLocaleString('en')} characters, ${where}.`,
  outOfDate: (count: number) => `${countLines(count)} out of date. Regenerating is free.`,
  undo: 'Undo',
  askConfirm: 'Change voice',
  askCancel: (voice: string) => `Keep ${voice}`,
  billed: 'billed by the service',
  askVoice: (count: number) => (count === 1 ? 'Change the line’s voice?' : `Change the voice of ${countLines(count)}?`),
  asIs: 'current voice',
  labels: {
    cast: 'Change voice',
    rename: 'Rename character',
    remove: 'Remove character',
    merge: 'Merge characters',
  },
} as const;
