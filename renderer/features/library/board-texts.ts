import { count } from '../../ui/text/count.ts';

const items = (number: number) => count(number, 'item', 'items');

/** English texts of boards, saved searches and stacks; part of texts.ts. */
export const boardTexts = {
  naming: {
    search: { title: 'Save search', field: 'Search name', save: 'Save search' },
    board: { title: 'New board', field: 'Board name', save: 'Create board' },
    rule: {
      title: (name: string) => `Add to “${name}” automatically`,
      field: 'Search',
      help: 'New items that match are added once. Leave it empty to add nothing.',
      save: 'Save',
    },
    cancel: 'Cancel',
  },
  boards: {
    nameField: 'Board name',
    created: (name: string) => `Create board “${name}”`,
    renamed: (name: string) => `Rename board “${name}”`,
    moved: (name: string) => `Move board “${name}”`,
    deleted: (name: string) => `Board “${name}” deleted`,
    covered: (name: string) => `Change cover of “${name}”`,
    ruled: (name: string) => `Change what “${name}” adds automatically`,
    left: (number: number, name: string) => `Remove ${items(number)} from board “${name}”`,
    arranged: (number: number, name: string) => `Move ${items(number)} on board “${name}”`,
    count: items,
    archived: (name: string) => `Archive board “${name}”`,
    unarchived: (name: string) => `Restore board “${name}”`,
    archivedToast: (name: string) => `Board “${name}” archived`,
    archive: 'Archive board',
    unarchive: 'Restore from archive',
    archiveTitle: 'Archived boards',
    isArchived: 'Archived, not in other lists',
    delete: 'Delete board',
    rule: 'Add automatically',
    setCover: 'Use as cover',
    ruleHint: (rule: string) => `Adds new items that match: ${rule}`,
    inBoards: 'On',
    ofItem: 'Boards of this item',
    remove: (name: string) => `Remove from board ${name}`,
    movedTo: (place: number, total: number) => `Place ${place.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  },
  stacks: {
    open: (count: number, title: string) => `Show ${count.toLocaleString('en')} variations of ${title}`,
    count: (number: number) => count(number, 'variation', 'variations'),
    shown: (title: string) => `Variations of “${title}”`,
    close: 'Close stack',
    chosen: (title: string) => `Use “${title}” as top of its stack`,
  },
  searches: {
    nameField: 'Search name',
    saved: (name: string) => `Save search “${name}”`,
    renamed: (name: string) => `Rename search “${name}”`,
    moved: (name: string) => `Move search “${name}”`,
    deleted: (name: string) => `Search “${name}” deleted`,
    changed: (name: string) => `Change search “${name}”`,
    delete: 'Delete search',
    update: 'Replace with current search',
  },
} as const;
