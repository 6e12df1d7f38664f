import type { RequestCase } from '../../request-case.ts';

/** Wishes about transcripts, on the workshop studio. */
export const HELD_OUT_WORKSHOP_TEXTS: readonly RequestCase[] = [
  {
    say: 'I teach tomorrow and need the lesson transcript in plain text',
    calls: [['export_transcript', { id: 't1', format: 'txt' }]],
  },
  { say: 'give me json of this one', open: 't2', calls: [['export_transcript', { id: 't2', format: 'json' }]] },
  {
    say: 'search and replace unity with Godot, ignore upper and lower case',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'unity', replacement: 'Godot', matchesCase: false }]],
  },
  {
    say: 'speaker 1 is the moderator',
    open: 't3',
    calls: [['rename_speaker', { id: 't3', speakerId: 'sp1', name: /^(?:the )?moderator$/i }]],
  },
  { say: 'can you sum up the panel in a few bullets?', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'What did they say about the budget?', open: 't3', calls: [], answers: /budget|4:20/i },
  { say: 'chapter list for my devlog pls', calls: [], answers: /0:00/ },
  { say: 'pick 3 quotes for twitter', open: 't3', calls: [], answers: /“/ },
  { say: 'goto 7:05', open: 't2', calls: [['open_in_window', { id: 't2', atSeconds: 425 }]] },
  {
    say: 'show me the bit where they mention the crane for the first time',
    open: 't1',
    calls: [['open_in_window', { id: 't1', atSeconds: 650 }]],
  },
  { say: 'transcribe band rehearsal', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  {
    say: 'can you turn the band rehearsal recording into text on my own computer',
    calls: [['transcribe_recordings', { ids: ['r3'], engine: 'local' }]],
  },
];
