import type { RequestCase } from '../../request-case.ts';

/** Wishes for songs, speech and scripts, on the workshop studio. */
export const HELD_OUT_WORKSHOP_SOUNDS: readonly RequestCase[] = [
  {
    say: 'slower and with a violin',
    before: 'Compose a tavern tune with lute',
    calls: [['generate_song', { style: /tavern tune with lute.*slower.*violin/i }]],
  },
  {
    say: 'again but without vocals',
    before: 'Compose a tavern tune with lute',
    calls: [['generate_song', { style: /tavern tune with lute/i, isInstrumental: true }]],
  },
  {
    say: 'read this aloud: Today we learn about leaves.',
    calls: [['generate_speech', { text: 'Today we learn about leaves.' }]],
  },
  {
    say: 'i want to hear "Game over" spoken by the deep voice man',
    calls: [['generate_speech', { text: 'Game over', voiceId: 'v2' }]],
  },
  { say: 'generate all the lines of level one dialogue', calls: [['narrate_script', { id: 's1' }]] },
  { say: 'please record the course intro', calls: [['narrate_script', { id: 's2' }]] },
  {
    say: 'use tom for the king',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /^(?:the )?king$/i, voiceId: 'v1' }]],
  },
  {
    say: 'cast: guard = Deep Voice Man, queen = Calm Woman',
    open: 's1',
    calls: [
      ['cast_voice', { id: 's1', character: /^guard$/i, voiceId: 'v2' }],
      ['cast_voice', { id: 's1', character: /^queen$/i, voiceId: 'v3' }],
    ],
  },
  {
    say: 'the goblin is called Grix now',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: /^(?:the )?goblin$/i, name: 'Grix' }]],
  },
  { say: 'remove line 4', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l3'] }]] },
  {
    say: 'rewrite line 2 as "I only ever wanted this."',
    open: 's2',
    calls: [['set_script_lines', { id: 's2', lines: [{ lineId: 'l1', text: 'I only ever wanted this.' }] }]],
  },
];
