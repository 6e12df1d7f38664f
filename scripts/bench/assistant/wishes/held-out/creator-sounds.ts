import type { RequestCase } from '../../request-case.ts';

/** Wishes for songs, speech and scripts, on the creator studio. */
export const HELD_OUT_CREATOR_SOUNDS: readonly RequestCase[] = [
  {
    say: 'punk song about parking tickets, title "Ticket to Hide"',
    calls: [['generate_song', { style: /punk.*parking tickets/i, title: 'Ticket to Hide' }]],
  },
  {
    say: 'gimme a wav of a short brass fanfare',
    calls: [['generate_song', { style: /brass fanfare/i, format: 'wav' }]],
  },
  {
    say: 'write a country song about a broken tractor, 3 takes',
    calls: [['generate_song', { style: /country.*broken tractor/i, count: 3 }]],
  },
  {
    say: 'can you say "Welcome to the harbour podcast" in the voice of Tom',
    calls: [['generate_speech', { text: 'Welcome to the harbour podcast', voiceId: 'v1' }]],
  },
  {
    say: 'let tom record "Ready, steady, go"',
    calls: [['generate_speech', { text: 'Ready, steady, go', voiceId: 'v1' }]],
  },
  { say: 'do the trailer voiceover again with new takes', calls: [['narrate_script', { id: 's1', again: true }]] },
  {
    say: 'The detective should sound like Calm Woman',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /^(?:the )?detective$/i, voiceId: 'v3' }]],
  },
  {
    say: 'rename the character Anna, she is now called Greta',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'Anna', name: 'Greta' }]],
  },
  {
    say: 'at the end add: "Coming this autumn."',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'Coming this autumn.' }] }]],
  },
  {
    say: 'delete the last line of the script',
    open: 's1',
    calls: [['delete_script_lines', { id: 's1', lineIds: ['l11'] }]],
  },
  {
    say: 'make a script from this: "Hello. We are closed today."',
    calls: [['create_script', { text: /Hello\. We are closed today\./ }]],
  },
];
