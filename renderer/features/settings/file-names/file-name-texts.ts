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
  moving: (items: number) => `Moving. ${count(items, 'item', 'items')} left.`,
  moveHelp:
    'Runs as a task while you keep working, and continues after a restart. Every file is checked in its new folder before its old folder is removed at the next start. Items you don’t move keep working.',
  former: (items: number) =>
    `The old folders of ${count(items, 'moved item', 'moved items')} are removed when Atelier starts next.`,
  changed: (name: string) => `${name} (own name)`,
  sample: { title: 'Interview: part 2', source: 'REC_0412', voice: 'Anna' },
} as const;
