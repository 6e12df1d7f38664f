import type { RequestCase } from '../../request-case.ts';

/** Wishes of the eighth round, on the workshop studio. Of both studios 51 of 63 were right before they were mended. */
export const TUNED_EIGHTH_WORKSHOP: readonly RequestCase[] = [
  {
    say: 'subtitle file with speaker names please, vtt',
    open: 't3',
    calls: [['export_transcript', { id: 't3', format: 'vtt', withSpeakers: true }]],
  },
  {
    say: 'they say "et al" but it should say "and others"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'et al', replacement: 'and others' }]],
  },
  {
    say: 'get rid of "like" and nothing else',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'like', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'name speaker 1 Narrator',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Narrator' }]],
  },
  {
    say: 'lines 2 and 3 belong together',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l1', 'l2'] }]],
  },
  { say: 'whats said in lesson 4', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'good quote from the panel?', calls: [], answers: /“/ },
  { say: 'transcribe this', open: 'r3', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  {
    say: 'draw me a map of an island with a volcano',
    calls: [['generate_images', { prompt: /map of an island with a volcano/i }]],
  },
  {
    say: 'make a cover picture for my devlog: pixel heart on black',
    calls: [['generate_images', { prompt: /pixel heart on black/i }]],
  },
  {
    say: 'create a wide banner of a sunrise over hills',
    calls: [['generate_images', { prompt: /sunrise over hills/i, ratio: '16:9' }]],
  },
  {
    say: 'animate mushroom knight for 6 seconds',
    calls: [['generate_clip', { firstFrameId: 'i1', durationSeconds: 6 }]],
  },
  {
    say: 'can you generate a clip with a candle burning down',
    calls: [['generate_clip', { prompt: /candle burning down/i }]],
  },
  {
    say: 'music for the credits, orchestral and hopeful',
    calls: [['generate_song', { style: /orchestral and hopeful/i }]],
  },
  { say: 'say hello everyone', calls: [['generate_speech', { text: /hello everyone/i }]] },
  {
    say: 'narrate the level one dialogue with Tom',
    calls: [
      ['cast_voice', { id: 's1', voiceId: 'v1' }],
      ['narrate_script', { id: 's1' }],
    ],
  },
  {
    say: 'Calm Woman should say "Good morning"',
    calls: [['generate_speech', { text: 'Good morning', voiceId: 'v3' }]],
  },
  {
    say: 'give the guard the voice of Deep Voice Man',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'guard', voiceId: 'v2' }]],
  },
  {
    say: 'rename the guard to Sergeant',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'guard', name: 'Sergeant' }]],
  },
  {
    say: 'add another line for the guard: "Move along."',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ character: 'guard', text: 'Move along.' }] }]],
  },
  { say: 'list all my transcripts', calls: [['find_in_library', { query: /kind:transcript/ }]] },
  {
    say: 'what images do i have of caves',
    calls: [['find_in_library', { query: /cave.*kind:image|kind:image.*cave/ }]],
  },
  { say: 'show me items tagged boss', calls: [['find_in_library', { query: /tag:boss/ }]] },
  { say: 'did i record anything today', calls: [['find_in_library', { query: /date:today/ }]] },
  { say: 'mark this as a favourite', open: 'so2', calls: [['set_favourite', { ids: ['so2'], isFavourite: true }]] },
];
