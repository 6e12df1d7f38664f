import { count } from '../../../ui/text/count.ts';

const lines = (number: number) => count(number, 'line', 'lines');

/** English texts of the lyrics in the form and of the lyrics helper. */
export const lyricsTexts = {
  label: 'Lyrics',
  untagged: 'No tag',
  section: (tag: string, number: number) => `Section ${number}, ${tag}`,
  text: (tag: string) => `Lyrics of ${tag}`,
  placeholder: 'One line of the song per line',
  lines: (number: number) => (number === 0 ? 'no lyrics' : lines(number)),
  longest: (characters: number) => `longest line ${characters}`,
  changeTag: (tag: string) => `Change tag ${tag}`,
  lock: 'Lock for the lyrics helper',
  move: (tag: string) => `Move ${tag}: drag, or press Alt with an arrow key`,
  remove: (tag: string) => `Delete ${tag}`,
  removed: (tag: string) => `${tag} deleted`,
  moved: (tag: string, at: number, total: number) => `${tag} is section ${at} of ${total}`,
  add: 'Add section',
  inserted: 'Lyrics inserted',
  paste: 'Paste lyrics with tags such as [Verse] into a section to split them.',
  helper: {
    open: 'Lyrics helper',
    title: 'Lyrics helper',
    wish: 'What the song is about, or what to change',
    write: 'Write song',
    edit: 'Change lyrics',
    editHint: 'The local engine understands: replace “x” with “y”, and add, remove or rewrite a section.',
    suggestion: 'Suggestion',
    states: { new: 'new', changed: 'changed', same: 'unchanged', locked: 'locked', removed: 'removed' },
    use: 'Use these lyrics',
    useTitle: 'Use title and style',
    used: 'Lyrics used',
    titleUsed: 'Title and style used',
    nothing: 'Nothing changed.',
  },
} as const;
