import type { RequestCase } from './request-case.ts';

const LAMP = 'Draw a lighthouse keeper with a lamp';
const WALTZ = 'Compose a slow waltz for a museum';
const KITE = 'Film a kite above the dunes';

/** Follow-ups that no rule was written or changed for: written before the rules were tried, and only reported. */
export const HELD_OUT_FOLLOW_UPS: readonly RequestCase[] = [
  {
    before: LAMP,
    say: 'One more time, in a cartoon style',
    calls: [['generate_images', { prompt: /lamp.*cartoon/i }]],
  },
  {
    before: LAMP,
    say: 'Make it again but without the lamp',
    calls: [['generate_images', { prompt: /keeper.*without the lamp/i }]],
  },
  {
    before: LAMP,
    say: 'Could you do the same as a watercolour?',
    calls: [['generate_images', { prompt: /with a lamp$/i, style: 'watercolour' }]],
  },
  {
    before: LAMP,
    say: 'Another one, but in 4:3',
    calls: [['generate_images', { prompt: /with a lamp$/i, ratio: '4:3' }]],
  },
  {
    before: LAMP,
    say: 'try that once more with more fog',
    calls: [['generate_images', { prompt: /lamp, with more fog$/i }]],
  },
  {
    before: LAMP,
    say: 'In watercolour instead',
    calls: [['generate_images', { prompt: /with a lamp$/i, style: 'watercolour' }]],
  },
  {
    before: LAMP,
    say: 'Give me two more',
    calls: [['generate_images', { prompt: /with a lamp$/i, count: 2, again: true }]],
  },
  {
    before: WALTZ,
    say: 'The same song, but with a cello',
    calls: [['generate_song', { style: /museum.*with a cello/i }]],
  },
  {
    before: WALTZ,
    say: 'Again as an instrumental',
    calls: [['generate_song', { style: /waltz for a museum$/i, isInstrumental: true }]],
  },
  { before: KITE, say: 'Same clip again but at sunset', calls: [['generate_clip', { prompt: /dunes, at sunset$/i }]] },
  {
    before: KITE,
    say: 'Film it again, 6 seconds',
    calls: [['generate_clip', { prompt: /above the dunes$/i, durationSeconds: 6 }]],
  },
  { before: LAMP, say: 'Another picture of a dog', calls: [['generate_images', { prompt: /dog/i }]] },
  { before: 'Rename this transcript to Low tide', open: 't2', say: 'Once more, please', calls: [] },
  { before: LAMP, say: 'Why did you draw it again?', calls: [] },
  { say: 'Move this to the bin', open: 's1', selected: ['r1'], calls: [], answers: /open.*selected|which/i },
  { say: 'Delete that transcript', open: 't1', selected: ['t2'], calls: [], answers: /open.*selected|which/i },
  { say: 'Get rid of the interview with Maren', calls: [], answers: /which one/i },
  { say: 'Erase the walk', calls: [], answers: /which one/i },
  { before: 'Make 3 songs about rain', say: 'Throw that song away', calls: [], answers: /which/i },
  { before: 'Make two pictures of a lamp', say: 'Delete them', calls: [['move_to_bin', { ids: ['made1', 'made5'] }]] },
  { say: 'Delete the open one', open: 't1', selected: ['s2'], calls: [['move_to_bin', { ids: ['t1'] }]] },
  { say: 'Trash the harbour walk recording', calls: [['move_to_bin', { ids: ['r1'] }]] },
  { say: 'Delete “Welcome video” and “Interview with Maren”', calls: [], answers: /which one/i },
];
