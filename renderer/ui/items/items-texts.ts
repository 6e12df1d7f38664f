import { count } from '../text/count.ts';

const items = (number: number) => count(number, 'item', 'items');

/** English texts of what can be done with items of the library, wherever they are shown. */
export const texts = {
  undo: 'Undo',
  related: 'Related',
  usedIn: 'Used in',
  picker: {
    search: 'Search images',
    grid: 'Images in the library',
    none: 'No images in the library yet.',
    noResults: (query: string) => `No results for “${query}”`,
  },
  undoNamed: (label: string) => `Undo: ${label}`,
  redoNamed: (label: string) => `Redo: ${label}`,
  undone: (label: string) => `Undone: ${label}`,
  redone: (label: string) => `Redone: ${label}`,
  notUndone: (label: string) => `Couldn’t undo: ${label}`,
  notDone: (label: string) => `Couldn’t do this: ${label}`,
  rated: (number: number, stars: number) =>
    stars === 0 ? `Clear rating of ${items(number)}` : `Rate ${items(number)} ${count(stars, 'star', 'stars')}`,
  favourite: (number: number, isFavourite: boolean) =>
    isFavourite ? `Add ${items(number)} to favourites` : `Remove ${items(number)} from favourites`,
  tagged: (title: string) => `Tag “${title}”`,
  untagged: (title: string, tag: string) => `Remove tag ${tag} from “${title}”`,
  judged: (number: number, verdict: 'picked' | 'rejected' | null) =>
    verdict === null
      ? `Clear pick or reject of ${items(number)}`
      : `${verdict === 'picked' ? 'Pick' : 'Reject'} ${items(number)}`,
  verdicts: { picked: 'picked', rejected: 'rejected' },
  filesCopied: (number: number) => `${count(number, 'file', 'files')} copied`,
  copiedSome: (copied: number, all: number) =>
    `Copied the first ${copied.toLocaleString('en')} of ${count(all, 'item', 'items')}`,
  filesNotCopied: 'Couldn’t copy the file',
  pathsCopied: (number: number) => `${count(number, 'path', 'paths')} copied`,
  pathNotCopied: 'Couldn’t copy the path',
  send: {
    title: 'Send to',
    places: { 'first-frame': 'Video: first frame', 'last-frame': 'Video: last frame', subject: 'Video: subject' },
    cover: 'Music: cover of the open song',
    chat: 'Chat: new message',
    short: { 'first-frame': 'First frame', subject: 'Subject', cover: 'Cover', chat: 'Chat' },
    notSent: 'Couldn’t send the image',
  },
  isNew: 'new',
  notSeen: 'Couldn’t mark this as seen',
  allSeen: 'Everything here is marked as seen',
  note: 'Note',
  addNote: 'Add note',
  renamed: (title: string) => `Rename “${title}”`,
  noted: (title: string) => `Change note of “${title}”`,
  binned: (number: number) => `${items(number)} moved to the bin`,
  stars: (stars: number) => count(stars, 'star', 'stars'),
  rating: 'Rating',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  notDragged: 'Couldn’t drag the items out',
  dragAgain: 'The files are ready. Drag again.',
  draggedSome: (number: number, total: number) =>
    `Dragging ${number.toLocaleString('en')} of ${items(total)}. Export takes all of them.`,
  notOpened: 'Couldn’t open the file',
  notRevealed: 'Couldn’t show the file',
} as const;
