import { count } from '../../text/count.ts';

const files = (number: number) => count(number, 'file', 'files');

/** English texts about files of the library that somebody moved or renamed. */
export const movedFilesTexts = {
  one: (title: string, to: string) => `The file of “${title}” was moved to ${to}`,
  several: (number: number) => `${files(number)} of the library were moved or renamed outside Atelier`,
  update: 'Update library',
  updated: (number: number) => `${files(number)} found`,
  notUpdated: 'Couldn’t update the library',
} as const;
