import { count } from '../../../ui/text/count.ts';

const items = (number: number) => count(number, 'item', 'items');

/** English texts of the storage view. */
export const storageTexts = {
  open: (size: string) => `Storage: ${size} in the library`,
  size: (size: string) => `${size} in the library`,
  title: 'Storage',
  total: (size: string, number: number) => `${size} in ${items(number)}`,
  free: (size: string) => `${size} free on this disk`,
  kinds: 'By kind',
  months: 'By month created',
  share: (name: string, number: number, size: string) => `${name}, ${items(number)}, ${size}`,
  items,
  freeing: 'What you can free',
  bin: {
    name: 'Bin',
    text: (number: number, size: string) => (number === 0 ? 'Empty' : `${items(number)}, ${size}`),
    act: 'Empty bin',
    question: (number: number, size: string) => ({
      title: `Delete ${items(number)} permanently?`,
      text: `This frees ${size}. Their files, text and takes are lost. Recordings of deleted transcripts are deleted too, unless something else uses them. You can’t undo this.`,
      confirm: `Delete ${items(number)}`,
      cancel: 'Keep',
      isDanger: true,
    }),
    done: (number: number) => `${items(number)} deleted permanently`,
    notDone: 'Couldn’t empty the bin',
  },
  cache: {
    name: 'Temporary copies',
    text: (size: string) => `${size}. Created again when needed.`,
    none: 'None',
    act: 'Delete copies',
    done: (size: string) => `${size} freed`,
    notDone: 'Couldn’t delete the temporary copies',
  },
  duplicates: {
    name: 'Duplicates',
    unknown: 'Items with exactly the same file. Finding them reads files of equal size.',
    searching: 'Reading files…',
    none: 'No duplicates',
    text: (number: number, size: string) => `${count(number, 'copy', 'copies')}, ${size}. The oldest of each is kept.`,
    find: 'Find duplicates',
    act: (number: number) => `Move ${count(number, 'copy', 'copies')} to bin`,
    list: 'Copies',
    copyOf: (title: string, other: string) => (title === other ? title : `${title}, same as ${other}`),
  },
};
