import type { RequestCase } from './request-case.ts';

import { HELD_OUT_QUESTIONS } from './held-out-questions.ts';

/** Written before the skills and never used to tune them. */
export const HELD_OUT_REQUESTS: readonly RequestCase[] = [
  {
    say: 'Can you give me the subtitles of this as a VTT?',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'vtt' }]],
  },
  {
    say: 'I need this interview as SubRip subtitles please',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'srt' }]],
  },
  {
    say: 'Save the transcript as markdown with timestamps',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'md', withTimes: true }]],
  },
  { say: 'Give me a CSV of the harbour walk transcript', calls: [['export_transcript', { id: 't2', format: 'csv' }]] },
  {
    say: 'Plain text of this without speaker names',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'txt', withSpeakers: false }]],
  },
  { say: 'Turn it into JSON', open: 't3', calls: [['export_transcript', { id: 't3', format: 'json' }]] },
  {
    say: 'Export the team meeting with names of the speakers as WebVTT',
    calls: [['export_transcript', { id: 't3', format: 'vtt', withSpeakers: true }]],
  },
  {
    say: 'Swap every "lamp" for "lantern" in this transcript',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'lamp', replacement: 'lantern' }]],
  },
  {
    say: 'Correct the spelling: it is Marin, not Maren',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Maren', replacement: 'Marin' }]],
  },
  {
    say: 'Everywhere it says colour, write color',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'colour', replacement: 'color' }]],
  },
  {
    say: 'remove all "um" from the transcript, whole words only',
    open: 't1',
    calls: [
      ['replace_in_transcript', { id: 't1', find: 'um', replacement: '', matchesWholeWords: true, matchesCase: false }],
    ],
  },
  {
    say: 'Find and replace "Atlas" with "Altas" here',
    open: 't3',
    calls: [['replace_in_transcript', { id: 't3', find: 'Atlas', replacement: 'Altas' }]],
  },
  {
    say: 'Replace "NASA" by "Nasa" ignoring case',
    open: 't3',
    calls: [['replace_in_transcript', { id: 't3', find: 'NASA', replacement: 'Nasa', matchesCase: false }]],
  },
  {
    say: 'Speaker 1 is actually called Ines',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Ines' }]],
  },
  {
    say: 'Please call speaker two Jonas Weber',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Jonas Weber' }]],
  },
  {
    say: 'Change the name of Speaker 2 to Dr. Okafor',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Dr. Okafor' }]],
  },
  { say: 'Mark this one as a favourite', open: 't2', calls: [['set_favourite', { ids: ['t2'], isFavourite: true }]] },
  { say: 'star the lighthouse script', calls: [['set_favourite', { ids: ['s1'], isFavourite: true }]] },
  {
    say: 'Take the welcome video script off my favourites',
    calls: [['set_favourite', { ids: ['s2'], isFavourite: false }]],
  },
  {
    say: 'Unfavourite these',
    selected: ['t1', 't2'],
    calls: [['set_favourite', { ids: ['t1', 't2'], isFavourite: false }]],
  },
  { say: 'Label this with episode 12', open: 't1', calls: [['tag_items', { ids: ['t1'], add: ['episode 12'] }]] },
  {
    say: 'Put the tags sea and winter on the selected items',
    selected: ['t2', 's1'],
    calls: [['tag_items', { ids: ['t2', 's1'], add: ['sea', 'winter'] }]],
  },
  { say: 'Drop the tag draft from this', open: 's2', calls: [['tag_items', { ids: ['s2'], remove: ['draft'] }]] },
  {
    say: 'Tag the harbour walk transcript "field recording"',
    calls: [['tag_items', { ids: ['t2'], add: ['field recording'] }]],
  },
  { say: 'Throw this away', open: 's2', calls: [['move_to_bin', { ids: ['s2'] }]] },
  { say: 'Move the welcome video script to the trash', calls: [['move_to_bin', { ids: ['s2'] }]] },
  { say: 'Delete the selected ones', selected: ['t2', 't3'], calls: [['move_to_bin', { ids: ['t2', 't3'] }]] },
  { say: 'Bring the old demo script back from the bin', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  ...HELD_OUT_QUESTIONS,
];
