import type { Actions } from './action-registry.ts';

/** What a panel does with its lines. */
export type LineCommands = {
  hasLine: boolean;
  isEditing: boolean;
  /** Name of deleting for the moment; null where only one line is selected. */
  deleteLabel: string | null;
  edit: () => void;
  split: () => void;
  merge: () => void;
  insert: (where: 'before' | 'after') => void;
  remove: () => void;
};

/** The commands that every list of lines has, with when they can run: a line that is written in is the one they mean. */
export function lineActions(commands: LineCommands): Actions {
  const { hasLine, isEditing, deleteLabel, edit, split, merge, insert, remove } = commands;
  const isMeant = hasLine || isEditing;
  const isChosen = hasLine && !isEditing;
  return {
    'line.edit': { run: edit, enabled: isChosen },
    'line.split': { run: split, enabled: isMeant },
    'line.merge': { run: merge, enabled: isMeant },
    'line.insertAfter': { run: () => insert('after') },
    'line.insertBefore': { run: () => insert('before') },
    'line.delete': { run: remove, enabled: isChosen, ...(deleteLabel === null ? {} : { label: deleteLabel }) },
  };
}
