import { count } from '../../../ui/text/count.ts';

const lines = (number: number) => count(number, 'line', 'lines');

/** English texts of what changes many lines at once. */
export const toolTexts = {
  cancel: 'Cancel',
  scope: 'Lines',
  scopes: {
    selected: (number: number) => `Selected (${number.toLocaleString('en')})`,
    following: 'Selected and following',
    all: 'All',
  },
  timing: {
    title: 'Move or scale lines',
    how: 'How',
    move: 'Move',
    scale: 'Scale',
    by: 'Later by (seconds)',
    byHint: 'A negative number moves lines earlier.',
    first: 'First line starts at',
    last: 'Last line starts at',
    scaleHint: 'All lines between move in proportion, as for a recording that runs faster or slower.',
    tooFew: 'Select at least two lines that start at different times.',
    backwards: 'The last line has to start after the first.',
    tooEarly: (clock: string) => `Lines can’t start before the recording. They move ${clock} earlier.`,
    apply: (number: number) => `Change ${lines(number)}`,
    stepMove: (number: number) => `Move ${lines(number)}`,
    stepScale: (number: number) => `Scale ${lines(number)}`,
    done: (number: number) => `${lines(number)} changed`,
  },
  regroup: {
    title: 'Regroup lines',
    text: 'Makes new lines from the same words and times. Speakers stay with what they said.',
    lineCharacters: 'Characters per line',
    lines: 'Lines per subtitle',
    maximumMs: 'Longest time (ms)',
    pauseMs: 'New line after pause (ms)',
    bySentence: 'New line for each sentence',
    becomes: (before: number, after: number) => `${lines(before)} → ${after.toLocaleString('en')}`,
    apply: 'Regroup',
    step: 'Regroup lines',
    done: (number: number) => `${lines(number)} now`,
  },
} as const;
