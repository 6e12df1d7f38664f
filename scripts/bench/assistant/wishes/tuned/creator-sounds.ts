import type { RequestCase } from '../../request-case.ts';

/** Wishes for songs, speech and scripts, on the creator studio. */
export const TUNED_CREATOR_SOUNDS: readonly RequestCase[] = [
  {
    say: 'can you make a dreamy synthwave track for my intro? no vocals',
    calls: [['generate_song', { style: /dreamy synthwave/i, isInstrumental: true }]],
  },
  {
    say: 'I need background music, calm, acoustic guitar',
    calls: [['generate_song', { style: /calm, acoustic guitar/i }]],
  },
  {
    say: 'another take of that',
    before: 'Make a slow waltz with accordion',
    calls: [['generate_song', { style: /slow waltz with accordion/i, again: true }]],
  },
  {
    say: 'same song but faster',
    before: 'Make a slow waltz with accordion',
    calls: [['generate_song', { style: /waltz with accordion.*faster/i }]],
  },
  {
    say: 'instrumental please',
    before: 'Make a slow waltz with accordion',
    calls: [['generate_song', { style: /slow waltz with accordion/i, isInstrumental: true }]],
  },
  { say: 'text to speech: Please hold the line.', calls: [['generate_speech', { text: 'Please hold the line.' }]] },
  { say: 'narrate this', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  { say: 'whole script in toms voice please', open: 's1', calls: [['cast_voice', { id: 's1', voiceId: 'v1' }]] },
  {
    say: 'line 3 should say "The sea gave nothing back."',
    open: 's1',
    calls: [['set_script_lines', { id: 's1', lines: [{ lineId: 'l2', text: 'The sea gave nothing back.' }] }]],
  },
  {
    say: 'in the trailer script replace "boat" with "ship"',
    calls: [['replace_in_script', { id: 's1', find: 'boat', replacement: 'ship' }]],
  },
  { say: 'what deep voices are there', calls: [['list_voices', { query: /deep/i }]], answers: /Deep Voice Man|Tom/ },
];
