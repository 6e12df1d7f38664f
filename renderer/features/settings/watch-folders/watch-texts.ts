import { count } from '../../../ui/text/count.ts';

const files = (number: number) => count(number, 'file', 'files');

/** English texts of watch folders. */
export const texts = {
  add: 'Add watch folder',
  list: 'Watch folders',
  none: 'No watch folders. Add the folder your recorder or camera saves to.',
  states: {
    watching: 'Watching',
    paused: 'Paused',
    missing: 'Folder is missing',
    unreadable: 'Can’t read the folder',
  },
  imported: (number: number) => `${files(number)} imported`,
  coming: (number: number) => `${files(number)} still being written`,
  importLeft: (number: number) =>
    `Import ${number === 1 ? '1 file' : `${number.toLocaleString('en')} files`} already there`,
  failed: (number: number) => `${files(number)} failed`,
  retry: 'Try again',
  retryNamed: (name: string) => `Try failed files in ${name} again`,
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  remove: (name: string) => `Stop watching ${name}`,
  transcribe: 'Transcribe new files',
  engine: (name: string) => `Engine for ${name}`,
  engineDefault: 'Engine: as for new work',
  engineLocal: 'On this computer',
  engineCloud: 'Cloud',
  language: (name: string) => `Language in ${name}`,
  languageDefault: 'Language: as in settings',
  removed: (name: string) => `${name} is no longer watched. Files and items stay.`,
  notChanged: 'Couldn’t change the watch folder',
} as const;
