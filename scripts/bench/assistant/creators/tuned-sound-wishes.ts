import type { RequestCase } from '../request-case.ts';

/**
 * Wishes for songs and speech, and about scripts, from nine sets of which each was written before its round of mends: 61 to 78 of a hundred were right at first.
 */
export const TUNED_SOUND_WISHES: readonly RequestCase[] = [
  {
    say: 'compose an upbeat ukulele track, about 60 seconds, no vocals',
    calls: [['generate_song', { style: /ukulele/i, isInstrumental: true }]],
  },
  {
    say: 'write a song about missing the last train',
    calls: [['generate_song', { style: /missing the last train/i }]],
  },
  { say: 'lo-fi beats to study to', calls: [['generate_song', { style: /lo-?fi/i }]] },
  {
    say: 'read "Welcome back to the show" out loud',
    calls: [['generate_speech', { text: 'Welcome back to the show' }]],
  },
  {
    say: 'say "hello there" with the calm woman voice',
    calls: [['generate_speech', { text: 'hello there', voiceId: 'v3' }]],
  },
  { say: 'voice the trailer script', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'give the narrator to Tom',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /narrator/i, voiceId: 'v1' }]],
  },
  {
    say: 'change the character name Villain to The Shadow',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'Villain', name: 'The Shadow' }]],
  },
  {
    say: 'a jazzy song about rainy mondays with female vocals',
    calls: [['generate_song', { style: /jazzy.*rainy mondays.*female vocals/i }]],
  },
  { say: 'two versions of a chill house track', calls: [['generate_song', { style: /chill house/i, count: 2 }]] },
  {
    say: 'background music for a cooking video, happy and light',
    calls: [['generate_song', { style: /happy and light|cooking/i }]],
  },
  { say: 'speak this: "Doors open at seven."', calls: [['generate_speech', { text: 'Doors open at seven.' }]] },
  {
    say: 'have Tom read "Once upon a time"',
    calls: [['generate_speech', { text: 'Once upon a time', voiceId: 'v1' }]],
  },
  { say: 'turn the trailer script into audio', calls: [['narrate_script', { id: 's1' }]] },
  { say: 'make a happy birthday song for Leo', calls: [['generate_song', { style: /happy birthday.*leo/i }]] },
  {
    say: 'epic orchestral music, instrumental',
    calls: [['generate_song', { style: /epic orchestral/i, isInstrumental: true }]],
  },
  { say: 'i need a 30 second jingle for a bakery', calls: [['generate_song', { style: /jingle for a bakery/i }]] },
  { say: 'use calm woman for all lines', open: 's1', calls: [['cast_voice', { id: 's1', voiceId: 'v3' }]] },
  {
    say: 'add a line for Mia: "We are late."',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ character: 'Mia', text: 'We are late.' }] }]],
  },
  { say: 'a sad cello piece for the ending', calls: [['generate_song', { style: /sad cello/i }]] },
  {
    say: 'rock song called "Highway Bread" about truckers',
    calls: [['generate_song', { style: /rock song.*about truckers/i, title: 'Highway Bread' }]],
  },
  {
    say: 'make three takes of a bossa nova instrumental',
    calls: [['generate_song', { style: /bossa nova/i, isInstrumental: true, count: 3 }]],
  },
  { say: 'record the whole script', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'Tom should read the narrator',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /narrator/i, voiceId: 'v1' }]],
  },
  {
    say: 'rename Mia to Maya',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'Mia', name: 'Maya' }]],
  },
  {
    say: 'produce a techno track without singing',
    calls: [['generate_song', { style: /techno/i, isInstrumental: true }]],
  },
  {
    say: 'sing me a lullaby about a sleepy train',
    calls: [['generate_song', { style: /lullaby about a sleepy train/i }]],
  },
  {
    say: 'narrate "Chapter one. The storm." with Tom',
    calls: [['generate_speech', { text: 'Chapter one. The storm.', voiceId: 'v1' }]],
  },
  { say: 'cast calm woman as Mia', open: 's1', calls: [['cast_voice', { id: 's1', character: 'Mia', voiceId: 'v3' }]] },
  {
    say: 'append "The end." to the script',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'The end.' }] }]],
  },
  { say: 'funky 70s disco tune', calls: [['generate_song', { style: /funky 70s disco/i }]] },
  { say: 'write and record a birthday song', calls: [['generate_song', { style: /birthday song/i }]] },
  { say: 'ambient music, no drums, 2 versions', calls: [['generate_song', { style: /ambient.*no drums/i, count: 2 }]] },
  {
    say: 'let Calm Woman say "Good night, everyone."',
    calls: [['generate_speech', { text: 'Good night, everyone.', voiceId: 'v3' }]],
  },
  { say: 'generate the voice-over for the trailer', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'switch the voice of Mia to Tom',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'Mia', voiceId: 'v1' }]],
  },
  {
    say: 'put "Intro music fades." as the last line',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'Intro music fades.' }] }]],
  },
  {
    say: 'generate a slow blues with harmonica, instrumental',
    calls: [['generate_song', { style: /slow blues with harmonica/i, isInstrumental: true }]],
  },
  { say: 'theme music for a detective podcast', calls: [['generate_song', { style: /detective podcast/i }]] },
  { say: 'compose something dreamy with a harp', calls: [['generate_song', { style: /dreamy with a harp/i }]] },
  { say: 'read the following out loud: "Bus 12 is late."', calls: [['generate_speech', { text: 'Bus 12 is late.' }]] },
  { say: 'produce the narration of the trailer voice-over', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'Mia gets the Calm Woman voice',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'Mia', voiceId: 'v3' }]],
  },
  {
    say: 'new line for Tom at the end: "Cut!"',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ character: 'Tom', text: 'Cut!' }] }]],
  },
  {
    say: 'make a song with guitar and cello about the old harbour',
    calls: [['generate_song', { style: /guitar and cello about the old harbour/i }]],
  },
  {
    say: 'instrumental background track for my vlog, sunny',
    calls: [['generate_song', { style: /sunny|vlog/i, isInstrumental: true }]],
  },
  { say: 'compose a short waltz', calls: [['generate_song', { style: /short waltz/i }]] },
  { say: 'say hello world', calls: [['generate_speech', { text: /hello world/i }]] },
  { say: 'voice over for the trailer please', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'assign Tom to the villain',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /villain/i, voiceId: 'v1' }]],
  },
  {
    say: 'rename the character Bob as Robert',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'Bob', name: 'Robert' }]],
  },
  {
    say: 'a love song, soft piano, female singer',
    calls: [['generate_song', { style: /soft piano, female singer/i }]],
  },
  { say: 'give me a 90s hip hop beat', calls: [['generate_song', { style: /90s hip hop beat/i }]] },
  {
    say: 'generate speech: "Platform nine, please."',
    calls: [['generate_speech', { text: 'Platform nine, please.' }]],
  },
  { say: 'read the trailer script aloud', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'the hero should be Tom',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /hero/i, voiceId: 'v1' }]],
  },
  {
    say: 'replace "tomorrow" with "tonight" in the script',
    open: 's1',
    calls: [['replace_in_script', { id: 's1', find: 'tomorrow', replacement: 'tonight' }]],
  },
];
