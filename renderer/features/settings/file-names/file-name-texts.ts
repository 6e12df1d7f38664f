import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { count } from '../../../ui/text/count.ts';

/** English texts of the names of files. */
export const texts = {
  kind: 'Items',
  all: 'All other items',
  preview: (name: string) => `Example: ${name}`,
  unknown: (field: string) => `There’s no variable {${field}}.`,
  tooDeep: (most: number) => `Use at most ${most} folders.`,
  move: 'Move to readable folders',
  showTask: 'Show in Tasks',
  toMove: (items: number, bytes: number) =>
    `${count(items, 'item', 'items')} from earlier versions (${formatBytes(bytes)}) in folders named by ID`,
  moving: (items: number) => (items === 0 ? 'Updating files.' : `Moving. ${count(items, 'item', 'items')} left.`),
  moveHelp:
    'Runs as a task while you keep working, and continues after a restart. Every file is checked in its new folder before its old folder is removed at the next start. Items you don’t move keep working.',
  former: (items: number) => `The old files of ${count(items, 'item', 'items')} are removed when Atelier starts next.`,
  rename: 'Rename files',
  toRename: (files: number) => `${count(files, 'item', 'items')} with names from an earlier template or title`,
  renamed: (from: string, to: string) => `${from} → ${to}`,
  examples: 'Examples of new names',
  renameHelp:
    'Runs as a task and continues after a restart. Nothing is overwritten: where a name is taken, the file gets a number. To undo, restore the template and rename again.',
  own: (items: number) =>
    `${count(items, 'item keeps the name', 'items keep the names')} you gave in your file manager.`,
  changed: (name: string) => `${name} (own name)`,
  sample: { title: 'Interview: part 2', source: 'REC_0412', voice: 'Anna' },
} as const;
