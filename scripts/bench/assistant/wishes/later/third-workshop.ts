import type { RequestCase } from '../../request-case.ts';

/** Wishes of the third round, on the workshop studio. Of both studios 55 of 97 were right before they were mended. */
export const TUNED_THIRD_WORKSHOP: readonly RequestCase[] = [
  {
    say: 'srt + vtt of lesson 4 please',
    calls: [
      ['export_transcript', { id: 't1', format: 'srt' }],
      ['export_transcript', { id: 't1', format: 'vtt' }],
    ],
  },
  {
    say: 'could i have the panel transcript without names, as text',
    calls: [['export_transcript', { id: 't3', format: 'txt', withSpeakers: false }]],
  },
  {
    say: 'censor the word "damn" with "****"',
    open: 't3',
    calls: [['replace_in_transcript', { id: 't3', find: 'damn', replacement: '****' }]],
  },
  { say: 'speaker 1 -> Ruth', open: 't1', calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Ruth' }]] },
  {
    say: 'the guy who talks second is Hassan',
    open: 't3',
    calls: [['rename_speaker', { id: 't3', speakerId: 'sp2', name: 'Hassan' }]],
  },
  {
    say: 'in devlog 12 speaker 2 should be Kim',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Kim' }]],
  },
  {
    say: 'put lines 8 and 9 together',
    open: 't2',
    calls: [['merge_transcript_lines', { id: 't2', lineIds: ['l7', 'l8'] }]],
  },
  {
    say: 'please transcribe the lesson recording, its two speakers',
    calls: [['transcribe_recordings', { ids: ['r2'], speakerCount: 2 }]],
  },
  { say: 'make a transcript of my band rehearsal', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  { say: 'explain the panel to me in a few sentences', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'Could you break the devlog into chapters?', calls: [], answers: /0:00/ },
  { say: 'need 6 sticker designs with cats', calls: [['generate_images', { prompt: /cats/i, count: 6 }]] },
  { say: 'character sheet for a goblin merchant', calls: [['generate_images', { prompt: /goblin merchant/i }]] },
  {
    say: 'Pls generate four square illustrations about recycling',
    calls: [['generate_images', { prompt: /recycling/i, count: 4, ratio: '1:1' }]],
  },
  { say: 'use newsletter banner as the start frame of a clip', calls: [['generate_clip', { firstFrameId: 'i3' }]] },
  { say: 'lullaby with music box please', calls: [['generate_song', { style: /lullaby with music box/i }]] },
  { say: 'a metal song about homework', calls: [['generate_song', { style: /metal song about homework/i }]] },
  {
    say: 'Write an anthem for our school called "Onward"',
    calls: [['generate_song', { style: /anthem for our school/i, title: 'Onward' }]],
  },
  { say: 'add some strings', before: 'Compose a lullaby', calls: [['generate_song', { style: /lullaby.*strings/i }]] },
  { say: 'make it happier', before: 'Compose a lullaby', calls: [['generate_song', { style: /lullaby.*happier/i }]] },
  { say: 'make tom say "Level up!"', calls: [['generate_speech', { text: 'Level up!', voiceId: 'v1' }]] },
  { say: 'can you voice the level one script', calls: [['narrate_script', { id: 's1' }]] },
  { say: 'new takes for all lines please', open: 's1', calls: [['narrate_script', { id: 's1', again: true }]] },
  {
    say: 'the knight speaks with the voice of Tom',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'knight', voiceId: 'v1' }]],
  },
  {
    say: 'put calm woman on the princess',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'princess', voiceId: 'v3' }]],
  },
  {
    say: 'from now on the hero is named Mira',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'hero', name: 'Mira' }]],
  },
  {
    say: 'Add two lines at the end: "Goodbye." and "See you soon."',
    open: 's2',
    calls: [['add_script_lines', { id: 's2', lines: [{ text: 'Goodbye.' }, { text: 'See you soon.' }] }]],
  },
  {
    say: 'get rid of lines 3 to 5',
    open: 's2',
    calls: [['delete_script_lines', { id: 's2', lineIds: ['l2', 'l3', 'l4'] }]],
  },
  {
    say: 'turn "Hello there. General greetings." into a script called Greeting',
    calls: [['create_script', { text: 'Hello there. General greetings.', title: 'Greeting' }]],
  },
  {
    say: 'photos of frogs in my library?',
    calls: [['find_in_library', { query: /frog.*kind:image|kind:image.*frog/ }]],
  },
  { say: 'everything tagged launch', calls: [['find_in_library', { query: /tag:launch/ }]] },
  { say: 'search "photosynthesis"', calls: [['find_in_library', { query: /photosynthesis/ }]] },
  { say: 'newest clips please', calls: [['find_in_library', { query: /kind:clip/ }]] },
  { say: 'put a heart on the coffee clip', calls: [['set_favourite', { ids: ['c1'], isFavourite: true }]] },
  { say: 'the tavern song is no longer a favourite', calls: [['set_favourite', { ids: ['so2'], isFavourite: false }]] },
  { say: 'id rate boss battle a 4', calls: [['rate_items', { ids: ['so1'], rating: 4 }]] },
  { say: 'five stars', open: 'c2', calls: [['rate_items', { ids: ['c2'], rating: 5 }]] },
  { say: 'tag: launch, teaser', open: 'c2', calls: [['tag_items', { ids: ['c2'], add: ['launch', 'teaser'] }]] },
  {
    say: 'give the frog jumps clip the tags funny and frog',
    calls: [['tag_items', { ids: ['c2'], add: ['funny', 'frog'] }]],
  },
  { say: 'delete the tag wip from all my songs', calls: [['tag_items', { ids: ['so1', 'so2'], remove: ['wip'] }]] },
  {
    say: 'coffee pour needs a better name: Latte art',
    calls: [['rename_items', { names: [{ id: 'c1', title: 'Latte art' }] }]],
  },
  { say: 'add mushroom knight to spring launch', calls: [['add_to_board', { boardId: 'bd1', ids: ['i1'] }]] },
  {
    say: 'create board Animals: frog on a bicycle, frog jumps',
    calls: [['create_board', { name: 'Animals', ids: ['i4', 'c2'] }]],
  },
  { say: 'what boards have i got', calls: [], answers: /Spring launch/ },
  { say: 'please throw the ice cave background in the trash', calls: [['move_to_bin', { ids: ['i2'] }]] },
  { say: 'unbin purple banner', calls: [['restore_from_bin', { ids: ['b2'] }]] },
  {
    say: 'export everything i selected as zip',
    selected: ['i1', 'so1'],
    calls: [['export_items', { ids: ['i1', 'so1'], asArchive: true }]],
  },
  { say: 'jpg version of mushroom knight', calls: [['export_items', { ids: ['i1'], imageFormat: 'jpeg' }]] },
  { say: 'export the level one dialogue as mp3', calls: [['export_narration', { id: 's1', format: 'mp3' }]] },
  { say: 'stop the harbour job', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'is my transcription done', calls: [], answers: /harbour\.wav/ },
  { say: 'get me to the music page', calls: [['open_in_window', { panel: 'music' }]] },
  {
    say: 'tag coffee pour and frog jumps as socials, then put both on spring launch',
    calls: [
      ['tag_items', { ids: ['c1', 'c2'], add: ['socials'] }],
      ['add_to_board', { boardId: 'bd1', ids: ['c1', 'c2'] }],
    ],
  },
  {
    say: 'find the mushroom knight and animate it',
    calls: [
      ['find_in_library', { query: /mushroom knight/ }],
      ['generate_clip', { firstFrameId: 'i1' }],
    ],
  },
  { say: 'delete coffee pour and frog jumps', calls: [['move_to_bin', { ids: ['c1', 'c2'] }]] },
  { say: 'remove everything tagged wip', calls: [], answers: /./ },
  { say: 'make the video brighter', open: 'c1', calls: [], answers: /can.t/i },
  { say: 'transpose boss battle to d minor', calls: [], answers: /can.t/i },
  { say: 'cut out the awkward pause in the band rehearsal', calls: [], answers: /can.t/i },
  { say: 'can you make subtitles burn into the coffee pour clip', calls: [], answers: /rough cut|can.t/i },
];
