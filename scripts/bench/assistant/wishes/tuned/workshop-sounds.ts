import type { RequestCase } from '../../request-case.ts';

/** Wishes for songs, speech and scripts, on the workshop studio. */
export const TUNED_WORKSHOP_SOUNDS: readonly RequestCase[] = [
  { say: 'chiptune loop for the menu screen', calls: [['generate_song', { style: /chiptune loop/i }]] },
  {
    say: 'boss fight music, heavy drums, choir, no singing',
    calls: [['generate_song', { style: /boss fight.*heavy drums/i, isInstrumental: true }]],
  },
  {
    say: 'Can you write a kids song about brushing teeth?',
    calls: [['generate_song', { style: /kids song about brushing teeth/i }]],
  },
  {
    say: 'need a soundtrack for a rainy level, piano and strings',
    calls: [['generate_song', { style: /rainy level.*piano and strings/i }]],
  },
  {
    say: 'two takes of a medieval tavern tune with lute',
    calls: [['generate_song', { style: /medieval tavern tune with lute/i, count: 2 }]],
  },
  { say: 'produce some jazz', calls: [['generate_song', { style: /jazz/i }]] },
  {
    say: 'reggae jingle called Sunny Side, wav please',
    calls: [['generate_song', { style: /reggae jingle/i, title: 'Sunny Side', format: 'wav' }]],
  },
  {
    say: 'Voice this line with Calm Woman: "Choose your hero."',
    calls: [['generate_speech', { text: 'Choose your hero.', voiceId: 'v3' }]],
  },
  {
    say: 'speak lines 2 and 3 again',
    open: 's1',
    calls: [['narrate_script', { id: 's1', lineIds: ['l1', 'l2'], again: true }]],
  },
  {
    say: 'give the guard another line: "Halt! Who goes there?"',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ character: 'guard', text: 'Halt! Who goes there?' }] }]],
  },
  {
    say: 'new script please with the text "Welcome to week one. Grab a pen."',
    calls: [['create_script', { text: 'Welcome to week one. Grab a pen.' }]],
  },
  { say: 'list calm voices', calls: [['list_voices', { query: /calm/i }]], answers: /Calm Woman|Tom/ },
];
