import type { RequestCase } from './request-case.ts';

const FOX = 'Draw a red fox in the snow';
const SHANTY = 'Compose a sea shanty about herring';
const TRAIN = 'Film a train crossing a bridge at night';

/** Requests that repeat what was generated last with a change, or could delete more than one thing; rules were written for them. */
export const TUNED_FOLLOW_UPS: readonly RequestCase[] = [
  {
    before: FOX,
    say: 'again but in watercolour',
    calls: [['generate_images', { prompt: /fox in the snow$/i, style: 'watercolour' }]],
  },
  {
    before: FOX,
    say: 'Again, but as a comic',
    calls: [['generate_images', { prompt: /fox in the snow$/i, style: 'comic' }]],
  },
  {
    before: FOX,
    say: 'The same in 16:9, please',
    calls: [['generate_images', { prompt: /fox in the snow$/i, ratio: '16:9' }]],
  },
  { before: FOX, say: 'Once more', calls: [['generate_images', { prompt: /fox in the snow$/i, again: true }]] },
  {
    before: FOX,
    say: 'Do it again with seed 12',
    calls: [['generate_images', { prompt: /fox in the snow$/i, seed: 12 }]],
  },
  {
    before: FOX,
    say: 'Same again, but at night',
    calls: [['generate_images', { prompt: /fox in the snow, at night$/i }]],
  },
  {
    before: FOX,
    say: 'Three more like that',
    calls: [['generate_images', { prompt: /fox in the snow$/i, count: 3, again: true }]],
  },
  {
    before: SHANTY,
    say: 'Again, but slower and without vocals',
    calls: [['generate_song', { style: /herring, slower/i, isInstrumental: true }]],
  },
  {
    before: TRAIN,
    say: 'Again, but 10 seconds long',
    calls: [['generate_clip', { prompt: /train crossing a bridge at night$/i, durationSeconds: 10 }]],
  },
  {
    before: TRAIN,
    say: 'The same in 1080p',
    calls: [['generate_clip', { prompt: /train crossing a bridge at night$/i, resolution: '1080P' }]],
  },
  { before: 'Tag this with sea', open: 't1', say: 'Again but in watercolour', calls: [] },
  { say: 'Again, but in watercolour', calls: [], answers: /nothing in this chat/i },
  { say: 'Delete this', open: 't1', selected: ['s2'], calls: [], answers: /open.*selected/i },
  { say: 'Throw it away', open: 't1', selected: ['t1', 't2'], calls: [], answers: /mean/i },
  { say: 'Delete the interview', calls: [], answers: /which one/i },
  { say: 'Bin the harbour walk', calls: [], answers: /which one/i },
  { before: 'Make two pictures of a lamp', say: 'Delete it', calls: [], answers: /which one/i },
  { before: FOX, say: 'Delete it', calls: [['move_to_bin', { ids: ['made1'] }]] },
  { say: 'Delete these', open: 't1', selected: ['s2', 's1'], calls: [['move_to_bin', { ids: ['s2', 's1'] }]] },
  { say: 'Delete “Team meeting”', open: 't1', calls: [], answers: /do you mean/i },
  {
    say: 'Delete “um”',
    open: 't1',
    calls: [
      ['replace_in_transcript', { id: 't1', find: 'um', replacement: '', matchesWholeWords: true, matchesCase: false }],
    ],
  },
  { say: 'Delete “Team meeting” and “Lighthouse story”', calls: [['move_to_bin', { ids: ['t3', 's1'] }]] },
  { say: 'Delete “Team meeting” and “Harbour walk”', calls: [], answers: /which one/i },
];
