import { count } from '../../text/count.ts';

const items = (number: number) => count(number, 'item', 'items');

/** English texts of tags, folders and boards that items are put under. */
export const labelTexts = {
  cancel: 'Cancel',
  known: (field: string) => `${field}: existing names`,
  isNew: (name: string) => `“${name}” will be created.`,
  tag: {
    title: (number: number) => `Tag ${items(number)}`,
    field: 'Tag',
    add: 'Add tag',
    done: (number: number, name: string) => `Tag ${items(number)} “${name}”`,
  },
  folder: {
    title: (number: number) => `Add ${items(number)} to a folder`,
    field: 'Folder',
    add: 'Add to folder',
    done: (number: number, name: string) => `Add ${items(number)} to “${name}”`,
  },
  board: {
    title: (number: number) => `Add ${items(number)} to a board`,
    field: 'Board',
    add: 'Add to board',
    done: (number: number, name: string) => `Add ${items(number)} to board “${name}”`,
    addTo: 'Add to board',
    other: 'Another board…',
  },
} as const;
