import type { RequestCase } from '../../request-case.ts';

/** Wishes of the ninth round, on the workshop studio. Of both studios 51 of 65 were right before they were mended. */
export const TUNED_NINTH_WORKSHOP: readonly RequestCase[] = [
  { say: 'Can you save the panel transcript as markdown?', calls: [['export_transcript', { id: 't3', format: 'md' }]] },
  {
    say: 'swap every "guys" with "everyone"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'guys', replacement: 'everyone' }]],
  },
  {
    say: 'delete all the "okay so" from this transcript',
    open: 't3',
    calls: [['replace_in_transcript', { id: 't3', find: 'okay so', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'speakers are Max (speaker 1) and Ida (speaker 2)',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Max' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Ida' }],
    ],
  },
  { say: 'what is the main message of the panel', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'i want chapters', open: 't2', calls: [], answers: /0:00/ },
  { say: 'can you transcribe the devlog recording for me', calls: [['transcribe_recordings', { ids: ['r1'] }]] },
  { say: 'a poster for the school play with a big moon', calls: [['generate_images', { prompt: /moon/i }]] },
  {
    say: 'give me a photo of a glass of lemonade on a wooden table, top view, square',
    calls: [['generate_images', { prompt: /lemonade on a wooden table/i, ratio: '1:1' }]],
  },
  { say: 'concept art of a floating castle please', calls: [['generate_images', { prompt: /floating castle/i }]] },
  {
    say: 'I would like to have an image showing the water cycle',
    calls: [['generate_images', { prompt: /water cycle/i }]],
  },
  {
    say: 'with more clouds',
    before: 'Draw a floating castle',
    calls: [['generate_images', { prompt: /floating castle.*more clouds/i }]],
  },
  {
    say: 'make it night',
    before: 'Draw a floating castle',
    calls: [['generate_images', { prompt: /floating castle.*night/i }]],
  },
  { say: 'give it 5 stars', before: 'Draw a floating castle', calls: [['rate_items', { ids: ['made1'], rating: 5 }]] },
  {
    say: 'now a clip of it, 10 seconds',
    before: 'Draw a floating castle',
    calls: [['generate_clip', { firstFrameId: 'made1', durationSeconds: 10 }]],
  },
  {
    say: 'compose an epic boss theme with choir and drums',
    calls: [['generate_song', { style: /epic boss theme with choir and drums/i }]],
  },
  {
    say: 'write a children song about planets called Planet Parade',
    calls: [['generate_song', { style: /planets/i, title: 'Planet Parade' }]],
  },
  {
    say: 'a version with more drums',
    before: 'Compose an epic boss theme',
    calls: [['generate_song', { style: /boss theme.*more drums/i }]],
  },
  {
    say: 'speak "The end" in the voice of Calm Woman',
    calls: [['generate_speech', { text: 'The end', voiceId: 'v3' }]],
  },
  { say: 'read this for me: Recess starts at ten.', calls: [['generate_speech', { text: 'Recess starts at ten.' }]] },
  { say: 'narrate it', open: 's2', calls: [['narrate_script', { id: 's2' }]] },
  { say: 'speak line 4', open: 's1', calls: [['narrate_script', { id: 's1', lineIds: ['l3'] }]] },
  {
    say: 'the witch should have a calm voice: Calm Woman',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'witch', voiceId: 'v3' }]],
  },
  {
    say: 'cast Tom as the witch',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'witch', voiceId: 'v1' }]],
  },
  {
    say: 'change the character witch to Wanda',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'witch', name: 'Wanda' }]],
  },
  {
    say: 'new line at the end for the witch: "Begone!"',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ character: 'witch', text: 'Begone!' }] }]],
  },
  {
    say: 'songs with 4 or more stars',
    calls: [['find_in_library', { query: /kind:song.*rating:4|rating:4.*kind:song/ }]],
  },
  { say: 'which recordings do i have', calls: [['find_in_library', { query: /kind:recording/ }]] },
  { say: 'find my newest images', calls: [['find_in_library', { query: /kind:image/ }]] },
  { say: 'do i have something about photosynthesis', calls: [['find_in_library', { query: /photosynthesis/ }]] },
  { say: 'make coffee pour a favourite', calls: [['set_favourite', { ids: ['c1'], isFavourite: true }]] },
  { say: 'boss battle deserves five stars', calls: [['rate_items', { ids: ['so1'], rating: 5 }]] },
  { say: 'tag this as wip please', open: 'i2', calls: [['tag_items', { ids: ['i2'], add: ['wip'] }]] },
  {
    say: 'please rename the frog picture to Cycling frog',
    calls: [['rename_items', { names: [{ id: 'i4', title: 'Cycling frog' }] }]],
  },
  {
    say: 'add both clips to the board Spring launch',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['c1', 'c2'] }]],
  },
  { say: 'get rid of this image', open: 'i3', calls: [['move_to_bin', { ids: ['i3'] }]] },
  { say: 'get the first draft out of the bin', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'export this clip', open: 'c1', calls: [['export_items', { ids: ['c1'] }]] },
];
