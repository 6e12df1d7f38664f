import type { RequestCase } from '../../request-case.ts';

/** Wishes of the sixth round, on the workshop studio. Of both studios 48 of 64 were right before they were mended. */
export const TUNED_SIXTH_WORKSHOP: readonly RequestCase[] = [
  {
    say: 'hi there, can you send me the srt for lesson 4?',
    calls: [['export_transcript', { id: 't1', format: 'srt' }]],
  },
  { say: 'captions pls', open: 't3', calls: [['export_transcript', { id: 't3', format: 'srt' }]] },
  {
    say: 'speaker two is my colleague Farah',
    open: 't3',
    calls: [['rename_speaker', { id: 't3', speakerId: 'sp2', name: 'Farah' }]],
  },
  { say: 'give me an overview of devlog 12', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'ideas for a title?', open: 't2', calls: [], answers: /-|“/ },
  {
    say: 'design a mascot for our school, an owl with glasses',
    calls: [['generate_images', { prompt: /owl with glasses/i }]],
  },
  { say: 'background art for level 3: lava cave', calls: [['generate_images', { prompt: /lava cave/i }]] },
  {
    say: 'can you make it more colourful',
    before: 'Draw an owl with glasses',
    calls: [['generate_images', { prompt: /owl with glasses.*colou?rful/i }]],
  },
  {
    say: 'one more but smiling',
    before: 'Draw an owl with glasses',
    calls: [['generate_images', { prompt: /owl with glasses.*smiling/i }]],
  },
  {
    say: 'i like it. animate it',
    before: 'Draw an owl with glasses',
    calls: [['generate_clip', { firstFrameId: 'made1' }]],
  },
  {
    say: 'make the ice cave background come alive with falling snow',
    calls: [['generate_clip', { firstFrameId: 'i2', prompt: /falling snow/i }]],
  },
  { say: 'victory fanfare, 8 bit', calls: [['generate_song', { style: /victory fanfare.*8.bit/i }]] },
  {
    say: 'Please compose a song for my students about fractions',
    calls: [['generate_song', { style: /students about fractions|fractions/i }]],
  },
  { say: 'create speech from "One two three"', calls: [['generate_speech', { text: 'One two three' }]] },
  { say: 'generate audio for level one dialogue', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'regenerate lines 1 to 3',
    open: 's1',
    calls: [['narrate_script', { id: 's1', lineIds: ['l0', 'l1', 'l2'], again: true }]],
  },
  {
    say: 'assign calm woman to the queen',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'queen', voiceId: 'v3' }]],
  },
  {
    say: 'I want the narrator to be Tom',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'narrator', voiceId: 'v1' }]],
  },
  {
    say: 'add "Press start to begin." as a new line',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'Press start to begin.' }] }]],
  },
  { say: 'delete line 12', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l11'] }]] },
  { say: 'do i have any clips with frogs', calls: [['find_in_library', { query: /frog.*kind:clip|kind:clip.*frog/ }]] },
  {
    say: 'show starred pictures',
    calls: [['find_in_library', { query: /kind:image.*is:favourite|is:favourite.*kind:image/ }]],
  },
  {
    say: 'list recordings from this year',
    calls: [['find_in_library', { query: /kind:recording.*date:year|date:year.*kind:recording/ }]],
  },
  {
    say: 'star the mushroom knight and the ice cave background',
    calls: [['set_favourite', { ids: ['i1', 'i2'], isFavourite: true }]],
  },
  { say: 'take boss battle out of favourites', calls: [['set_favourite', { ids: ['so1'], isFavourite: false }]] },
  { say: 'set the rating of frog jumps to 2', calls: [['rate_items', { ids: ['c2'], rating: 2 }]] },
  { say: 'tag all images with game', calls: [['tag_items', { ids: ['i1', 'i2', 'i3', 'i4'], add: ['game'] }]] },
  {
    say: 'new title for tavern evening: Last Call',
    calls: [['rename_items', { names: [{ id: 'so2', title: 'Last Call' }] }]],
  },
  {
    say: 'move mushroom knight to the spring launch board',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['i1'] }]],
  },
  { say: 'trash coffee pour', calls: [['move_to_bin', { ids: ['c1'] }]] },
  { say: 'bring the purple banner back', calls: [['restore_from_bin', { ids: ['b2'] }]] },
  { say: 'save the boss battle song to my computer', calls: [['export_items', { ids: ['so1'] }]] },
  { say: 'give me ice cave background as a png file', calls: [['export_items', { ids: ['i2'], imageFormat: 'png' }]] },
  { say: 'stop transcribing harbour.wav', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'go to the tasks page', calls: [['open_in_window', { panel: 'tasks' }]] },
  {
    say: 'favourite tavern evening and put it on spring launch',
    calls: [
      ['set_favourite', { ids: ['so2'], isFavourite: true }],
      ['add_to_board', { boardId: 'bd1', ids: ['so2'] }],
    ],
  },
  {
    say: 'speaker 1 is Mo and speaker 2 is Jo, then export as vtt',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Mo' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Jo' }],
      ['export_transcript', { id: 't2', format: 'vtt' }],
    ],
  },
  { say: 'speed up the coffee pour clip', calls: [], answers: /can.t|rough cut/i },
  { say: 'send this to my teacher', open: 'i1', calls: [], answers: /can.t|export/i },
];
