import { count } from '../../../ui/text/count.ts';

const shots = (number: number) => count(number, 'shot', 'shots');

/** English texts of the storyboard. */
export const storyboardTexts = {
  view: 'View',
  views: { clips: 'Clips', storyboard: 'Storyboard', cut: 'Rough cut' },
  title: 'Storyboard',
  facts: (number: number, seconds: number, saved: number) => `${shots(number)}, ${seconds} s, ${saved} generated`,
  list: 'Shots',
  add: 'Add shot',
  full: 'A storyboard has at most 100 shots.',
  cut: 'Cut the shots together',
  noClips: 'Generate a shot first.',
  cutName: 'Storyboard cut',
  generate: (number: number) => (number === 0 ? 'Generate shots' : `Generate ${shots(number)}`),
  nothing: 'Nothing to generate',
  notReady: 'No shot is ready',
  started: (number: number) => `Generating ${shots(number)}`,
  notStarted: (number: number) => `Couldn’t generate shot ${number}`,
  shot: 'Shot',
  noPrompt: 'No prompt',
  size: (seconds: number, resolution: string) => `${seconds} s · ${resolution}`,
  states: {
    unknown: '',
    open: 'Not generated yet',
    saved: 'Saved',
    changed: 'Settings changed',
    failed: 'Couldn’t be generated',
    active: 'Waiting in the queue',
  },
  up: (number: number) => `Move shot ${number} up`,
  down: (number: number) => `Move shot ${number} down`,
  moved: (number: number) => `Moved to place ${number}`,
  remove: (number: number) => `Remove shot ${number}`,
  removed: (number: number) => `Shot ${number} removed`,
  hint: 'The form edits the selected shot. Press Alt+Up or Alt+Down to move a shot.',
  empty: {
    title: 'Plan several shots',
    text: 'Fill in the form and add it as a shot. All shots are generated together.',
  },
} as const;
