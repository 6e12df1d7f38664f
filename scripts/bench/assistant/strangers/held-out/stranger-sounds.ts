import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that was only measured: songs, speech and scripts. */
export const HELD_OUT_STRANGER_SOUNDS: readonly RequestCase[] = [
  {
    say: 'compose something sleepy for a bedtime podcast, just piano',
    calls: [['generate_song', { style: /sleepy.*piano|piano.*sleepy/i, isInstrumental: /true|(?:)/ }]],
  },
  {
    say: 'lofi beat with vinyl crackle, no vocals',
    calls: [['generate_song', { style: /lo-?fi beat with vinyl crackle/i, isInstrumental: true }]],
  },
  {
    say: 'make boss fight music, orchestral, 140 bpm',
    calls: [['generate_song', { style: /boss fight.*orchestral.*140 bpm/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'I want a reggae tune about doing homework, call it Page One',
    calls: [['generate_song', { style: /reggae.*homework/i, title: 'Page One' }]],
  },
  { say: 'write lyrics about missing the last bus', calls: [], answers: /\[Verse/i },
  {
    say: '2 takes of a heavy metal intro as wav',
    calls: [['generate_song', { style: /heavy metal intro/i, count: 2, format: 'wav', isInstrumental: /(?:)/ }]],
  },
  { say: 'what could i call this song', open: 'so2', calls: [], answers: /title|call/i },
  {
    say: 'without vocals',
    before: 'make a folk song about the sea',
    calls: [['generate_song', { style: /folk.*sea/i, isInstrumental: true }]],
  },
  {
    say: 'theme music for my true crime show pls, dark and slow',
    calls: [
      ['generate_song', { style: /true crime.*dark and slow|dark and slow.*true crime/i, isInstrumental: /(?:)/ }],
    ],
  },
  { say: 'can you make paper planes louder', calls: [], answers: /can.t|loud|volume/i },
  { say: 'split the vocals from this song', open: 'so1', calls: [], answers: /can.t|stems|vocals/i },
  { say: 'what key is morning coffee in?', calls: [], answers: /can.t|key|details|don.t/i },
  {
    say: 'read out loud: The library closes in ten minutes.',
    calls: [['generate_speech', { text: 'The library closes in ten minutes.' }]],
  },
  {
    say: 'let Tom say "Welcome back to the show"',
    calls: [['generate_speech', { text: 'Welcome back to the show', voiceId: 'v1' }]],
  },
  {
    say: 'I need a voice over of this sentence: Our store opens at nine.',
    calls: [['generate_speech', { text: /Our store opens at nine/ }]],
  },
  {
    say: 'speak this with calm woman please: Breathe in. Breathe out.',
    calls: [['generate_speech', { text: 'Breathe in. Breathe out.', voiceId: 'v3' }]],
  },
  { say: 'narrate the bedtime story', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'the wolf should be spoken by Tom',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /wolf/i, voiceId: 'v1' }]],
  },
  {
    say: 'call the character Narrator "Grandpa" instead',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'Narrator', name: 'Grandpa' }]],
  },
  {
    say: 'append "The end." to the bedtime story',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'The end.' }] }]],
  },
  {
    say: 'After line 2 insert: Suddenly the door opened.',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', afterLineId: 'l1', lines: [{ text: 'Suddenly the door opened.' }] }]],
  },
  {
    say: 'change line 4 to "The light reached the moon."',
    open: 's1',
    calls: [['set_script_lines', { id: 's1', lines: [{ lineId: 'l3', text: 'The light reached the moon.' }] }]],
  },
  {
    say: 'swap boat for ship in the bedtime story',
    calls: [
      [
        'replace_in_script',
        { id: 's1', find: 'boat', replacement: 'ship', matchesWholeWords: /(?:)/, matchesCase: /(?:)/ },
      ],
    ],
  },
  { say: 'How many lines does the bedtime story have', calls: [], answers: /12|twelve/i },
  {
    say: 'make a script out of the market vendors transcript',
    calls: [['create_script', { text: /keeper lit the lamp/i, title: /(?:)/ }]],
  },
];
